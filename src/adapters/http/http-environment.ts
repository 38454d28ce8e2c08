/**
 * What requests say about where the portal runs, and which parts of the answers may be shown.
 * Source: ACC-35, SES-22.
 */
export interface HttpEnvironment {
  /** Returns the hash of the refinancing link open in this tab, if it is that customer's. Source: SES-22. */
  readonly refinancingHashOf: (taxId: string) => string | undefined
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
  /** Reports to the integrator what an answer contains beyond the contract, without customer data. */
  readonly tellIntegrator?: ((notice: string) => void) | undefined
}
