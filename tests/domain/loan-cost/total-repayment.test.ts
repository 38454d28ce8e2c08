import { describe, expect, it } from 'vitest'
import {
  totalRepayment,
  costPerHundredRepaid,
  type CostPerHundredRepaid,
} from '@/domain/loan-cost/total-repayment'
import { cents } from '@/domain/shared/money'

const fiftyThousandPesos = cents(5_000_000)

describe('the total to repay', () => {
  it("is the lender's total", () => {
    expect(totalRepayment({ amountFinanced: fiftyThousandPesos, amountToReturn: cents(6_592_164) })).toEqual({
      receivedAmount: 5_000_000,
      installmentsTotal: 6_592_164,
      totalWithDownPayment: 6_592_164,
    })
  })

  it('includes what is paid today', () => {
    const cost = { amountFinanced: fiftyThousandPesos, amountToReturn: cents(6_592_164) }
    expect(totalRepayment(cost, cents(2_409_977))).toMatchObject({
      downPayment: 2_409_977,
      totalWithDownPayment: 9_002_141,
    })
  })

  it('is missing when the lender does not give it', () => {
    expect(totalRepayment({ amountFinanced: fiftyThousandPesos })).toBeUndefined()
  })
})

describe('the share of the cost', () => {
  const share = (receivedAmount: number, total: number): CostPerHundredRepaid | undefined =>
    costPerHundredRepaid({
      receivedAmount: cents(receivedAmount),
      installmentsTotal: cents(total),
      totalWithDownPayment: cents(total),
    })

  it.each([
    [5_000_000, 6_592_164, { received: 75, cost: 25 }],
    [7_600, 10_000, { received: 76, cost: 24 }],
    [10_000, 10_000, { received: 100, cost: 0 }],
    [9_999, 10_000, { received: 99, cost: 1 }],
    [1, 10_000, { received: 0, cost: 100 }],
  ])('of %i received and %i repaid is in hundredths', (received, total, expected) => {
    expect(share(received, total)).toEqual(expected)
  })

  it('is missing when less is repaid than was received', () => {
    expect(share(10_000, 9_999)).toBeUndefined()
    expect(share(0, 0)).toBeUndefined()
  })
})
