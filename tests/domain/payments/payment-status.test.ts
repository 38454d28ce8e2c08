import { describe, expect, it } from 'vitest'
import { statusPageKind } from '@/domain/payments/payment-status'

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
