/** Why a new password is not accepted. Source: ACC-17. */
export type NewPasswordProblem = 'required' | 'too-short' | 'forbidden-characters'

/**
 * The rule that a new password has to follow. `letters-and-digits`: at least 6 letters or digits, ñ and
 * Ñ included. `with-symbols`: at least 8 letters, digits or symbols of a usual keyboard, for a lender
 * that wants longer passwords. Neither rule requires a mixture, such as letters with digits, because a
 * longer password protects better. Source: ACC-17.
 */
export type PasswordRule = 'letters-and-digits' | 'with-symbols'

const passwordRules: Readonly<
  Record<PasswordRule, { readonly shortest: number; readonly characters: RegExp }>
> = {
  'letters-and-digits': { shortest: 6, characters: /^[A-Za-zñÑ0-9]+$/ },
  'with-symbols': { shortest: 8, characters: /^[!-~ñÑ]+$/ },
}

/**
 * Returns what is wrong with a new password, or undefined if the password follows the given rule.
 * Source: ACC-17.
 */
export function newPasswordProblem(password: string, rule: PasswordRule): NewPasswordProblem | undefined {
  const { shortest, characters } = passwordRules[rule]
  if (password === '') return 'required'
  if (!characters.test(password)) return 'forbidden-characters'
  return password.length < shortest ? 'too-short' : undefined
}

/** Why the password that the customer types a second time is not accepted. Source: ACC-17. */
export type PasswordConfirmationProblem = 'required' | 'different'

/**
 * Returns what is wrong with the password that the customer types a second time, or undefined if it
 * equals the first. Source: ACC-17.
 */
export function passwordConfirmationProblem(
  repeated: string,
  password: string,
): PasswordConfirmationProblem | undefined {
  if (repeated === '') return 'required'
  return repeated === password ? undefined : 'different'
}
