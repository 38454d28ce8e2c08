import { KnownIssuerKeys } from '@/application/documents/known-issuer-keys.port'
import { StoredIssuerKeys } from '@/adapters/device/stored/stored-issuer-keys'
import { adapter, capability } from '@/start/composition'

export const documents = capability(adapter(KnownIssuerKeys, StoredIssuerKeys))
