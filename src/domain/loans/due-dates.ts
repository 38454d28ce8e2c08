import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { installmentsInOrder, isInstallmentPayable, remainingInstallmentAmount } from './installments'
import type { Installment } from './loan'

/** A day on which an installment of a loan falls due. Source: LOA-14. */
export interface InstallmentDueDate {
  readonly number: number
  readonly date: CalendarDate
  /** What is left to pay of the installment that falls due on this day. */
  readonly amount: Cents
}

/**
 * Returns the due dates, today or later, of a loan's unpaid installments. Deferred installments are left
 * out. Source: LOA-14.
 */
export function upcomingDueDates(
  installments: readonly Installment[],
  today: CalendarDate,
): readonly InstallmentDueDate[] {
  return installmentsInOrder(installments)
    .filter((each) => isInstallmentPayable(each) && each.dueDate >= today)
    .map((installment) => ({
      number: installment.number,
      date: installment.dueDate,
      amount: remainingInstallmentAmount(installment),
    }))
    .filter(({ amount }) => amount > 0)
}
