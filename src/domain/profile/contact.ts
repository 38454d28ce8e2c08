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

export type PhoneProblem = 'required' | 'too-short' | 'too-long'

/**
 * Minimum and maximum number of digits of a phone number: a local one without area code, and the longest
 * international one. Source: E.164.
 */
const minPhoneDigits = 8
const maxPhoneDigits = 15

/** Removes everything but digits from a phone number while the customer types it. Source: PRO-02, GEN-03. */
export function normalizedPhone(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Returns what is wrong with a required phone number, or undefined if it is valid. Source: PRO-02. */
export function phoneProblem(phone: string): PhoneProblem | undefined {
  if (phone === '') return 'required'
  if (phone.length < minPhoneDigits) return 'too-short'
  return phone.length > maxPhoneDigits ? 'too-long' : undefined
}

/** Returns what is wrong with an optional phone number; undefined if it is empty or valid. Source: PRO-02. */
export function alternativePhoneProblem(phone: string): PhoneProblem | undefined {
  return phone === '' ? undefined : phoneProblem(phone)
}

/**
 * Returns where the lender sends notice that the customer's contact details or address were changed: their
 * e-mail address and phone number, as far as known. Source: PRO-07.
 */
export function changeNoticeRecipients({ email, phone }: ContactDetails): readonly string[] {
  return [email, phone].filter((each) => each !== '')
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
