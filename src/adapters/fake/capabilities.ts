import type { builtCapabilities, contracts } from '@/adapters/contract/contracts'
import { accessHandlers } from './access.routes'
import type { Handlers } from './handler'
import { loansHandlers } from './loans.routes'
import { paymentsHandlers } from './payments.routes'
import { sessionHandlers } from './session.routes'

export type BuiltCapability = (typeof builtCapabilities)[number]

/** What is served today. */
export const handlers: { readonly [Name in BuiltCapability]: Handlers<(typeof contracts)[Name]> } = {
  access: accessHandlers,
  session: sessionHandlers,
  loans: loansHandlers,
  payments: paymentsHandlers,
}
