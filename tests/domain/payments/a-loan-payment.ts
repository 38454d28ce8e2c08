import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { unappliedPayments, type PaymentsAndOperationsOfLoan } from '@/domain/payments/unapplied-payment'

/**
 * Record of a payment of $ 12.625 with a saved card that the lender confirmed. Before this payment was sent,
 * the lender listed no equal payment.
 */
export const confirmedCardPaymentRecord: OperationRecord = {
  idempotencyKey: 'key-1',
  fingerprint: 'fingerprint-1',
  amount: cents(1_262_500),
  terms: { kind: 'installment', channel: 'saved-card' },
  at: instant(0),
  status: 'confirmed',
  attempts: 1,
  before: { due: cents(1_262_500), listed: 0 },
}

/** Payment of $ 12.625 that the lender lists as applied to the loan. */
export const appliedPayment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  status: 'paid',
}

/**
 * Returns the record of a payment by wallet. When the portal sent the customer to the wallet, the lender had
 * not listed any such payment.
 */
export function createWalletRedirectRecord(number: number): OperationRecord {
  const terms = { kind: 'installment', channel: 'wallet' } as const
  return { ...confirmedCardPaymentRecord, idempotencyKey: `visit-${number}`, terms, status: 'redirected' }
}

/**
 * Returns what the portal knows about the payments of a loan one hour after the payment
 * `confirmedCardPaymentRecord`. `known` replaces single fields.
 */
export function paymentsAndOperationsAfterOneHour(
  known: Partial<PaymentsAndOperationsOfLoan>,
): PaymentsAndOperationsOfLoan {
  return {
    loan: { externalId: '40128753', subproductId: 12, commerceName: 'Casa Rivadavia Hogar' },
    payments: [],
    operations: [],
    operationsOnOtherLoans: [],
    now: instant(3_600_000),
    ...known,
  }
}

/**
 * Returns a text for each payment that the lender has not applied to the loan: its kind and amount in
 * cents, such as `accepted 1262500`.
 */
export function describeUnappliedPayments(known: Partial<PaymentsAndOperationsOfLoan>): readonly string[] {
  return unappliedPayments(paymentsAndOperationsAfterOneHour(known)).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  )
}
