import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { unappliedPayments, type LoanPaymentState } from '@/domain/payments/unapplied-payment'

/** A payment of $ 12.625 by the saved card, which the lender confirmed and did not list before. */
export const savedCardOperation: OperationRecord = {
  idempotencyKey: 'key-1',
  fingerprint: 'fingerprint-1',
  amount: cents(1_262_500),
  terms: { kind: 'installment', channel: 'saved-card' },
  at: instant(0),
  status: 'confirmed',
  attempts: 1,
  before: { due: cents(1_262_500), listed: 0 },
}

/** A payment that the lender lists and has applied. */
export const appliedPayment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paidBy: 'debit-card',
  externalId: '40128753',
  status: 'paid',
}

/** Returns a visit to the wallet, begun before the lender listed anything. */
export function walletVisit(number: number): OperationRecord {
  const terms = { kind: 'installment', channel: 'wallet' } as const
  return { ...savedCardOperation, idempotencyKey: `visit-${number}`, terms, status: 'redirected' }
}

/** Returns what is known about the loan's payment one hour after it. */
export function paymentStateAfterOneHour(known: Partial<LoanPaymentState>): LoanPaymentState {
  return {
    loan: { externalId: '40128753', subproductId: 12, commerceName: 'Casa Rivadavia Hogar' },
    payments: [],
    operations: [],
    ofOtherLoans: [],
    now: instant(3_600_000),
    ...known,
  }
}

/** Returns the unapplied payments, such as `accepted 1262500`. */
export function unappliedPaymentTexts(known: Partial<LoanPaymentState>): readonly string[] {
  return unappliedPayments(paymentStateAfterOneHour(known)).map(({ kind, amount }) => `${kind} ${amount}`)
}
