import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/** The outcome of one loan of a payment batch. Source: PAY-25. */
export type BatchStatus =
  | 'approved'
  | 'rejected'
  | 'outcome-unknown'
  /** The charge was not sent, because it must not be sent now (for example, the amount due has changed). */
  | 'not-sent'
  /** The charge was not sent, because the batch ended at an earlier loan. */
  | 'not-reached'

/**
 * Returns whether the next loan of the batch may be charged: only after an approved payment. Source: PAY-25.
 */
export function continuesBatch(status: BatchStatus): boolean {
  return status === 'approved'
}

/** The outcome of a whole batch of payments. */
export type PaymentBatchOutcome = 'all-paid' | 'some-paid' | 'outcome-unknown' | 'none-paid'

/**
 * Returns the outcome of a whole batch of payments: `outcome-unknown` if the outcome of a single payment is
 * unknown, because the total paid is then unknown. Source: PAY-25.
 */
export function batchOutcome(statuses: readonly BatchStatus[]): PaymentBatchOutcome {
  if (statuses.includes('outcome-unknown')) return 'outcome-unknown'
  const paid = statuses.filter((status) => status === 'approved').length
  if (paid === 0) return 'none-paid'
  return paid === statuses.length ? 'all-paid' : 'some-paid'
}

/** A loan that can be paid in a batch, with the items of its amount due. */
export interface DueLoan {
  readonly due: readonly DueItem[]
}

/**
 * Returns the loans of a batch in the order in which they are charged: by the month in which they fall due,
 * and in the same month the smallest amount first.
 */
export function inChargingOrder<Item extends DueLoan>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => {
    const [first, second] = [monthOf(one), monthOf(other)]
    return first === second ? totalDue(one.due) - totalDue(other.due) : first.localeCompare(second)
  })
}

/**
 * Returns the loans that are selected when a batch begins: those that are overdue, and those that fall due
 * in the first month, from today on, in which something does. A loan whose month is unknown is not
 * selected; the customer may add it. Source: PAY-25, HOM-17.
 */
export function loansOfFirstMonth<Item extends DueLoan>(
  items: readonly Item[],
  today: CalendarDate,
): readonly Item[] {
  const thisMonth = today.slice(0, 7)
  const months = items.map(monthOf).filter((month) => month !== unknownMonth)
  const [first = thisMonth] = months.filter((month) => month >= thisMonth).sort()
  return items.filter((item) => monthOf(item) <= first)
}

/** Stands for the month of a loan that is unknown. As a text, it sorts after every month. */
const unknownMonth = '~'

/** Returns the month of the oldest item, such as `2026-12`. */
function monthOf({ due }: DueLoan): string {
  const [first = unknownMonth] = due.map(monthOfItem).sort()
  return first
}

function monthOfItem(item: DueItem): string {
  if (item.kind === 'month') return item.month
  return item.dueDate?.slice(0, 7) ?? unknownMonth
}
