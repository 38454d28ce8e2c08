import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import {
  installmentAmountShown,
  partlyPaidInstallment,
  shownInstallmentStatus,
} from '@/domain/loans/installments'
import type { Installment, InstallmentStatus } from '@/domain/loans/loan'
import { formatBriefMoney, formatDate } from '@/ui/kit/format'
import { installmentStatusText, loansTexts } from '@/ui/texts/loans.texts'

/** An installment of a loan as a row of a list. Source: LOA-06, LOA-07. */
export interface InstallmentRow {
  readonly number: number
  readonly title: string
  /** Amount of the installment, minus the part that the lender waives. */
  readonly amount: Cents
  readonly dueDateText: string
  readonly isCurrent: boolean
  readonly status: { readonly kind: InstallmentStatus; readonly text: string } | undefined
  /** Texts about the part of the installment that is already paid, and the part that the lender waives. */
  readonly notes: readonly string[]
}

/**
 * Returns an installment as a row of a list. `currentNumber` is the number of the loan's next installment to
 * pay, which the list marks as current; undefined if there is none. Source: LOA-03, LOA-06.
 */
export function createInstallmentRow(
  installment: Installment,
  currentNumber: number | undefined,
  today: CalendarDate,
): InstallmentRow {
  const status = shownInstallmentStatus(installment, currentNumber)
  return {
    number: installment.number,
    title: loansTexts.installments.number(installment.number),
    amount: installmentAmountShown(installment),
    dueDateText: dueDateText(installment.dueDate, today),
    isCurrent: installment.number === currentNumber,
    notes: paidAndWaivedNotes(installment),
    status: status && { kind: status, text: installmentStatusText(status) },
  }
}

function dueDateText(dueDate: CalendarDate, today: CalendarDate): string {
  const { dueOn, wasDueOn } = loansTexts.installments
  const day = formatDate(dueDate)
  return dueDate < today ? wasDueOn(day) : dueOn(day)
}

/**
 * Returns texts about the part of the installment that is already paid, and the part that the lender waives;
 * empty if there is neither. Source: LOA-06, LOA-15.
 */
function paidAndWaivedNotes(installment: Installment): readonly string[] {
  const { paidSoFar, waived } = loansTexts.installments
  const part = partlyPaidInstallment(installment)
  const notes: string[] = []
  if (part) notes.push(paidSoFar(formatBriefMoney(part.paidAmount), formatBriefMoney(part.remainingAmount)))
  if (installment.waivedAmount > 0) notes.push(waived(formatBriefMoney(installment.waivedAmount)))
  return notes
}
