import { expect, it } from 'vitest'
import { firstInstallmentDiscount } from '@/domain/qr-payment/first-installment-discount'
import { pesosToCents } from '@/domain/shared/money'

it.each([
  [0.29, 29],
  [0.5, 50],
  [0.335, 33.5],
  [0.3333, 33.33],
  [1, 100],
])('a fraction of %d is %d percent', (fraction, percent) => {
  expect(firstInstallmentDiscount({ firstInstallmentDiscount: fraction })).toEqual({
    percent,
    isFull: fraction === 1,
  })
})

it.each([undefined, 0])('%s is no discount', (fraction) => {
  const option = fraction === undefined ? {} : { firstInstallmentDiscount: fraction }
  expect(firstInstallmentDiscount({ ...option, maxDiscountAmount: pesosToCents(5) })).toBeUndefined()
})

it('tells what is left of the installment, and the most that is taken off', () => {
  const amounts = { firstInstallmentAmount: pesosToCents(50), maxDiscountAmount: pesosToCents(5000) }
  expect(firstInstallmentDiscount({ firstInstallmentDiscount: 0.5, ...amounts })).toEqual({
    percent: 50,
    isFull: false,
    firstInstallment: 5_000,
    most: 500_000,
  })
})
