import * as v from 'valibot'
import { expect, it } from 'vitest'
import { paymentsForDuplicateCheckSchema } from '@/adapters/contract/payment.schema'

const appliedPayment = { amount: 12_625, paymentDate: '2026-03-02 09:14:00', accused: true }

it.each([
  ['one that was counted', { ...appliedPayment, amount: 'x' }, true],
  ['one that is pending', { ...appliedPayment, amount: 'x', accused: false }, false],
  ['one that may be pending', {}, false],
])('among the payments on which money decisions depend, %s may be irregular: %o', (_, odd, isRead) => {
  expect(v.is(paymentsForDuplicateCheckSchema, [odd, appliedPayment])).toBe(isRead)
})
