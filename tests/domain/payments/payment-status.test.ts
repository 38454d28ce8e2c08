import { describe, expect, it } from 'vitest'
import {
  afterStatus,
  pollingDelaysSeconds,
  secondsUntilNextAsk,
  statusPageKind,
} from '@/domain/payments/payment-status'

describe('a payment that nobody answered', () => {
  it('is asked about at 2, 5, 10 and 30 seconds', () => {
    expect(pollingDelaysSeconds).toEqual([2, 5, 10, 30])
  })

  it.each([
    { asked: 0, seconds: 2 },
    { asked: 1, seconds: 3 },
    { asked: 2, seconds: 5 },
    { asked: 3, seconds: 20 },
    { asked: 4, seconds: undefined },
    { asked: 5, seconds: undefined },
  ])('is asked about again in $seconds seconds after $asked questions', ({ asked, seconds }) => {
    expect(secondsUntilNextAsk(asked)).toBe(seconds)
  })

  it.each([
    { status: 'approved', isFinal: true, mayPayAgain: false },
    { status: 'rejected', isFinal: true, mayPayAgain: true },
    { status: 'not-found', isFinal: true, mayPayAgain: true },
    { status: 'in-process', isFinal: false, mayPayAgain: false },
  ] as const)('is $status: final $isFinal, may be paid again $mayPayAgain', ({ status, ...after }) => {
    expect(afterStatus(status)).toEqual(after)
  })
})

describe('the status page', () => {
  it.each([
    { status: 'approved', transactionId: 'T-991', shown: 'paid' },
    { status: 'APPROVED', transactionId: 'T-991', shown: 'paid' },
    { status: 'approved', transactionId: undefined, shown: 'received' },
    { status: 'approved', transactionId: '', shown: 'received' },
    { status: 'in_process', transactionId: undefined, shown: 'in-process' },
    { status: 'in_process', transactionId: 'T-991', shown: 'in-process' },
    { status: 'rejected', transactionId: undefined, shown: 'error' },
    { status: 'rejected', transactionId: 'T-991', shown: 'error' },
    { status: 'pending', transactionId: undefined, shown: 'error' },
    { status: 'constructor', transactionId: undefined, shown: 'error' },
    { status: '', transactionId: 'T-991', shown: 'missing' },
    { status: ' ', transactionId: undefined, shown: 'missing' },
    { status: undefined, transactionId: undefined, shown: 'missing' },
  ])('shows $shown for status $status and transaction $transactionId', ({ status, transactionId, shown }) => {
    expect(statusPageKind(status, transactionId)).toBe(shown)
  })
})
