import type { SwitchableCapability } from '@/domain/session/capability'
import type { IdentityFormNames } from '@/application/shared/settings.port'
import type { AnswerDeviation } from '@/application/shared/diagnostics'

/**
 * What gateways need besides the HTTP client: how the portal runs, and which contents of the answers it may
 * show. Source: ACC-35, SES-22.
 */
export interface GatewayEnvironment {
  /**
   * Returns the hash of the refinancing link that is open in this tab, if the link was sent to the customer
   * with this tax id. Source: SES-22.
   */
  readonly refinancingHashOf: (taxId: string) => Promise<string | undefined>
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
  /** The names that the identity provider uses for the fields of its form. Source: SES-18. */
  readonly identityForm?: IdentityFormNames | undefined
  /** Returns whether the lender has switched off a part (capability) of the portal. Source: OPS-03. */
  readonly isOff?: (capability: SwitchableCapability) => boolean
  /**
   * Receives, with diagnostics on, values that the contract does not list although no schema refuses them.
   * Source: CON-05.
   */
  readonly reportDeviation?: ((deviation: AnswerDeviation) => void) | undefined
}
