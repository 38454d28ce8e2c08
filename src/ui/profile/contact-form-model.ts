import { injectable } from 'inversify'
import { normalizedPhone, type ContactDetails } from '@/domain/profile/contact'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { ContactForm } from './contact-form'

/** The contact details as typed in the form. Source: PRO-02. */
@injectable()
export class ContactFormModel {
  typedContact: ContactDetails = { phone: '', alternativePhone: '', email: '' }

  constructor() {
    observeFields(this, 'typedContact')
  }

  fillFromContact(contact: ContactDetails): void {
    this.typedContact = contact
  }

  setFieldValue(field: keyof ContactDetails, text: string): void {
    this.typedContact = { ...this.typedContact, [field]: field === 'email' ? text : normalizedPhone(text) }
  }

  errors(): readonly FormError[] {
    return findFormErrors(new ContactForm({ ...this.typedContact, email: this.typedContact.email.trim() }))
  }
}
