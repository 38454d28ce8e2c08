/** What the lender's server is told of where the portal runs, and what may be shown of its answers. Source: ACC-35. */
export interface Surroundings {
  readonly isStandalone: () => boolean
  readonly showsCodes: boolean
}
