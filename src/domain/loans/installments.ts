import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { Installment, InstallmentStatus, Loan } from './loan'

const shownInstallmentCount = 4
const installmentCountShownBeforeCurrent = 2

/** Returns the installments sorted by number. Source: LOA-06. */
export function installmentsInOrder(installments: readonly Installment[]): readonly Installment[] {
  return [...installments].sort((one, other) => one.number - other.number)
}

/**
 * Returns the installments that the loan's screen shows at first: at most 4, beginning two before the
 * current one; fewer near the end of the loan. If no installment is current, the last 4. Source: LOA-06.
 */
export function installmentsShownAtFirst(
  installments: readonly Installment[],
  currentNumber: number | undefined,
): readonly Installment[] {
  const sorted = installmentsInOrder(installments)
  if (currentNumber === undefined) return sorted.slice(-shownInstallmentCount)
  const first = currentNumber - installmentCountShownBeforeCurrent
  return sorted.filter((installment) => installment.number >= first).slice(0, shownInstallmentCount)
}

/**
 * Returns whether a loan has more than 4 installments, the most that its screen shows at first. Near the end
 * of the loan, the screen shows fewer. Source: LOA-08.
 */
export function hasMoreInstallmentsThanShown(installments: readonly Installment[]): boolean {
  return installments.length > shownInstallmentCount
}

/**
 * Returns the amount that the portal shows for an installment: its total minus the waived amount, never
 * below 0. Source: LOA-06.
 */
export function installmentAmountShown(
  installment: Pick<Installment, 'totalAmount' | 'waivedAmount'>,
): Cents {
  return cents(Math.max(0, subtractCents(installment.totalAmount, installment.waivedAmount)))
}

/** Returns whether the installment has still to be paid: it is neither paid nor deferred. */
export function isInstallmentPayable({ status }: Pick<Installment, 'status'>): boolean {
  return status !== 'paid' && status !== 'deferred'
}

/**
 * Returns what is left to pay of an installment: its total minus the waived amount and what has been paid,
 * never below 0. Source: LOA-15.
 */
export function remainingInstallmentAmount(
  installment: Omit<Installment, 'number' | 'status' | 'dueDate'>,
): Cents {
  return cents(
    Math.max(0, subtractCents(installmentAmountShown(installment), installment.paidAmount ?? cents(0))),
  )
}

/** What has been paid of an installment, and what is left. Source: LOA-15. */
export interface PartlyPaidInstallment {
  readonly number: number
  readonly paidAmount: Cents
  readonly remainingAmount: Cents
}

/**
 * Returns how much of a partly paid installment is paid and how much is left. Undefined if the
 * installment is not partly paid or the lender gives no paid amount over 0. Source: LOA-15.
 */
export function partlyPaidInstallment(installment: Installment): PartlyPaidInstallment | undefined {
  const { number, status, paidAmount } = installment
  if (status !== 'partial' || paidAmount === undefined || paidAmount <= 0) return undefined
  return { number, paidAmount, remainingAmount: remainingInstallmentAmount(installment) }
}

/**
 * Returns the status that the loan's screen shows for an installment. A pending installment that is not the
 * loan's current one is shown without a status: the result is undefined. Source: LOA-07.
 */
export function shownInstallmentStatus(
  installment: Pick<Installment, 'number' | 'status'>,
  currentNumber: number | undefined,
): InstallmentStatus | undefined {
  const isCurrent = installment.number === currentNumber
  return installment.status === 'pending' && !isCurrent ? undefined : installment.status
}

/**
 * Returns how many installments of a loan are paid. Without a list of installments, those before the
 * current one count as paid. Undefined if the lender gives neither the list nor the current installment.
 */
export function paidInstallmentCount(
  loan: Pick<Loan, 'installments' | 'currentInstallment'>,
): number | undefined {
  if (loan.installments.length > 0) {
    return loan.installments.filter((installment) => installment.status === 'paid').length
  }
  return loan.currentInstallment && loan.currentInstallment.number - 1
}
