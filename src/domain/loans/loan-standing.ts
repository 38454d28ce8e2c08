import type { CalendarDate } from '@/domain/shared/calendar-date'
import { sumCents, type Cents } from '@/domain/shared/money'
import { totalDue } from '@/domain/payments/total-due'
import {
  installmentsShownAtFirst,
  isInstallmentPayable,
  partlyPaidInstallment,
  remainingInstallmentAmount,
  installmentsInOrder,
  type PartlyPaidInstallment,
} from './installments'
import type { Installment, Loan } from './loan'

/**
 * Whether, on a given day, a loan is overdue, is up to date or has nothing left that falls due. Source:
 * LOA-13.
 */
export type LoanStanding =
  | OverdueStanding
  /** Standing of a loan of which no installment is overdue, and one falls due next. */
  | ({ readonly kind: 'up-to-date' } & NextInstallment)
  /** Standing of a loan that is paid off, or of which all unpaid installments are deferred. */
  | { readonly kind: 'nothing-due' }

/** Standing of an overdue loan: at least one installment fell due and is not paid. Source: LOA-13, LOA-15. */
export interface OverdueStanding {
  readonly kind: 'overdue'
  readonly count: number
  readonly since: CalendarDate
  /**
   * The total that the lender claims for the loan's overdue installments, interest included; undefined if
   * unknown.
   */
  readonly amount: Cents | undefined
  /** The part of the overdue amount that is interest for late payment. */
  readonly punitiveAmount: Cents
  readonly partlyPaidInstallments: readonly PartlyPaidInstallment[]
}

/** The installment of a loan that falls due next. Source: LOA-03. */
export interface NextInstallment {
  readonly number: number
  /** What is left to pay of the loan's next installment. */
  readonly amount: Cents
  readonly date: CalendarDate
  readonly partlyPaidInstallments: readonly PartlyPaidInstallment[]
}

/**
 * Returns whether the loan is overdue on the given day; if it is not, which installment falls due next.
 * All screens use this function, so that no two of them disagree. Source: LOA-03, LOA-13.
 */
export function loanStanding(
  loan: Pick<Loan, 'installments' | 'currentInstallment' | 'dueItems'>,
  today: CalendarDate,
): LoanStanding {
  const overdue = installmentsInOrder(loan.installments).filter((installment) =>
    isInstallmentOverdue(installment, today),
  )
  const [oldest] = overdue
  if (oldest)
    return {
      kind: 'overdue',
      since: oldest.dueDate,
      ...overdueAmountFields(loan),
      ...overdueCountFields(overdue),
    }
  const next = nextInstallment(loan)
  return next ? { kind: 'up-to-date', ...next } : { kind: 'nothing-due' }
}

/**
 * Returns the installment that the lender marks as current, with the amount that is left to pay of it (its
 * total, if it is not in the list of installments). If nothing is left to pay of it, returns the first later
 * installment of which something is. Undefined if there is no such installment, or none is current. Source:
 * LOA-03, LOA-06.
 */
export function nextInstallment({
  installments,
  currentInstallment,
}: Pick<Loan, 'installments' | 'currentInstallment'>): NextInstallment | undefined {
  if (!currentInstallment) return undefined
  const { number, totalAmount, dueDate } = currentInstallment
  const listed = installments.find((installment) => installment.number === number)
  if (!listed) return { number, amount: totalAmount, date: dueDate, partlyPaidInstallments: [] }
  if (isLeftToPay(listed)) return { ...toNextInstallment(listed), date: dueDate }
  const later = installmentsInOrder(installments).find((each) => each.number > number && isLeftToPay(each))
  return later && toNextInstallment(later)
}

/** How many days before its due date an installment counts as due soon. */
const dueSoonDays = 5

/**
 * Returns whether the screen shows an installment as due soon: it falls due today or in at most 5 days.
 * Source: LOA-03.
 */
export function isInstallmentDueSoon(daysLeft: number): boolean {
  return daysLeft >= 0 && daysLeft <= dueSoonDays
}

/**
 * Returns whether at least one installment of the loan is overdue. If so, the caller asks the lender for
 * the overdue amount. Source: LOA-13.
 */
export function hasOverdueInstallment(loan: Pick<Loan, 'installments'>, today: CalendarDate): boolean {
  return loan.installments.some((installment) => isInstallmentOverdue(installment, today))
}

function overdueCountFields(
  overdue: readonly Installment[],
): Pick<OverdueStanding, 'count' | 'partlyPaidInstallments'> {
  return { count: overdue.length, partlyPaidInstallments: partlyPaidInstallmentsOf(overdue) }
}

/**
 * Returns the overdue amount of a loan, from the items that the lender gives. Without any item, the
 * amount is unknown.
 */
function overdueAmountFields({
  dueItems = [],
}: Pick<Loan, 'dueItems'>): Pick<OverdueStanding, 'amount' | 'punitiveAmount'> {
  const amount = totalDue(dueItems)
  const punitiveAmount = sumCents(dueItems.map((line) => line.punitiveAmount))
  return amount > 0 ? { amount, punitiveAmount } : { amount: undefined, punitiveAmount: sumCents([]) }
}

/**
 * Returns the overdue installments of a loan that its screen does not show at first, sorted by number.
 * Source: LOA-18.
 */
export function overdueInstallmentsNotShown(
  loan: Pick<Loan, 'installments' | 'currentInstallment'>,
  today: CalendarDate,
): readonly Installment[] {
  const { installments } = loan
  const shown = new Set(installmentsShownAtFirst(installments, nextInstallment(loan)?.number))
  return installmentsInOrder(installments).filter(
    (installment) => isInstallmentOverdue(installment, today) && !shown.has(installment),
  )
}

function isLeftToPay(installment: Installment): boolean {
  return isInstallmentPayable(installment) && remainingInstallmentAmount(installment) > 0
}

function toNextInstallment(installment: Installment): NextInstallment {
  return {
    number: installment.number,
    amount: remainingInstallmentAmount(installment),
    date: installment.dueDate,
    partlyPaidInstallments: partlyPaidInstallmentsOf([installment]),
  }
}

function partlyPaidInstallmentsOf(installments: readonly Installment[]): readonly PartlyPaidInstallment[] {
  return installments.map(partlyPaidInstallment).filter((part) => part !== undefined)
}

/**
 * Returns whether the lender marks the installment as overdue, or it is partly paid and its due date has
 * passed.
 */
function isInstallmentOverdue(installment: Installment, today: CalendarDate): boolean {
  return installment.status === 'overdue' || (installment.status === 'partial' && installment.dueDate < today)
}
