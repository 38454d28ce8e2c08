import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { onlyPayableLoan, type PayableLoan, type PayableStatus } from '@/domain/payments/payable-loan'

function loan(externalId: string, status: PayableStatus): PayableLoan {
  return {
    externalId,
    status,
    productId: 1,
    subproductId: 17,
    installmentCount: 1,
    installmentAmount: cents(100),
  }
}

const statuses = fc.array(fc.constantFrom<PayableStatus>('to-pay', 'up-to-date', 'in-debt'), { maxLength: 6 })

describe('the loan that is chosen without a question', () => {
  it('is the only one there is, though nothing of it is due', () => {
    expect(onlyPayableLoan([loan('a', 'up-to-date')])?.externalId).toBe('a')
  })

  it('is the only one with an amount to pay', () => {
    expect(onlyPayableLoan([loan('a', 'up-to-date'), loan('b', 'in-debt')])?.externalId).toBe('b')
  })

  it('is missing when two can be paid, or none', () => {
    expect(onlyPayableLoan([loan('a', 'to-pay'), loan('b', 'in-debt')])).toBeUndefined()
    expect(onlyPayableLoan([loan('a', 'up-to-date'), loan('b', 'up-to-date')])).toBeUndefined()
    expect(onlyPayableLoan([])).toBeUndefined()
  })

  it('never replaces another one that could be paid', () => {
    fc.assert(
      fc.property(statuses, (each) => {
        const loans = each.map((status, position) => loan(String(position), status))
        const one = onlyPayableLoan(loans)
        const others = loans.filter((other) => other !== one && other.status !== 'up-to-date')
        expect(one === undefined || others.length === 0).toBe(true)
      }),
    )
  })
})
