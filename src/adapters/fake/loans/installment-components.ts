import type { InferOutput } from 'valibot'
import type { installmentAmountPartSchema } from '@/adapters/contract/installment-component.schema'
import { type CalendarDate } from '@/domain/shared/calendar-date'
import { addMonths } from '@/domain/shared/calendar-month'
import { cents, centsToPesos, subtractCents, type Cents } from '@/domain/shared/money'
import { amortiseInstallment, subtractIncludedVat } from './amortisation'
import { valueAddedTaxRate } from './french-loan'
import type { LoanTerms } from '@/adapters/fake/personas/persona'
import { calculateLateInterest, type ScheduledInstallment } from './schedule'

type AmountPartJson = InferOutput<typeof installmentAmountPartSchema>

const vatPercent = valueAddedTaxRate * 100

/**
 * Returns the parts of an installment as the loan contract says: capital, interest, VAT and discount.
 * Source: LOA-16.
 */
export function listAgreedInstallmentParts(
  terms: LoanTerms,
  { number, dueDate, waived }: Pick<ScheduledInstallment, 'number' | 'dueDate' | 'waived'>,
): readonly AmountPartJson[] {
  const {
    capital,
    interest,
    interestVat,
    openingBalance: balanceBefore,
    yearlyRate,
  } = amortiseInstallment(terms, number)
  return [
    createAmountPart('CAPITAL', capital),
    createAmountPart('INTEREST', interest, {
      base: balanceBefore,
      rate: yearlyRate,
      from: addMonths(dueDate, -1),
      to: dueDate,
    }),
    createAmountPart('VAT', interestVat, { base: interest, rate: vatPercent }),
    createAmountPart('DISCOUNT', cents(0 - waived)),
  ].filter(hasNonZeroAmount)
}

/**
 * Returns the parts of the amount left to pay of an installment: the agreed parts, late interest with VAT,
 * and payments as a negative part. They add up to the amount left to pay. Source: LOA-16.
 */
export function listDueInstallmentParts(
  terms: LoanTerms,
  line: ScheduledInstallment,
  today: CalendarDate,
): readonly AmountPartJson[] {
  const late = calculateLateInterest(terms, line.number, { today, lateInterestUntil: today })
  const interest = subtractIncludedVat(late.amount)
  const tax = subtractCents(late.amount, interest)
  const paidInterest = subtractCents(late.amount, line.lateInterest)
  const delay = { base: late.base, from: line.dueDate, to: today, days: late.days }
  return [
    ...listAgreedInstallmentParts(terms, line),
    createAmountPart('LATE_INTEREST', interest, delay),
    createAmountPart('VAT', tax, { base: interest, rate: vatPercent }),
    createAmountPart('PAID', cents(0 - line.paid - paidInterest)),
  ].filter(hasNonZeroAmount)
}

interface CalculationBasis {
  readonly base?: Cents
  readonly rate?: number
  readonly from?: CalendarDate
  readonly to?: CalendarDate
  readonly days?: number
}

function createAmountPart(
  kind: AmountPartJson['kind'],
  amount: Cents,
  { base, ...reason }: CalculationBasis = {},
): AmountPartJson {
  return {
    kind,
    amount: centsToPesos(amount),
    base: base === undefined ? undefined : centsToPesos(base),
    rate: reason.rate,
    from: reason.from,
    to: reason.to,
    days: reason.days,
  }
}

function hasNonZeroAmount({ amount }: AmountPartJson): boolean {
  return amount !== 0
}
