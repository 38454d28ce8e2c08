import { emailProblem, normalizedEmail } from '@/domain/shared/email'
import type { Instant } from '@/domain/shared/calendar-date'

/** What anybody may ask for without login: to take a contract back, or to end the service. Source: CAN-06. */
export type ConsumerRequestKind = 'revocation' | 'service-cancellation'

/** Who asks, for what, and where the answer goes. Source: CAN-06. */
export interface ConsumerRequest {
  readonly kind: ConsumerRequestKind
  readonly dni: string
  readonly fullName: string
  /** An e-mail address or a phone number. */
  readonly contact: string
  /** The number of the loan that it is about, where the customer came from it. */
  readonly loan?: string
}

/** What the lender took in, and when. Source: CAN-06. */
export interface ConsumerCase {
  readonly number: string
  readonly createdAt: Instant
}

export type ContactProblem = 'required' | 'neither-phone-nor-email'

/** What is wrong with the way to answer the customer: a phone of 8 to 13 digits or an e-mail address. Source: CAN-06. */
export function contactProblem(contact: string): ContactProblem | undefined {
  const text = normalizedEmail(contact)
  if (text === '') return 'required'
  return emailProblem(text) === undefined || isPhone(text) ? undefined : 'neither-phone-nor-email'
}

/** What is wrong with a name: nothing but its absence. */
export function fullNameProblem(name: string): 'required' | undefined {
  return /\p{L}/u.test(name) ? undefined : 'required'
}

function isPhone(text: string): boolean {
  return /^[\d\s()+.-]+$/.test(text) && /^\d{8,13}$/.test(text.replaceAll(/\D/g, ''))
}
