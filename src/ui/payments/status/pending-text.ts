import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { amountDueAfterPendingPayments, type PendingPaymentsTotal } from '@/domain/payments/pending-payments'
import { formatBriefMoney, formatDayAndMonth } from '@/ui/kit/format'
import type { IconName } from '@/ui/kit/icon-svg-paths'
import type { Tone } from '@/ui/kit/tone'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'

const texts = nextPaymentTexts.paid

/**
 * Where the text about a pending payment is shown: next to what a loan owes (`loan`), or next to the total to
 * pay now (`total`). The payment is not deducted from either amount yet.
 */
type PendingPaymentTextPlace = 'loan' | 'total'

interface ChipContent {
  readonly tone: Tone
  readonly icon?: IconName
  readonly text: string
}

interface AmountDueWithChip {
  readonly amountDue: Cents | undefined
  readonly chip: ChipContent
}

/**
 * Returns the chip (short label) of a pending payment. It shows a clock, because the payment is not
 * final. Source: HOM-19.
 */
export function createPendingPaymentChip({
  isCertain,
}: Pick<PendingPaymentsTotal, 'isCertain'>): Required<ChipContent> {
  return { tone: 'warn', icon: 'clock', text: isCertain ? texts.chip : texts.unsureChip }
}

/**
 * Returns the chip of a loan with a pending payment. If the payment was surely made but does not cover
 * the amount due, returns the loan's usual chip. Source: PAY-20, LOA-13.
 */
export function createPendingPaymentLoanChip(
  paid: PendingPaymentsTotal,
  asked: AmountDueWithChip,
): ChipContent {
  if (paid.isCertain && amountDueAfterPendingPayments(paid, asked.amountDue) !== undefined) return asked.chip
  return createPendingPaymentChip(paid)
}

/**
 * Returns the text about payments that are not applied yet: the amount and the day of a single payment, the
 * number and the total of several. If the outcome of at least one is unknown, the text says that they are not
 * confirmed. Source: PAY-20.
 */
export function pendingPaymentText(
  paid: PendingPaymentsTotal,
  today: CalendarDate,
  where: PendingPaymentTextPlace,
): string {
  const parts = {
    amount: formatBriefMoney(paid.amount),
    latestDay: formatDayAndMonth(paid.latestDay, today),
    count: paid.count,
  }
  if (!paid.isCertain) return texts.notConfirmed(parts)
  switch (where) {
    case 'loan':
      return texts.pendingText(parts)
    case 'total':
      return texts.notCounted(parts)
  }
}

/**
 * Returns the note under the total debt: that the pending payments may not be deducted from it yet. Source:
 * HOM-04, PAY-20.
 */
export function noteOnDebtWithPendingPayment({ isCertain }: PendingPaymentsTotal): string {
  return isCertain ? texts.mayNotCount : texts.mayHaveBeenCharged
}

/**
 * Returns the text that explains what a pending payment means for its loan. `asked` is the amount due of the
 * loan, from which the payment is not deducted yet. Source: PAY-20.
 */
export function noticeOnLoanWithPendingPayment(
  paid: PendingPaymentsTotal,
  asked: Cents | undefined,
  today: CalendarDate,
): string {
  const pending = pendingPaymentText(paid, today, 'loan')
  if (!paid.isCertain) return `${pending} ${texts.lookFirst}`
  const beyond = amountDueAfterPendingPayments(paid, asked)
  const rest = beyond === undefined ? '' : ` ${texts.beyond(formatBriefMoney(beyond))}`
  return `${pending} ${texts.settles}${rest}`
}
