import {
  newPasswordProblem,
  passwordConfirmationProblem,
  type PasswordRule,
} from '@/domain/access/new-password'
import { ValidateField } from '@/ui/kit/validate-field'
import { newPasswordProblemText, passwordConfirmationProblemText } from '@/ui/texts/new-password.texts'

/** The form in which the customer types a new password twice, with its checks. Source: ACC-17. */
export class NewPasswordForm {
  @ValidateField(
    (password, { rule }: NewPasswordForm) => newPasswordProblem(password, rule),
    (problem, { rule }) => newPasswordProblemText(problem, rule),
  )
  newPassword: string

  @ValidateField(
    (repeated, { newPassword }: NewPasswordForm) => passwordConfirmationProblem(repeated, newPassword),
    passwordConfirmationProblemText,
  )
  repeatedPassword: string

  constructor(
    newPassword: string,
    repeated: string,
    readonly rule: PasswordRule,
  ) {
    this.newPassword = newPassword
    this.repeatedPassword = repeated
  }
}
