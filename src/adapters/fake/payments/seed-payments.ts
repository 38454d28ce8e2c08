import { cents, subtractCents, type Cents } from '@/domain/shared/money'
import type { PaymentMethodCode } from './payment-codes'
import type { LoanTerms } from '@/adapters/fake/personas/persona'
import type { PaymentRecord, PaymentTime } from '@/adapters/fake/shared/records'

const usualPaymentMethods: readonly PaymentMethodCode[] = [
  'DEBIT_CARD',
  'CVU_TRANSFER',
  'RAPIPAGO',
  'PAGO_FACIL',
  'QR',
]
const twoDaysMilliseconds = 2 * 86_400_000

/**
 * Returns the payments that exist when the demo starts, for the installments of a loan that are already
 * paid in full or in part.
 */
export function createSeedPayments(taxId: string, terms: LoanTerms): readonly PaymentRecord[] {
  return Array.from({ length: terms.installmentCount }, (_, index) => index + 1)
    .map((number) => ({ number, amount: amountPaidAtDemoStart(terms, number) }))
    .filter(({ amount }) => amount > 0)
    .map(({ number, amount }) => ({
      id: `${terms.loanId}-${number}`,
      taxId,
      amount,
      method: usualPaymentMethods[number % usualPaymentMethods.length] ?? 'QR',
      subproductId: terms.subproductId,
      commerceName: terms.commerceName,
      externalId: terms.externalId,
      accused: true,
      when: paymentTimeOf(terms, number),
    }))
}

function amountPaidAtDemoStart(terms: LoanTerms, number: number): Cents {
  const owed = terms.unpaid?.find((each) => each.number === number)
  if (owed) return owed.paid
  const paidThrough = terms.paidThrough ?? terms.nextDueNumber - 1
  if (number > paidThrough) return cents(0)
  const waived = terms.waived?.[number]
  return waived === undefined ? terms.installment : subtractCents(terms.installment, waived)
}

function paymentTimeOf(terms: LoanTerms, number: number): PaymentTime {
  const monthsBack = terms.nextDueNumber - number
  return monthsBack > 0
    ? { kind: 'before-due', monthsBack }
    : { kind: 'ago', milliseconds: twoDaysMilliseconds }
}
