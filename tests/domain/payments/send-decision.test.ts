import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { cents } from '@/domain/shared/money'
import { decidePaymentSending, paymentToRetry, type RequestedPayment } from '@/domain/payments/send-decision'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'

const amountDue = cents(1_262_500)
const requestedPayment: RequestedPayment = {
  amount: amountDue,
  seenTotalDue: amountDue,
  acknowledgedKeys: [],
}
const acceptedPayment: UnappliedPayment = { id: 'key-1', kind: 'accepted', amount: amountDue, at: instant(0) }

function createPaymentOfUnknownOutcome(
  status: OperationStatus,
): UnappliedPayment & { readonly operation: OperationRecord } {
  const operation: OperationRecord = {
    idempotencyKey: 'key-2',
    fingerprint: 'fingerprint',
    amount: amountDue,
    terms: { kind: 'installment', channel: 'saved-card' },
    at: instant(0),
    status,
    attempts: 1,
    before: { due: amountDue, listed: 0 },
  }
  return { id: 'key-2', kind: 'outcome-unknown', amount: amountDue, operation }
}

describe('the decision to send a payment', () => {
  it('is yes when the amount due is what the customer saw and every payment is applied', () => {
    expect(decidePaymentSending(requestedPayment, { due: amountDue, unapplied: [] })).toEqual({
      kind: 'may-be-sent',
    })
  })

  it.each([0, -100, 1_262_501])('is no for an amount of %d cents', (amount) => {
    expect(
      decidePaymentSending({ ...requestedPayment, amount: cents(amount) }, { due: amountDue, unapplied: [] }),
    ).toEqual({ kind: 'due-changed' })
  })

  it('is no when the total due has changed', () => {
    expect(
      decidePaymentSending(
        { ...requestedPayment, amount: cents(1) },
        { due: cents(1_262_499), unapplied: [] },
      ),
    ).toEqual({ kind: 'due-changed' })
  })

  it('is no, before any other reason, when an earlier payment was not acknowledged', () => {
    const unapplied = [acceptedPayment, createPaymentOfUnknownOutcome('sent')]
    expect(
      decidePaymentSending(
        { ...requestedPayment, acknowledgedKeys: ['key-1'] },
        { due: cents(1), unapplied },
      ),
    ).toMatchObject({
      kind: 'unacknowledged',
      payment: { id: 'key-2' },
    })
    expect(
      decidePaymentSending(
        { ...requestedPayment, acknowledgedKeys: ['key-1', 'key-2'] },
        { due: amountDue, unapplied },
      ),
    ).toEqual({ kind: 'may-be-sent' })
  })

  it('is yes for one that never arrived, with its own amount', () => {
    const notReceived = createPaymentOfUnknownOutcome('notReceived')
    const retry = { ...requestedPayment, operationToRetry: notReceived.operation }
    expect(decidePaymentSending(retry, { due: amountDue, unapplied: [notReceived] })).toEqual({
      kind: 'may-be-sent',
    })
    expect(
      decidePaymentSending({ ...retry, amount: cents(1) }, { due: amountDue, unapplied: [notReceived] }),
    ).toEqual({ kind: 'due-changed' })
  })

  it('is no for one that another tab is retrying', () => {
    const { operation } = createPaymentOfUnknownOutcome('notReceived')
    expect(
      decidePaymentSending(
        { ...requestedPayment, operationToRetry: operation },
        { due: amountDue, unapplied: [createPaymentOfUnknownOutcome('sent')] },
      ),
    ).toMatchObject({ kind: 'unacknowledged' })
  })
})

describe('the payment to retry', () => {
  const notReceived = createPaymentOfUnknownOutcome('notReceived')

  it('is the one that the lender never received', () => {
    const unapplied = [acceptedPayment, createPaymentOfUnknownOutcome('sent'), notReceived]
    expect(paymentToRetry(unapplied, { acknowledgedKeys: [], due: amountDue })).toBe(notReceived.operation)
  })

  it('is none while less is due', () => {
    const less = cents(1_262_499)
    expect(paymentToRetry([notReceived], { acknowledgedKeys: [], due: less })).toBeUndefined()
  })

  it('is none that the customer has acknowledged', () => {
    expect(paymentToRetry([notReceived], { acknowledgedKeys: ['key-2'], due: amountDue })).toBeUndefined()
  })
})
