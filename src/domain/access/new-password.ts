/** Why a new password is not accepted. Source: ACC-17. */
export type NewPasswordProblem = 'required' | 'too-short' | 'forbidden-characters'

/** Minimum number of characters in a password. Source: ACC-17. */
export const shortestPassword = 6

/**
 * Returns what is wrong with a new password, or undefined if it has at least 6 letters (ñ and Ñ included) or
 * digits. Source: ACC-17.
 */
export function newPasswordProblem(password: string): NewPasswordProblem | undefined {
  if (password === '') return 'required'
  if (!/^[A-Za-zñÑ0-9]+$/.test(password)) return 'forbidden-characters'
  return password.length < shortestPassword ? 'too-short' : undefined
}

/** Why the repeated password is not accepted. Source: ACC-17. */
export type RepeatedPasswordProblem = 'required' | 'different'

/**
 * Returns what is wrong with the repeated password, or undefined if it equals the first one. Source: ACC-17.
 */
export function repeatedPasswordProblem(
  repeated: string,
  password: string,
): RepeatedPasswordProblem | undefined {
  if (repeated === '') return 'required'
  return repeated === password ? undefined : 'different'
}
