import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/**
 * The outcome of the payment of one loan in a payment batch (the payment of several loans in a row).
 * Source: PAY-25.
 */
type LoanOutcomeInBatch =
  | 'approved'
  | 'rejected'
  | 'outcome-unknown'
  /**
   * Outcome: the charge was not sent to the lender, for example because the amount due had changed, could
   * not be read, or the customer left the screen.
   */
  | 'not-sent'
  /** Outcome: the charge was not sent to the lender, because the batch stopped at an earlier loan. */
  | 'not-reached'

/**
 * Returns whether the next loan of a payment batch may be charged, given the outcome of the loan before:
 * only after an approved payment. Source: PAY-25.
 */
export function mayContinueBatch(status: LoanOutcomeInBatch): boolean {
  return status === 'approved'
}

/** The outcome of the payment after which a payment batch stopped, as far as it is known now. */
export type BatchStopOutcome = Exclude<LoanOutcomeInBatch, 'not-reached'>

/**
 * Returns the outcome of the last payment that a payment batch reached. It is `approved` if the lender
 * approved that payment only after the batch had stopped. Source: PAY-25.
 */
export function batchStopOutcome(statuses: readonly LoanOutcomeInBatch[]): BatchStopOutcome {
  return statuses.filter((status) => status !== 'not-reached').at(-1) ?? 'not-sent'
}

/** The outcome of a payment batch (the payment of several loans in a row) as a whole. */
export type PaymentBatchOutcome = 'all-paid' | 'some-paid' | 'outcome-unknown' | 'none-paid'

/**
 * Returns the outcome of a payment batch as a whole. It is `outcome-unknown` if the outcome of at least
 * one payment is unknown, because the total paid is then unknown. Source: PAY-25.
 */
export function paymentBatchOutcome(statuses: readonly LoanOutcomeInBatch[]): PaymentBatchOutcome {
  if (statuses.includes('outcome-unknown')) return 'outcome-unknown'
  const paid = statuses.filter((status) => status === 'approved').length
  if (paid === 0) return 'none-paid'
  return paid === statuses.length ? 'all-paid' : 'some-paid'
}

/** A loan that can be paid in a payment batch, with the items of its amount due. */
interface LoanPayableInBatch {
  readonly dueItems: readonly DueItem[]
}

/**
 * Returns the loans of a payment batch in the order in which the portal sends their charges: by the
 * month in which they fall due, and within a month the smallest amount first.
 */
export function loansInChargingOrder<Item extends LoanPayableInBatch>(
  items: readonly Item[],
): readonly Item[] {
  return [...items].sort((one, other) => {
    const [first, second] = [earliestDueMonth(one), earliestDueMonth(other)]
    return first === second ? totalDue(one.dueItems) - totalDue(other.dueItems) : first.localeCompare(second)
  })
}

/**
 * Returns the loans that are selected when the customer opens a payment batch: the overdue ones, and
 * those that fall due in the earliest month (this one or later) in which any loan falls due. A loan
 * whose month is unknown is not selected, but the customer can select it. Source: PAY-25, HOM-17.
 */
export function initiallySelectedLoans<Item extends LoanPayableInBatch>(
  items: readonly Item[],
  today: CalendarDate,
): readonly Item[] {
  const thisMonth = today.slice(0, 7)
  const months = items.map(earliestDueMonth).filter((month) => month !== unknownMonth)
  const [first = thisMonth] = months.filter((month) => month >= thisMonth).sort()
  return items.filter((item) => earliestDueMonth(item) <= first)
}

/** Stands for the unknown month of a loan. As a text, it sorts after every month. */
const unknownMonth = '~'

/** Returns the month of the earliest item of a loan's amount due, such as `2026-12`. */
function earliestDueMonth({ dueItems }: LoanPayableInBatch): string {
  const [first = unknownMonth] = dueItems.map(monthOfItem).sort()
  return first
}

function monthOfItem(item: DueItem): string {
  if (item.kind === 'month') return item.month
  return item.dueDate?.slice(0, 7) ?? unknownMonth
}
