import { ValidateField } from '@/ui/kit/validate-field'
import { accessTexts } from '@/ui/texts/access.texts'

/** The form in which the customer types their password to sign in. Source: ACC-13. */
export class PasswordForm {
  @ValidateField(
    (password) => (password === '' ? 'required' : undefined),
    () => accessTexts.password.required,
  )
  password: string

  constructor(password: string) {
    this.password = password
  }
}
