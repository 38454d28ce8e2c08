import { injectable } from 'inversify'
import { normalizedPhone, type Contact } from '@/domain/profile/contact'
import { formErrors } from '@/ui/kit/checked-by'
import type { FormError } from '@/ui/kit/form-error'
import { observed } from '@/ui/kit/observed'
import { ContactForm } from './contact-form'

/** The contact details in the form. Source: PRO-02. */
@injectable()
export class ContactEntry {
  typed: Contact = { phone: '', alternativePhone: '', email: '' }

  constructor() {
    observed(this, 'typed')
  }

  open(contact: Contact): void {
    this.typed = contact
  }

  type(field: keyof Contact, text: string): void {
    this.typed = { ...this.typed, [field]: field === 'email' ? text : normalizedPhone(text) }
  }

  problems(): readonly FormError[] {
    return formErrors(new ContactForm({ ...this.typed, email: this.typed.email.trim() }))
  }
}
