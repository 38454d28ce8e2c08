import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import { calculateMonthlyInterestRate, valueAddedTaxRate } from './french-loan'
import type { LoanTerms } from '@/adapters/fake/personas/persona'

/**
 * The parts of an installment as the loan contract says, without late interest, discounts and payments.
 * They add up to the amount of the installment.
 */
interface AmortisedInstallment {
  readonly capital: Cents
  readonly interest: Cents
  /** The VAT on the interest of this installment. */
  readonly interestVat: Cents
  /** The capital that the customer owes before they pay this installment. */
  readonly openingBalance: Cents
  /** Nominal yearly interest rate without VAT, in percent with two decimals. */
  readonly yearlyRate: number
}

type AmortisedLoanTerms = Pick<LoanTerms, 'disbursedAmount' | 'installment' | 'installmentCount'>

/**
 * Returns the parts of an installment in the French system (equal installments). Its interest is the
 * interest of one month on the capital still owed, and the rest of the installment is capital. The last
 * installment pays exactly the capital still owed.
 */
export function amortiseInstallment(terms: AmortisedLoanTerms, number: number): AmortisedInstallment {
  const { disbursedAmount, installment, installmentCount } = terms
  const monthly = calculateMonthlyInterestRate(disbursedAmount / installment, installmentCount)
  let balanceBefore = disbursedAmount
  for (let earlier = 1; earlier < number; earlier += 1)
    balanceBefore = subtractCents(balanceBefore, capitalOfInstallment(balanceBefore, monthly, terms, earlier))
  const capital = capitalOfInstallment(balanceBefore, monthly, terms, number)
  const overCapital = subtractCents(installment, capital)
  const interest = subtractIncludedVat(overCapital)
  return {
    capital,
    interest,
    interestVat: subtractCents(overCapital, interest),
    openingBalance: balanceBefore,
    yearlyRate: Math.round((monthly / (1 + valueAddedTaxRate)) * 12 * 10_000) / 100,
  }
}

/** Returns the net part of an amount that includes VAT. */
export function subtractIncludedVat(amount: Cents): Cents {
  return cents(Math.round(amount / (1 + valueAddedTaxRate)))
}

function capitalOfInstallment(
  balance: Cents,
  monthly: number,
  { installment, installmentCount }: AmortisedLoanTerms,
  number: number,
): Cents {
  if (number === installmentCount) return cents(Math.min(balance, installment))
  return subtractCents(installment, cents(Math.min(installment, Math.round(balance * monthly))))
}
