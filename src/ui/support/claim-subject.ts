import { isCalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { ClaimSubject } from '@/domain/support/claim'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { claimsTexts as texts } from '@/ui/texts/claims.texts'

/** What an address says that a claim is about: anybody can write one. */
interface SaidSubject {
  readonly externalId?: string | undefined
  readonly paidOn?: string | undefined
  readonly amount?: Cents | undefined
}

/** A number of the lender's, and no message in its place. */
const reference = /^[\p{L}\p{N}._/-]{1,40}$/u

/** Source: SUP-05. */
export function claimSubject({ externalId, paidOn, amount }: SaidSubject): ClaimSubject | undefined {
  const loan = externalId !== undefined && reference.test(externalId) ? { externalId } : undefined
  if (paidOn === undefined && amount === undefined) return loan && { kind: 'loan', ...loan }
  if (paidOn === undefined || amount === undefined || !isCalendarDate(paidOn)) return undefined
  return { kind: 'payment', date: paidOn, amount, ...loan }
}

/** How it is named on the claim. */
export function subjectRows(
  subject: ClaimSubject,
): readonly { readonly label: string; readonly value: string }[] {
  const loan = subject.externalId === undefined ? [] : [{ label: texts.loan, value: subject.externalId }]
  if (subject.kind === 'loan') return loan
  const payment = texts.paymentOf(formatBriefMoney(subject.amount), formatLongDate(subject.date))
  return [{ label: texts.payment, value: payment }, ...loan]
}
