import { describe, expect, it } from 'vitest'
import {
  firstInstallmentDiscountToShow,
  firstInstallmentDiscount,
} from '@/domain/qr-payment/first-installment-discount'
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

it('the discount gives the remaining installment and the maximum discount', () => {
  const amounts = { firstInstallmentAmount: pesosToCents(50), maxDiscountAmount: pesosToCents(5000) }
  expect(firstInstallmentDiscount({ firstInstallmentDiscount: 0.5, ...amounts })).toEqual({
    percent: 50,
    isFull: false,
    firstInstallmentAmount: 5_000,
    maxAmount: 500_000,
  })
})

describe('the announced discount', () => {
  const half = { lineId: 'a', count: 3, amount: pesosToCents(10), firstInstallmentDiscount: 0.5 }
  const third = { lineId: 'b', count: 6, amount: pesosToCents(6), firstInstallmentDiscount: 0.3 }
  const none = { lineId: 'c', count: 12, amount: pesosToCents(4) }

  it('is the largest of all plans before the customer chooses one', () => {
    expect(firstInstallmentDiscountToShow([none, third, half], undefined)?.percent).toBe(50)
    expect(firstInstallmentDiscountToShow([half, third, none], undefined)?.percent).toBe(50)
  })

  it('is that of the chosen plan, smaller or none', () => {
    expect(firstInstallmentDiscountToShow([half, third, none], third)?.percent).toBe(30)
    expect(firstInstallmentDiscountToShow([half, third, none], none)).toBeUndefined()
  })

  it('is missing when no plan has one', () => {
    expect(firstInstallmentDiscountToShow([none], undefined)).toBeUndefined()
  })
})
