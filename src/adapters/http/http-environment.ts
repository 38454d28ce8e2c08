import type { Capability } from '@/domain/session/capability'
import type { IdentityFormNames } from '@/application/shared/settings.port'
import type { AnswerDeviation } from '@/application/shared/diagnostics'

/**
 * What requests say about where the portal runs, and which parts of the answers may be shown.
 * Source: ACC-35, SES-22.
 */
export interface HttpEnvironment {
  /** Returns the hash of the refinancing link open in this tab, if it is that customer's. Source: SES-22. */
  readonly refinancingHashOf: (taxId: string) => Promise<string | undefined>
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
  /** The identity provider's own names of the fields of its form. Source: SES-18. */
  readonly identityForm?: IdentityFormNames | undefined
  /** Returns whether the lender has switched a capability off. Source: OPS-03. */
  readonly isOff?: (capability: Capability) => boolean
  /** With diagnostics on, receives values that the contract does not list, which no schema refuses. Source: CON-05. */
  readonly reportDeviation?: ((deviation: AnswerDeviation) => void) | undefined
}
