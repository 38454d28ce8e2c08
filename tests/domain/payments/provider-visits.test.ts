import { describe, expect, it } from 'vitest'
import type { OperationRecord } from '@/domain/shared/operation'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { unappliedPayments, isPaymentNewlyListed } from '@/domain/payments/unapplied-payment'
import {
  appliedPayment,
  describeUnappliedPayments,
  paymentsAndOperationsAfterOneHour,
  createWalletRedirectRecord,
} from './a-loan-payment'

const walletPayment: RegisteredPayment = { ...appliedPayment, paymentMethod: 'mercado-pago-account' }

function withListedCountBeforePayment(visit: OperationRecord, listed: number): OperationRecord {
  return { ...visit, before: { ...visit.before, listed } }
}

describe('visits to the wallet, one of which was paid,', () => {
  const [second, first] = [createWalletRedirectRecord(2), createWalletRedirectRecord(1)]

  it('leave a warning for the earlier visit, and none for the last one', () => {
    expect(
      unappliedPayments(
        paymentsAndOperationsAfterOneHour({ operations: [second, first], payments: [walletPayment] }),
      ),
    ).toEqual([{ id: 'visit-1', kind: 'started', amount: 1_262_500, at: 0 }])
  })

  it.each([
    ['the first, where the second is known as made', [{ ...second, status: 'confirmed' as const }, first]],
    [
      'the first, where it began before that payment and the second after it',
      [withListedCountBeforePayment(second, 1), first],
    ],
  ])('are one payment: %s', (_, operations) => {
    const paymentState = paymentsAndOperationsAfterOneHour({ operations, payments: [walletPayment] })
    const listed = operations
      .filter((each) => isPaymentNewlyListed(each, paymentState))
      .map((each) => each.idempotencyKey)
    expect(listed).toHaveLength(1)
  })

  it('are matched by the visit that is asked about, while none is known as paid', () => {
    const paymentState = paymentsAndOperationsAfterOneHour({
      operations: [second, first],
      payments: [walletPayment],
    })
    expect(isPaymentNewlyListed(first, paymentState)).toBe(true)
    expect(isPaymentNewlyListed(second, paymentState)).toBe(true)
  })

  it('are all paid when the lender lists as many', () => {
    const operations = [second, { ...first, status: 'confirmed' as const }]
    expect(describeUnappliedPayments({ operations, payments: [walletPayment, walletPayment] })).toEqual([])
    expect(describeUnappliedPayments({ operations, payments: [walletPayment] })).toEqual(['started 1262500'])
  })
})
