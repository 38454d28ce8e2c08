import type { ContactDetails } from '@/domain/profile/contact'
import { alternativePhoneProblem, phoneProblem } from '@/domain/profile/phone-problem'
import { emailProblem } from '@/domain/shared/email-problem'
import { ValidateField } from '@/ui/kit/validate-field'
import { emailProblemText, phoneProblemText } from '@/ui/texts/profile.texts'

/**
 * The values of the form with the customer's contact details, and the checks of its fields. Source: PRO-02.
 */
export class ContactForm {
  @ValidateField(phoneProblem, phoneProblemText)
  phone: string

  @ValidateField(alternativePhoneProblem, phoneProblemText)
  alternativePhone: string

  @ValidateField(emailProblem, emailProblemText)
  email: string

  constructor({ phone, alternativePhone, email }: ContactDetails) {
    this.phone = phone
    this.alternativePhone = alternativePhone
    this.email = email
  }
}
