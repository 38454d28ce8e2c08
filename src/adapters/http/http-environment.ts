/**
 * What the requests say about the place where the portal runs, and which parts of the answers may be shown.
 * Source: ACC-35, SES-22.
 */
export interface HttpEnvironment {
  /** The hash of the refinancing link that is open in this tab, if it is that customer's. Source: SES-22. */
  readonly refinancingHashOf: (taxId: string) => string | undefined
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
  /** Tells whoever connects the portal what an answer says beyond the contract; nothing of a customer. */
  readonly tellIntegrator?: ((notice: string) => void) | undefined
}
