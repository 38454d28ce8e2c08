import type { IdentityCheckReference } from '@/application/access/identity-check.port'
import { shapedAs, text } from './schemas'

export const identityCheck = shapedAs<IdentityCheckReference>({ transactionId: text, externalId: text })
