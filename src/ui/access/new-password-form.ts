import { newPasswordProblem, repeatedPasswordProblem, type PasswordRule } from '@/domain/access/new-password'
import { CheckedBy } from '@/ui/kit/checked-by'
import { newPasswordProblemText, repeatedPasswordProblemText } from '@/ui/texts/new-password.texts'

/** The form with the new password. Source: ACC-17. */
export class NewPasswordForm {
  @CheckedBy(
    (password, { rule }: NewPasswordForm) => newPasswordProblem(password, rule),
    (problem, { rule }) => newPasswordProblemText(problem, rule),
  )
  newPassword: string

  @CheckedBy(
    (repeated, { newPassword }: NewPasswordForm) => repeatedPasswordProblem(repeated, newPassword),
    repeatedPasswordProblemText,
  )
  repeated: string

  constructor(
    newPassword: string,
    repeated: string,
    readonly rule: PasswordRule,
  ) {
    this.newPassword = newPassword
    this.repeated = repeated
  }
}
