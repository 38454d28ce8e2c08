import { normalizedEmail } from '@/domain/shared/email'

/**
 * The phone numbers and e-mail address by which the lender reaches a customer. Unknown fields are empty.
 * `phone` is not the cellphone that receives SMS codes, which the customer can change only after an
 * identity check by selfie. Source: PRO-02, ACC-22.
 */
export interface ContactDetails {
  /** The phone number, as digits only. */
  readonly phone: string
  /** A second phone number, as digits only; empty if there is none. */
  readonly alternativePhone: string
  readonly email: string
}

/** Removes everything but digits from a phone number while the customer types it. Source: PRO-02, GEN-03. */
export function normalizedPhone(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/**
 * Returns contact details (typed by the customer or received from the lender) in the form in which the
 * portal stores and sends them. Source: PRO-02.
 */
export function normalizedContactDetails({ phone, alternativePhone, email }: ContactDetails): ContactDetails {
  return {
    phone: normalizedPhone(phone),
    alternativePhone: normalizedPhone(alternativePhone),
    email: normalizedEmail(email),
  }
}
