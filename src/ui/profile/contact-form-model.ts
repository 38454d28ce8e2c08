import { injectable } from 'inversify'
import { normalizedPhone, type ContactDetails } from '@/domain/profile/contact'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { ContactForm } from './contact-form'

/** The contact details as typed in the form. Source: PRO-02. */
@injectable()
export class ContactFormModel {
  typed: ContactDetails = { phone: '', alternativePhone: '', email: '' }

  constructor() {
    observeFields(this, 'typed')
  }

  fillFromContact(contact: ContactDetails): void {
    this.typed = contact
  }

  setFieldValue(field: keyof ContactDetails, text: string): void {
    this.typed = { ...this.typed, [field]: field === 'email' ? text : normalizedPhone(text) }
  }

  errors(): readonly FormError[] {
    return findFormErrors(new ContactForm({ ...this.typed, email: this.typed.email.trim() }))
  }
}
