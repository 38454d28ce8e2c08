import { dayInBuenosAires, instant, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { serviceTerms } from '@/domain/shared/service-terms'

/** What a claim may be about, in the lender's words. Source: SUP-01. */
export interface ClaimReason {
  readonly id: string
  readonly description: string
  /** The one for what a customer does not know of. Source: SUP-05. */
  readonly isNotRecognised: boolean
}

/** The loan or the payment that a customer does not recognise. Source: SUP-05. */
export type ClaimSubject =
  | { readonly kind: 'loan'; readonly externalId: string }
  | {
      readonly kind: 'payment'
      readonly date: CalendarDate
      readonly amount: Cents
      /** The loan that it pays, where the lender says so. */
      readonly externalId?: string
    }

/** What a customer writes. */
export interface TypedClaim {
  /** Empty until the customer chooses one. */
  readonly reasonId: string
  readonly comments: string
  readonly email: string
  readonly subject?: ClaimSubject
}

/** What the lender says once a claim is with it. Source: SUP-04. */
export interface ClaimReceipt {
  /** Missing where the lender numbers none. */
  readonly caseNumber?: string
  readonly answerBy: CalendarDate
}

/** Where the lender is with it; `unknown` where it says so in words that nobody agreed. */
export type ClaimStatus = 'received' | 'in-review' | 'answered' | 'closed' | 'unknown'

/** A claim as the lender keeps it. Source: SUP-04. */
export interface FiledClaim {
  readonly caseNumber: string
  readonly reason: string
  readonly filedOn: CalendarDate
  readonly standing: ClaimStatus
  readonly answer?: string
  readonly answerBy?: CalendarDate
}

/** In letters, as people count them: more than three pages. */
const longestComments = 6000

const millisecondsPerHour = 3_600_000

export function reasonProblem(reasonId: string): 'missing' | undefined {
  return reasonId === '' ? 'missing' : undefined
}

/** By how many letters it is too long. */
export function commentsProblem(comments: string): number | undefined {
  const tooMany = [...comments].length - longestComments
  return tooMany > 0 ? tooMany : undefined
}

/** The day by which a claim is answered that was sent then. Source: 1§9, SUP-04. */
export function claimAnswerDay(sentAt: Instant): CalendarDate {
  return dayInBuenosAires(instant(sentAt + serviceTerms.claimAnswerHours * millisecondsPerHour))
}

/** Whether its day has passed without a word. Source: SUP-04. */
export function isAnswerLate({ standing, answerBy }: FiledClaim, today: CalendarDate): boolean {
  const isOpen = standing !== 'answered' && standing !== 'closed'
  return isOpen && answerBy !== undefined && answerBy < today
}

export function isSameSubject(one: ClaimSubject | undefined, other: ClaimSubject | undefined): boolean {
  if (one?.kind === 'loan') return other?.kind === 'loan' && one.externalId === other.externalId
  if (one?.kind !== 'payment') return other === undefined
  return (
    other?.kind === 'payment' &&
    one.date === other.date &&
    one.amount === other.amount &&
    one.externalId === other.externalId
  )
}

/** Whether both say the same, so that the lender takes them for one. */
export function isSameClaim(one: TypedClaim, other: TypedClaim): boolean {
  return (
    one.reasonId === other.reasonId &&
    one.comments === other.comments &&
    one.email === other.email &&
    isSameSubject(one.subject, other.subject)
  )
}
