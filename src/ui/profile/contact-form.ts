import { alternativePhoneProblem, phoneProblem, type Contact } from '@/domain/profile/contact'
import { emailProblem } from '@/domain/shared/email'
import { CheckedBy } from '@/ui/kit/checked-by'
import { emailProblemText, phoneProblemText } from '@/ui/texts/profile.texts'

/** The form with the customer's contact details. Source: PRO-02. */
export class ContactForm {
  @CheckedBy(phoneProblem, phoneProblemText)
  phone: string

  @CheckedBy(alternativePhoneProblem, phoneProblemText)
  alternativePhone: string

  @CheckedBy(emailProblem, emailProblemText)
  email: string

  constructor({ phone, alternativePhone, email }: Contact) {
    this.phone = phone
    this.alternativePhone = alternativePhone
    this.email = email
  }
}
