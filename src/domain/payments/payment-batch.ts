import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { DueItem } from './amount-due'
import { totalDue } from './total-due'

/** The outcome of one loan of a payment batch. Source: PAY-25. */
export type BatchStatus =
  | 'approved'
  | 'rejected'
  | 'outcome-unknown'
  /** The precondition of this charge stopped it, so nothing was sent. */
  | 'not-sent'
  /** An earlier loan stopped the batch. */
  | 'not-reached'

/**
 * Returns whether the next loan of the batch may be charged: only after an approved payment. Source: PAY-25.
 */
export function continuesBatch(status: BatchStatus): boolean {
  return status === 'approved'
}

/** The outcome of a whole batch. */
export type PaymentBatchOutcome = 'all-paid' | 'some-paid' | 'outcome-unknown' | 'none-paid'

/**
 * Returns the outcome of the whole batch. A single unknown outcome comes first, because the total paid is
 * then unknown. Source: PAY-25.
 */
export function batchOutcome(statuses: readonly BatchStatus[]): PaymentBatchOutcome {
  if (statuses.includes('outcome-unknown')) return 'outcome-unknown'
  const paid = statuses.filter((status) => status === 'approved').length
  if (paid === 0) return 'none-paid'
  return paid === statuses.length ? 'all-paid' : 'some-paid'
}

/** A loan that can be part of a batch, with the lender's items of what is due. */
export interface DueLoan {
  readonly due: readonly DueItem[]
}

/** Returns the loans in the order in which they are charged: the earliest month first, then the smallest. */
export function inChargingOrder<Item extends DueLoan>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => {
    const [first, second] = [monthOf(one), monthOf(other)]
    return first === second ? totalDue(one.due) - totalDue(other.due) : first.localeCompare(second)
  })
}

/**
 * Returns the loans that a batch begins with: everything overdue, and whatever falls due in the first month
 * from today on. A loan whose month is unknown is left to the customer. Source: PAY-25, HOM-17.
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

/** Sorts after every month. */
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
