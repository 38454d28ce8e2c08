import { type CalendarDate } from '@/domain/shared/calendar-date'
import { addMonths } from '@/domain/shared/calendar-month'
import { cents, subtractCents, sumCents, type Cents } from '@/domain/shared/money'
import { firstOfMonthOnOrAfter } from './schedule'

/** The cost of a loan with equal installments (French system). Its amounts add up exactly, in cents. */
export interface EqualInstallmentLoanCost {
  readonly amount: Cents
  readonly installmentCount: number
  readonly installment: Cents
  readonly totalInterest: Cents
  readonly grantingFee: Cents
  readonly taxes: Cents
  readonly total: Cents
  /**
   * Nominal yearly interest rate, in percent. `tea` is the effective yearly rate and `cft` the total
   * financial cost of the received amount, also in percent.
   */
  readonly tna: number
  readonly tea: number
  readonly cft: number
  readonly firstDueDate: CalendarDate
}

/** Returns the yearly nominal rate in percent, which grows with the number of installments. */
function nominalYearlyRatePercent(count: number): number {
  return 72 + count
}

export const valueAddedTaxRate = 0.21
/** Granting fee as a fraction of the amount, paid with the installments. */
const grantingFeeShare = 0.02

/**
 * Returns what a new loan with equal installments costs: its installment, its total, its rates and its first
 * due date, which is a month after the next 1st of a month (or after today, if today is the 1st).
 */
export function calculateNewLoanCost(
  amount: Cents,
  installmentCount: number,
  today: CalendarDate,
): EqualInstallmentLoanCost {
  const tna = nominalYearlyRatePercent(installmentCount)
  const monthly = tna / 100 / 12
  const grantingFee = cents(Math.round(amount * grantingFeeShare))
  const lent = sumCents([amount, grantingFee])
  const installment = cents(
    Math.round(lent / annuityFactor(monthly * (1 + valueAddedTaxRate), installmentCount)),
  )
  const total = cents(installment * installmentCount)
  const overLent = subtractCents(total, lent)
  const totalInterest = cents(Math.round(overLent / (1 + valueAddedTaxRate)))
  return {
    amount,
    installmentCount,
    installment,
    totalInterest,
    grantingFee,
    taxes: subtractCents(overLent, totalInterest),
    total,
    tna,
    tea: effectiveYearlyRatePercent(monthly),
    cft: effectiveYearlyRatePercent(calculateMonthlyInterestRate(amount / installment, installmentCount)),
    firstDueDate: addMonths(firstOfMonthOnOrAfter(today), 1),
  }
}

/**
 * Returns the cost of a loan that was not created in the portal, calculated from its amount and
 * installments.
 */
export function calculateCostOfAgreedLoan(
  {
    amount,
    installmentCount,
    installment,
  }: Pick<EqualInstallmentLoanCost, 'amount' | 'installmentCount' | 'installment'>,
  firstDueDate: CalendarDate,
): EqualInstallmentLoanCost {
  const total = cents(installment * installmentCount)
  const overLent = subtractCents(total, amount)
  const totalInterest = cents(Math.round(overLent / (1 + valueAddedTaxRate)))
  const monthly = calculateMonthlyInterestRate(amount / installment, installmentCount)
  const withoutTax = monthly / (1 + valueAddedTaxRate)
  return {
    amount,
    installmentCount,
    installment,
    totalInterest,
    grantingFee: cents(0),
    taxes: subtractCents(overLent, totalInterest),
    total,
    tna: Math.round(withoutTax * 12 * 10_000) / 100,
    tea: effectiveYearlyRatePercent(withoutTax),
    cft: effectiveYearlyRatePercent(monthly),
    firstDueDate,
  }
}

/** Returns the present value of installments of one peso each. */
function annuityFactor(monthlyRate: number, count: number): number {
  return monthlyRate === 0 ? count : (1 - (1 + monthlyRate) ** -count) / monthlyRate
}

/**
 * Returns the monthly interest rate, as a fraction, at which `count` monthly installments of one peso are
 * worth `worth` pesos today. It is found by bisection.
 */
export function calculateMonthlyInterestRate(worth: number, count: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (annuityFactor(middle, count) > worth) low = middle
    else high = middle
  }
  return low
}

/** Returns the yearly rate in percent, with two decimals. */
function effectiveYearlyRatePercent(monthlyRate: number): number {
  return Math.round(((1 + monthlyRate) ** 12 - 1) * 10_000) / 100
}
