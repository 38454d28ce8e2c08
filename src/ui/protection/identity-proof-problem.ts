/**
 * Why the last attempt in the dialog that asks for a password or a passkey had no effect; empty before the
 * first attempt.
 */
export interface IdentityProofProblem {
  readonly isPasswordMissing?: boolean
  readonly error?: string | undefined
  /** Whether the lender refused the password or passkey. */
  readonly isProofRefused?: boolean
}
