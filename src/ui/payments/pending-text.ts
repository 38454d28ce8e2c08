import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { dueBeyondPending, type PendingPayments } from '@/domain/payments/pending-payments'
import { formatBriefMoney, formatDayAndMonth } from '@/ui/kit/format'
import type { Tone } from '@/ui/kit/tone'
import { nextPaymentTexts } from '@/ui/texts/next-payment.texts'

const texts = nextPaymentTexts.paid

/** Which amount stands beside it that does not count the payment: that of a loan, or what is paid now. */
export type NotCountedIn = 'loan' | 'total'

interface ChipContent {
  readonly tone: Tone
  readonly text: string
}

interface AskedFor {
  readonly amount: Cents | undefined
  readonly chip: ChipContent
}

/** In a word or two; what is owed beyond the payment goes on saying so. Source: PAY-20, LOA-13. */
export function pendingChip(paid: PendingPayments, asked: AskedFor): ChipContent {
  if (paid.isSure && dueBeyondPending(paid, asked.amount) !== undefined) return asked.chip
  return paid.isSure ? { tone: 'good', text: texts.chip } : { tone: 'warn', text: texts.unsureChip }
}

/** What was paid, when, and that it is not counted yet; of what nobody knows, just that. Source: PAY-20. */
export function pendingText(paid: PendingPayments, today: CalendarDate, where: NotCountedIn): string {
  const words = {
    amount: formatBriefMoney(paid.amount),
    day: formatDayAndMonth(paid.day, today),
    count: paid.count,
  }
  if (!paid.isSure) return texts.notConfirmed(words)
  switch (where) {
    case 'loan':
      return texts.onItsWay(words)
    case 'total':
      return texts.notCounted(words)
  }
}

/** Of a debt under what was paid, which says the rest. Source: HOM-04, PAY-20. */
export function pendingDebtText({ isSure }: PendingPayments): string {
  return isSure ? texts.mayNotCount : texts.mayHaveBeenCharged
}

/** What a pending payment means for a loan with this amount due. Source: PAY-20. */
export function pendingLoanText(
  paid: PendingPayments,
  asked: Cents | undefined,
  today: CalendarDate,
): string {
  const pending = pendingText(paid, today, 'loan')
  if (!paid.isSure) return `${pending} ${texts.lookFirst}`
  const beyond = dueBeyondPending(paid, asked)
  const rest = beyond === undefined ? '' : ` ${texts.beyond(formatBriefMoney(beyond))}`
  return `${pending} ${texts.settles}${rest}`
}
