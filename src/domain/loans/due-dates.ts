import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { remainingAmount, sortedInstallments } from './installments'
import type { Installment } from './loan'

/** A day on which something of a loan falls due. Source: LOA-14. */
export interface DueDate {
  readonly number: number
  readonly date: CalendarDate
  /** What is left of that installment. */
  readonly amount: Cents
}

/** What falls due from today on and is not paid; what was put off has no day that could be missed. Source: LOA-14. */
export function dueDatesToCome(
  installments: readonly Installment[],
  today: CalendarDate,
): readonly DueDate[] {
  return sortedInstallments(installments)
    .filter(({ status, dueDate }) => status !== 'paid' && status !== 'deferred' && dueDate >= today)
    .map((installment) => ({
      number: installment.number,
      date: installment.dueDate,
      amount: remainingAmount(installment),
    }))
    .filter(({ amount }) => amount > 0)
}
