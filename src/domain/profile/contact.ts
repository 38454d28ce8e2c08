import { normalizedEmail } from '@/domain/shared/email'

/**
 * How the lender reaches a customer. What is not known is empty. The phone is not the cellphone that codes go to,
 * which changes with a selfie alone. Source: PRO-02, ACC-22.
 */
export interface Contact {
  /** Digits. */
  readonly phone: string
  /** Digits, or empty. */
  readonly alternativePhone: string
  readonly email: string
}

export type PhoneProblem = 'required' | 'too-short' | 'too-long'

/** Digits: a number without its area code, and the longest of any country. Source: E.164. */
const shortestPhone = 8
const longestPhone = 15

/** A phone as it stays in its field: only its digits. Source: PRO-02, GEN-03. */
export function normalizedPhone(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** Source: PRO-02. */
export function phoneProblem(phone: string): PhoneProblem | undefined {
  if (phone === '') return 'required'
  if (phone.length < shortestPhone) return 'too-short'
  return phone.length > longestPhone ? 'too-long' : undefined
}

/** Source: PRO-02. */
export function alternativePhoneProblem(phone: string): PhoneProblem | undefined {
  return phone === '' ? undefined : phoneProblem(phone)
}

/** The addresses that the lender notifies of a change: those it knows. Source: PRO-07. */
export function changeRecipients({ email, phone }: Contact): readonly string[] {
  return [email, phone].filter((each) => each !== '')
}

/** As it is kept and sent, from what was typed or received. Source: PRO-02. */
export function normalizedContact({ phone, alternativePhone, email }: Contact): Contact {
  return {
    phone: normalizedPhone(phone),
    alternativePhone: normalizedPhone(alternativePhone),
    email: normalizedEmail(email),
  }
}
