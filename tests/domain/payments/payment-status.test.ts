import { describe, expect, it } from 'vitest'
import { parsePaymentStatusParameter } from '@/domain/payments/payment-status'

describe('the address of the status page', () => {
  it.each([
    { status: 'approved', said: 'approved' },
    { status: 'APPROVED', said: 'approved' },
    { status: ' approved ', said: 'approved' },
    { status: 'in_process', said: 'in-process' },
    { status: 'rejected', said: 'error' },
    { status: 'pending', said: 'error' },
    { status: 'constructor', said: 'error' },
    { status: '', said: 'missing' },
    { status: ' ', said: 'missing' },
    { status: undefined, said: 'missing' },
  ])('is $said in the status $status', ({ status, said }) => {
    expect(parsePaymentStatusParameter(status)).toBe(said)
  })
})
