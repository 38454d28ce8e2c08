import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { cents } from '@/domain/shared/money'
import { mayBeSent, type PaymentWish } from '@/domain/payments/may-be-sent'
import type { UncountedPayment } from '@/domain/payments/uncounted-payment'

const due = cents(1_262_500)
const wish: PaymentWish = { amount: due, seen: due, acknowledgedKeys: [] }
const accepted: UncountedPayment = { id: 'key-1', kind: 'accepted', amount: due, at: instant(0) }

function inDoubt(status: OperationStatus): UncountedPayment & { readonly operation: OperationRecord } {
  const operation: OperationRecord = {
    idempotencyKey: 'key-2',
    fingerprint: 'fingerprint',
    amount: due,
    terms: { kind: 'installment', channel: 'saved-card' },
    at: instant(0),
    status,
    attempts: 1,
    before: { due, listed: 0 },
  }
  return { id: 'key-2', kind: 'in-doubt', amount: due, operation }
}

describe('whether a payment may be sent', () => {
  it('it may when what is due is what the customer saw and nothing is uncounted', () => {
    expect(mayBeSent(wish, { due, uncounted: [] })).toEqual({ kind: 'may-be-sent' })
  })

  it.each([0, -100, 1_262_501])('no amount of %d cents leaves', (amount) => {
    expect(mayBeSent({ ...wish, amount: cents(amount) }, { due, uncounted: [] })).toEqual({
      kind: 'due-changed',
    })
  })

  it('nothing leaves when another total is due', () => {
    expect(mayBeSent({ ...wish, amount: cents(1) }, { due: cents(1_262_499), uncounted: [] })).toEqual({
      kind: 'due-changed',
    })
  })

  it('nothing leaves beside what the customer was not told of, which comes before anything else', () => {
    const uncounted = [accepted, inDoubt('sent')]
    expect(mayBeSent({ ...wish, acknowledgedKeys: ['key-1'] }, { due: cents(1), uncounted })).toMatchObject({
      kind: 'unacknowledged',
      payment: { id: 'key-2' },
    })
    expect(mayBeSent({ ...wish, acknowledgedKeys: ['key-1', 'key-2'] }, { due, uncounted })).toEqual({
      kind: 'may-be-sent',
    })
  })

  it('what never arrived leaves again with its own amount', () => {
    const notReceived = inDoubt('notReceived')
    const retry = { ...wish, retryOf: notReceived.operation }
    expect(mayBeSent(retry, { due, uncounted: [notReceived] })).toEqual({ kind: 'may-be-sent' })
    expect(mayBeSent({ ...retry, amount: cents(1) }, { due, uncounted: [notReceived] })).toEqual({
      kind: 'due-changed',
    })
  })

  it('what another tab is trying again does not', () => {
    const { operation } = inDoubt('notReceived')
    expect(mayBeSent({ ...wish, retryOf: operation }, { due, uncounted: [inDoubt('sent')] })).toMatchObject({
      kind: 'unacknowledged',
    })
  })
})
