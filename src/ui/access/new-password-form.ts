import { newPasswordProblem, repeatedPasswordProblem } from '@/domain/access/new-password'
import { CheckedBy } from '@/ui/kit/checked-by'
import { newPasswordProblemText, repeatedPasswordProblemText } from '@/ui/texts/new-password.texts'

/** The form with the new password. Source: ACC-17. */
export class NewPasswordForm {
  @CheckedBy(newPasswordProblem, newPasswordProblemText)
  newPassword: string

  @CheckedBy(
    (repeated, { newPassword }: NewPasswordForm) => repeatedPasswordProblem(repeated, newPassword),
    repeatedPasswordProblemText,
  )
  repeated: string

  constructor(newPassword: string, repeated: string) {
    this.newPassword = newPassword
    this.repeated = repeated
  }
}
