import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { Installment, InstallmentStatus, Loan } from './loan'

const windowSize = 4
const shownBeforeCurrent = 2

/** Source: LOA-06. */
export function sortedInstallments(installments: readonly Installment[]): readonly Installment[] {
  return [...installments].sort((one, other) => one.number - other.number)
}

/**
 * The installments a loan shows at first: at most 4, from two before the current one.
 * Near the end there are fewer; a loan without a current one shows its last 4.
 * Source: LOA-06.
 */
export function installmentWindow(
  installments: readonly Installment[],
  currentNumber: number | undefined,
): readonly Installment[] {
  const sorted = sortedInstallments(installments)
  if (currentNumber === undefined) return sorted.slice(-windowSize)
  const first = currentNumber - shownBeforeCurrent
  return sorted.filter((installment) => installment.number >= first).slice(0, windowSize)
}

/** Whether there is more to see than the window can hold. Source: LOA-08. */
export function hasMoreThanWindow(installments: readonly Installment[]): boolean {
  return installments.length > windowSize
}

/** What the customer pays of an installment: its total minus what is waived, never below 0. Source: LOA-06. */
export function amountShown(installment: Pick<Installment, 'totalAmount' | 'waivedAmount'>): Cents {
  return cents(Math.max(0, subtractCents(installment.totalAmount, installment.waivedAmount)))
}

/** What is left to pay of an installment: what it costs without what was paid of it, never below 0. Source: LOA-15. */
export function remainingAmount(installment: Omit<Installment, 'number' | 'status' | 'dueDate'>): Cents {
  return cents(Math.max(0, subtractCents(amountShown(installment), installment.paidAmount ?? cents(0))))
}

/** A part of an installment that was paid. Source: LOA-15. */
export interface PartPayment {
  readonly number: number
  readonly paid: Cents
  readonly remaining: Cents
}

/** What was paid of an installment and what is left, where the lender says so. Source: LOA-15. */
export function partPayment(installment: Installment): PartPayment | undefined {
  const { number, status, paidAmount: paid } = installment
  if (status !== 'partial' || paid === undefined || paid <= 0) return undefined
  return { number, paid, remaining: remainingAmount(installment) }
}

/** The status to show: a pending one says so only on the current installment. Source: LOA-07. */
export function shownStatus(
  installment: Pick<Installment, 'number' | 'status'>,
  currentNumber: number | undefined,
): InstallmentStatus | undefined {
  const isCurrent = installment.number === currentNumber
  return installment.status === 'pending' && !isCurrent ? undefined : installment.status
}

/**
 * How many installments are paid: counted where they are known, else those before the current one.
 * Nothing when the server tells neither.
 */
export function paidInstallments(
  loan: Pick<Loan, 'installments' | 'currentInstallment'>,
): number | undefined {
  if (loan.installments.length > 0) {
    return loan.installments.filter((installment) => installment.status === 'paid').length
  }
  return loan.currentInstallment && loan.currentInstallment.number - 1
}
