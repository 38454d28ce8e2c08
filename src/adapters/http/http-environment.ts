import type { SwitchableCapability } from '@/domain/session/capability'
import type { IdentityProviderFieldNames } from '@/application/shared/settings.port'
import type { AnswerContractDeviation } from '@/application/shared/diagnostics'

/**
 * The parts that gateways need in addition to the HTTP client: functions and settings that say how the
 * portal runs and what it may show. Source: ACC-35, SES-22.
 */
export interface GatewayEnvironment {
  /**
   * Returns the `hash` of the refinancing link that is open in this tab, if the lender sent that link to the
   * customer with the given tax id; otherwise undefined. The hash contains the secret that the lender checks.
   * Source: SES-22.
   */
  readonly refinancingHashOf: (taxId: string) => Promise<string | undefined>
  readonly isStandalone: () => boolean
  readonly showsLoginCodes: boolean
  /** The names of the fields of the identity provider's form. Source: SES-18. */
  readonly identityForm?: IdentityProviderFieldNames | undefined
  /**
   * Returns whether the lender has switched off a capability (a part of the portal), and the customer is on no
   * screen that needs it. Source: OPS-03, OPS-05.
   */
  readonly isCapabilityOff?: (capability: SwitchableCapability) => boolean
  /**
   * Receives values that are not in the API contract although its schemas accept them. Undefined if
   * diagnostics are off.
   * Source: CON-05.
   */
  readonly reportDeviation?: ((deviation: AnswerContractDeviation) => void) | undefined
}
