import { dayInBuenosAires, instant, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { serviceTerms } from '@/domain/shared/service-terms'
import type { DisownedChange } from '@/domain/protection/disowned-change'
import type { PersonalDataRequest } from './personal-data'

/** A reason for a claim, as the lender lists it. Source: SUP-01. */
export interface ClaimReason {
  readonly id: string
  readonly description: string
  /** Whether it is the reason for a loan or payment that the customer does not recognise. Source: SUP-05. */
  readonly isNotRecognised: boolean
  /** The request about personal data that it is the reason for. Source: SUP-06. */
  readonly personalData?: PersonalDataRequest
}

/**
 * What a claim is about: a loan, a payment, an automatic collection or a change of the account that the
 * customer does not recognise, or their personal data. Source: SUP-05, SUP-06, ACC-41, COL-03.
 */
export type ClaimSubject =
  | { readonly kind: 'personal-data'; readonly request: PersonalDataRequest }
  | { readonly kind: 'account-change'; readonly change: DisownedChange }
  | { readonly kind: 'loan'; readonly externalId: string }
  | {
      readonly kind: 'collection'
      /** The lender's number of the collection. */
      readonly collectionId: string
      readonly date: CalendarDate
      readonly amount: Cents
      readonly externalId: string
    }
  | {
      readonly kind: 'payment'
      readonly date: CalendarDate
      readonly amount: Cents
      /** Number of the loan that it pays; missing if the lender does not say. */
      readonly externalId?: string
    }

/** The fields of the claim form. */
export interface EnteredClaim {
  /** Empty until the customer chooses a reason. */
  readonly reasonId: string
  readonly comments: string
  readonly email: string
  readonly subject?: ClaimSubject
  /** Whether the customer agrees that what went wrong on the page goes along. Missing means no. Source: OPS-04. */
  readonly sharesPageEvents?: boolean
}

/** The lender's confirmation of a claim. Source: SUP-04. */
export interface ClaimReceipt {
  /** Missing if the lender gives no number. */
  readonly caseNumber?: string
  readonly answerBy: CalendarDate
}

/** Progress of a claim. `unknown` stands for every value that the portal does not know. */
export type ClaimStatus = 'received' | 'in-review' | 'answered' | 'closed' | 'unknown'

/** A claim that the lender has registered. Source: SUP-04. */
export interface FiledClaim {
  readonly caseNumber: string
  readonly reason: string
  readonly filedOn: CalendarDate
  readonly status: ClaimStatus
  readonly answer?: string
  readonly answerBy?: CalendarDate
}

/** Maximum characters of the comments: more than three pages. */
const longestComments = 6000

const millisecondsPerHour = 3_600_000

export function reasonProblem(reasonId: string): 'missing' | undefined {
  return reasonId === '' ? 'missing' : undefined
}

/** Returns by how many characters the comments are too long, or undefined. */
export function commentsProblem(comments: string): number | undefined {
  const tooMany = [...comments].length - longestComments
  return tooMany > 0 ? tooMany : undefined
}

/** Returns the day by which the lender has to answer a claim sent at that moment. Source: 1§9, SUP-04. */
export function claimAnswerDay(sentAt: Instant): CalendarDate {
  return dayInBuenosAires(instant(sentAt + serviceTerms.claimAnswerHours * millisecondsPerHour))
}

/** Returns whether the answer is late: its day has passed and the claim is not answered. Source: SUP-04. */
export function isAnswerLate({ status, answerBy }: FiledClaim, today: CalendarDate): boolean {
  const isOpen = status !== 'answered' && status !== 'closed'
  return isOpen && answerBy !== undefined && answerBy < today
}

/** Returns the reasons to choose from. A request about personal data has its own reason. Source: SUP-06. */
export function reasonsFor(
  subject: ClaimSubject | undefined,
  reasons: readonly ClaimReason[],
): readonly ClaimReason[] {
  const request = subject?.kind === 'personal-data' ? subject.request : undefined
  return reasons.filter(({ personalData }) => personalData === request)
}

export function isSameSubject(one: ClaimSubject | undefined, other: ClaimSubject | undefined): boolean {
  if (one?.kind === 'personal-data') return other?.kind === 'personal-data' && one.request === other.request
  if (one?.kind === 'account-change') return other?.kind === 'account-change' && one.change === other.change
  if (one?.kind === 'loan') return other?.kind === 'loan' && one.externalId === other.externalId
  if (one?.kind === 'collection')
    return other?.kind === 'collection' && one.collectionId === other.collectionId
  if (one?.kind !== 'payment') return other === undefined
  return (
    other?.kind === 'payment' &&
    one.date === other.date &&
    one.amount === other.amount &&
    one.externalId === other.externalId
  )
}

/** Returns whether two claims have the same content, so that the lender treats them as one. */
export function isSameClaim(one: EnteredClaim, other: EnteredClaim): boolean {
  return (
    one.reasonId === other.reasonId &&
    one.comments === other.comments &&
    one.email === other.email &&
    (one.sharesPageEvents ?? false) === (other.sharesPageEvents ?? false) &&
    isSameSubject(one.subject, other.subject)
  )
}
