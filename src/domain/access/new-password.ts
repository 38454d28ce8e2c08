/** What a new password can be wrong about. Source: ACC-17. */
export type NewPasswordProblem = 'required' | 'too-short' | 'forbidden-characters'

/** How many characters a password has at least. Source: ACC-17. */
export const shortestPassword = 6

/** What is wrong with a new password: at least 6 letters, ñ and Ñ included, or digits. Source: ACC-17. */
export function newPasswordProblem(password: string): NewPasswordProblem | undefined {
  if (password === '') return 'required'
  if (!/^[A-Za-zñÑ0-9]+$/.test(password)) return 'forbidden-characters'
  return password.length < shortestPassword ? 'too-short' : undefined
}

/** What typing it again can be wrong about. Source: ACC-17. */
export type RepeatedPasswordProblem = 'required' | 'different'

/** What is wrong with the second time, which has to say the same as the first. Source: ACC-17. */
export function repeatedPasswordProblem(
  repeated: string,
  password: string,
): RepeatedPasswordProblem | undefined {
  if (repeated === '') return 'required'
  return repeated === password ? undefined : 'different'
}
