import { CheckedBy } from '@/ui/kit/checked-by'
import { accessTexts } from '@/ui/texts/access.texts'

/** The form with the password. Source: ACC-13. */
export class PasswordForm {
  @CheckedBy((password) => (password === '' ? 'required' : undefined), () => accessTexts.password.required)
  password: string

  constructor(password: string) {
    this.password = password
  }
}
