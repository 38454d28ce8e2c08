import { normalizedEmail } from '@/domain/shared/email'
import { emailProblem } from '@/domain/shared/email-problem'
import type { Instant } from '@/domain/shared/calendar-date'

/**
 * What a person may request from the lender even without signing in: to revoke a loan contract, or to cancel
 * a service. Source: CAN-06.
 */
export type ConsumerRequestKind = 'revocation' | 'service-cancellation'

/**
 * A request to the lender that a person may make even without signing in: who makes it, what they ask for and
 * where the lender answers. Source: CAN-06.
 */
export interface ConsumerRequest {
  readonly kind: ConsumerRequestKind
  readonly dni: string
  readonly fullName: string
  /** The e-mail address or phone number to which the lender sends its answer to the request. */
  readonly contact: string
  /** Number of the loan that the request is about, if the customer came from that loan's page. */
  readonly loanNumber?: string
}

/** The lender's confirmation of a consumer's request, with its number and date. Source: CAN-06. */
export interface ConsumerRequestReceipt {
  readonly number: string
  readonly createdAt: Instant
}

export type ConsumerContactProblem = 'required' | 'neither-phone-nor-email'

/**
 * Returns what is wrong with the contact that the customer typed, or undefined if it is a phone number of 8
 * to 13 digits or an e-mail address. Source: CAN-06.
 */
export function consumerContactProblem(contact: string): ConsumerContactProblem | undefined {
  const text = normalizedEmail(contact)
  if (text === '') return 'required'
  return emailProblem(text) === undefined || isPhoneNumber(text) ? undefined : 'neither-phone-nor-email'
}

/** Returns `required` if the typed full name has no letter, otherwise undefined. */
export function fullNameProblem(name: string): 'required' | undefined {
  return /\p{L}/u.test(name) ? undefined : 'required'
}

function isPhoneNumber(text: string): boolean {
  return /^[\d\s()+.-]+$/.test(text) && /^\d{8,13}$/.test(text.replaceAll(/\D/g, ''))
}
