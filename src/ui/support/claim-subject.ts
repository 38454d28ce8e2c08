import { isCalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { unrecognisedChangeKinds } from '@/domain/protection/unrecognised-change'
import type { ClaimSubject } from '@/domain/support/claim'
import { personalDataRequestKinds } from '@/domain/support/personal-data'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { claimsTexts as texts } from '@/ui/texts/claims.texts'
import { personalDataTexts } from '@/ui/texts/personal-data.texts'

/**
 * Values from an address that say what a claim is about. They are not checked yet, and anybody can write an
 * address.
 */
interface UncheckedClaimSubject {
  readonly externalId?: string | undefined
  readonly paidOn?: string | undefined
  readonly amount?: Cents | undefined
  /** The lender's number of the automatic collection, if the claim is about one. */
  readonly collectionId?: string | undefined
  /** The kind of request about personal data, if the claim is such a request. */
  readonly request?: string | undefined
  /** The kind of account change, if the claim is about one. */
  readonly change?: string | undefined
}

/** A fact about a claim, as a row with its label. */
export interface LabelledClaimValue {
  readonly label: string
  readonly value: string
}

/**
 * Pattern of the lender's references. Values of another form are ignored, so that an address cannot carry a
 * message.
 */
const referencePattern = /^[\p{L}\p{N}._/-]{1,40}$/u

/**
 * Returns what a claim is about, such as a payment, from the values in the address. Returns undefined if
 * the values are missing or not valid. Source: SUP-05, SUP-06, ACC-41, COL-03.
 */
export function parseClaimSubject({
  externalId,
  paidOn,
  amount,
  collectionId,
  request,
  change,
}: UncheckedClaimSubject): ClaimSubject | undefined {
  const asked = personalDataRequestKinds.find((each) => each === request)
  if (asked) return { kind: 'personal-data', request: asked }
  const unrecognisedChange = unrecognisedChangeKinds.find((each) => each === change)
  if (unrecognisedChange) return { kind: 'account-change', change: unrecognisedChange }
  const loan = externalId !== undefined && referencePattern.test(externalId) ? { externalId } : undefined
  if (collectionId !== undefined) {
    const isWhole = paidOn !== undefined && isCalendarDate(paidOn) && amount !== undefined
    if (!loan || !isWhole || !referencePattern.test(collectionId)) return undefined
    return { kind: 'collection', collectionId, date: paidOn, amount, ...loan }
  }
  if (paidOn === undefined && amount === undefined) return loan && { kind: 'loan', ...loan }
  if (paidOn === undefined || amount === undefined || !isCalendarDate(paidOn)) return undefined
  return { kind: 'payment', date: paidOn, amount, ...loan }
}

/** Returns the rows of the claim form that say what the claim is about. */
export function claimSubjectRows(subject: ClaimSubject): readonly LabelledClaimValue[] {
  if (subject.kind === 'personal-data') {
    const { title, deadline } = personalDataTexts.requests[subject.request]
    return [
      { label: texts.request, value: title },
      { label: texts.within, value: deadline },
    ]
  }
  if (subject.kind === 'account-change')
    return [{ label: texts.change, value: texts.changes[subject.change] }]
  if (subject.kind === 'collection')
    return [
      {
        label: texts.collection,
        value: texts.paymentOf(formatBriefMoney(subject.amount), formatLongDate(subject.date)),
      },
      { label: texts.collectionNumber, value: subject.collectionId },
      { label: texts.loan, value: subject.externalId },
    ]
  const loan = subject.externalId === undefined ? [] : [{ label: texts.loan, value: subject.externalId }]
  if (subject.kind === 'loan') return loan
  const payment = texts.paymentOf(formatBriefMoney(subject.amount), formatLongDate(subject.date))
  return [{ label: texts.payment, value: payment }, ...loan]
}
