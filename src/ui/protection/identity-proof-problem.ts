/** Why the last attempt in the dialog that asks who the customer is changed nothing; empty before the first attempt. */
export interface IdentityProofProblem {
  readonly error?: string | undefined
  /** Whether the lender refused the password or passkey. */
  readonly isProofRefused?: boolean
}
