import { dayInBuenosAires, instant, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { normalizedEmail } from '@/domain/shared/email'
import type { Cents } from '@/domain/shared/money'
import { lenderServiceRules } from '@/domain/shared/lender-service-rules'
import type { UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'
import type { PersonalDataRequestKind } from './personal-data'

/** A reason for a claim, as the lender lists it. Source: SUP-01. */
export interface ClaimReason {
  readonly id: string
  readonly description: string
  /**
   * True for the reason of claims about something that the customer does not recognise: a loan, a payment,
   * an automatic collection or an account change. Source: SUP-05, COL-03, ACC-41.
   */
  readonly isAboutUnrecognised: boolean
  /**
   * The kind of request about personal data that this reason stands for; missing for all other reasons.
   * Source: SUP-06.
   */
  readonly personalDataRequestKind?: PersonalDataRequestKind
}

/**
 * What a claim is about: something that the customer does not recognise (a loan, a payment, an automatic
 * collection or an account change), or their personal data. Source: SUP-05, SUP-06, ACC-41, COL-03.
 */
export type ClaimSubject =
  | { readonly kind: 'personal-data'; readonly request: PersonalDataRequestKind }
  | { readonly kind: 'account-change'; readonly change: UnrecognisedChangeKind }
  | { readonly kind: 'loan'; readonly externalId: string }
  | {
      readonly kind: 'collection'
      /** The lender's number of the automatic collection that the claim is about. */
      readonly collectionId: string
      readonly date: CalendarDate
      readonly amount: Cents
      readonly externalId: string
    }
  | {
      readonly kind: 'payment'
      readonly date: CalendarDate
      readonly amount: Cents
      /** Number of the loan that the payment pays; missing if the lender does not say. */
      readonly externalId?: string
    }

/** The contents of the claim form that the customer fills in. */
export interface EnteredClaim {
  /** Id of the claim's reason; empty until the customer chooses one. */
  readonly reasonId: string
  readonly comments: string
  readonly email: string
  readonly subject?: ClaimSubject | undefined
  /**
   * Whether the customer agrees that the portal sends the errors of the page with the claim; missing
   * means no. Source: OPS-04.
   */
  readonly sharesPageEvents?: boolean
}

/** The lender's confirmation that it received a claim. Source: SUP-04. */
export interface ClaimReceipt {
  /** The lender's number of the claim; missing if the lender gives none. */
  readonly caseNumber?: string
  readonly answerBy: CalendarDate
}

/** Progress of a claim. `unknown`: the lender gives a status that the portal does not know. */
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

/**
 * Returns the listed claim that may be the one whose answer was lost: the only one with the given reason that
 * was not listed before that claim was sent. Undefined if there is none, or more than one. It may also be
 * another claim with the same reason, such as one sent from another tab, because the list does not say what
 * a claim is about. Source: SUP-04.
 */
export function findClaimThatMayHaveLostAnswer(
  listed: readonly FiledClaim[],
  sent: { readonly reason: string | undefined; readonly earlierCaseNumbers: readonly string[] },
): FiledClaim | undefined {
  const [found, ...others] = listed.filter(
    ({ caseNumber, reason }) => reason === sent.reason && !sent.earlierCaseNumbers.includes(caseNumber),
  )
  return others.length === 0 ? found : undefined
}

/** Maximum characters of the comments: more than three pages. */
const maxCommentsLength = 6000

const hourMilliseconds = 3_600_000

export function claimReasonProblem(reasonId: string): 'missing' | undefined {
  return reasonId === '' ? 'missing' : undefined
}

/**
 * Returns by how many characters the comments of a claim exceed the maximum length, or undefined if they
 * do not exceed it.
 */
export function excessCommentCharacters(comments: string): number | undefined {
  const tooMany = [...comments].length - maxCommentsLength
  return tooMany > 0 ? tooMany : undefined
}

/**
 * Returns the day by which the lender has to answer a claim that was sent at the given moment. Source:
 * 1§9, SUP-04.
 */
export function claimAnswerDeadline(sentAt: Instant): CalendarDate {
  return dayInBuenosAires(instant(sentAt + lenderServiceRules.claimAnswerHours * hourMilliseconds))
}

/**
 * Returns whether the lender's answer to a claim is late: the claim is still open, and the day by which the
 * lender has to answer has passed. False if no such day is known. Source: SUP-04.
 */
export function isClaimAnswerLate({ status, answerBy }: FiledClaim, today: CalendarDate): boolean {
  const isOpen = status !== 'answered' && status !== 'closed'
  return isOpen && answerBy !== undefined && answerBy < today
}

/**
 * Returns the reasons that the customer can choose for a claim about the given subject. A claim about
 * personal data has one fixed reason. Source: SUP-06.
 */
export function claimReasonsForSubject(
  subject: ClaimSubject | undefined,
  reasons: readonly ClaimReason[],
): readonly ClaimReason[] {
  const request = subject?.kind === 'personal-data' ? subject.request : undefined
  return reasons.filter(({ personalDataRequestKind }) => personalDataRequestKind === request)
}

/**
 * Returns the reason that the portal chooses for a claim about the given subject until the customer chooses
 * one; undefined if the claim is about nothing in particular, or no reason fits. Source: SUP-05.
 */
export function suggestedClaimReason(
  subject: ClaimSubject | undefined,
  reasons: readonly ClaimReason[],
): ClaimReason | undefined {
  if (!subject) return undefined
  return claimReasonsForSubject(subject, reasons).find(
    ({ isAboutUnrecognised, personalDataRequestKind }) => isAboutUnrecognised || personalDataRequestKind,
  )
}

export function isSameClaimSubject(one: ClaimSubject | undefined, other: ClaimSubject | undefined): boolean {
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

/**
 * Returns whether two claims have the same content. Spaces before and after the comments and the e-mail
 * address do not count, because they are not sent. If the portal gets no response to a claim that it sent,
 * the claim keeps its idempotency key when it is sent again with the same content, so that the lender
 * registers it only once. Source: SUP-04.
 */
export function isSameClaim(one: EnteredClaim, other: EnteredClaim): boolean {
  return (
    one.reasonId === other.reasonId &&
    one.comments.trim() === other.comments.trim() &&
    normalizedEmail(one.email) === normalizedEmail(other.email) &&
    (one.sharesPageEvents ?? false) === (other.sharesPageEvents ?? false) &&
    isSameClaimSubject(one.subject, other.subject)
  )
}
