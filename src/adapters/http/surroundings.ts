/** What the lender's server is told of where the portal runs, and what may be shown of its answers. Source: ACC-35. */
export interface Surroundings {
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
  /** Tells whoever connects the portal what an answer says beyond the contract; nothing of a customer. */
  readonly tellIntegrator?: ((notice: string) => void) | undefined
}
