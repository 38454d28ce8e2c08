import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { costOfCreatedLoan, costOfPlan } from '@/domain/loan-cost/repayment-plan'
import { changedCostItems, costItems, type LoanCost } from '@/domain/loan-cost/loan-cost'
import { calculateNewLoanCost } from '@/adapters/fake/loans/french-loan'

const repaymentPlan = {
  count: 6,
  amount: cents(1_098_694),
  lineId: 'lr-6',
  firstDueDate: calendarDate('2027-01-01'),
  interests: cents(1_233_193),
  taxes: cents(258_971),
  outgoings: cents(100_000),
  amountToReturn: cents(6_592_164),
  cft: 166.76,
  tna: 78,
  tea: 112.91,
  amortisationSystem: 'french',
} as const

const everyCostItem = [
  'cft',
  'amount-to-return',
  'amount-financed',
  'installments',
  'first-due-date',
  'amortisation-system',
  'tna',
  'tea',
  'interests',
  'outgoings',
  'taxes',
]

describe('the total cost of a loan', () => {
  it('has every item, the financial total first', () => {
    expect(costItems(costOfPlan(cents(5_000_000), repaymentPlan))).toEqual([
      { kind: 'cft', value: { kind: 'rate', percent: 166.76 } },
      { kind: 'amount-to-return', value: { kind: 'money', amount: 6_592_164 } },
      { kind: 'amount-financed', value: { kind: 'money', amount: 5_000_000 } },
      { kind: 'installments', value: { kind: 'installments', count: 6, each: 1_098_694 } },
      { kind: 'first-due-date', value: { kind: 'day', date: '2027-01-01' } },
      { kind: 'amortisation-system', value: { kind: 'system', system: 'french' } },
      { kind: 'tna', value: { kind: 'rate', percent: 78 } },
      { kind: 'tea', value: { kind: 'rate', percent: 112.91 } },
      { kind: 'interests', value: { kind: 'money', amount: 1_233_193 } },
      { kind: 'outgoings', value: { kind: 'money', amount: 100_000 } },
      { kind: 'taxes', value: { kind: 'money', amount: 258_971 } },
    ])
  })

  it('marks each missing item as missing, and no other', () => {
    const optional = fc.record(
      {
        firstDueDate: fc.constant(calendarDate('2027-01-01')),
        amortisationSystem: fc.constantFrom('french' as const, 'german' as const),
        tna: fc.double({ min: 0, max: 1000, noNaN: true }),
        tea: fc.double({ min: 0, max: 1000, noNaN: true }),
        cft: fc.double({ min: 0, max: 1000, noNaN: true }),
        interests: fc.nat().map(cents),
        outgoings: fc.nat().map(cents),
        taxes: fc.nat().map(cents),
        amountToReturn: fc.nat().map(cents),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(optional, (shown) => {
        const cost: LoanCost = {
          amountFinanced: cents(100),
          installmentCount: 1,
          installmentAmount: cents(100),
          ...shown,
        }
        const lines = costItems(cost)
        expect(lines.map(({ kind }) => kind)).toEqual(everyCostItem)
        const missing = lines.filter(({ value }) => value.kind === 'missing')
        expect(missing).toHaveLength(9 - Object.keys(shown).length)
      }),
    )
  })

  it("uses the lender's values of the loan, and the chosen plan for the rest", () => {
    const cost = costOfCreatedLoan(cents(5_000_000), repaymentPlan, { cft: 170, interests: cents(1_300_000) })
    expect(cost).toMatchObject({
      cft: 170,
      interests: 1_300_000,
      installmentAmount: 1_098_694,
      firstDueDate: '2027-01-01',
    })
    expect(cost.tna).toBeUndefined()
  })

  it.each([
    ['a first installment, a day and a system', { firstInstallmentAmount: cents(900_000) }],
    ['none of them', undefined],
  ])('of a plan with %s has the same installments for the loan', (_, first) => {
    const { count: installmentCount, amount, lineId, firstDueDate, amortisationSystem } = repaymentPlan
    const bare = { amountFinanced: cents(100), installmentCount, installmentAmount: amount }
    const shown = first && { ...first, firstDueDate, amortisationSystem }
    expect(
      costOfCreatedLoan(cents(100), { count: installmentCount, amount, lineId, ...shown }, {}),
    ).toStrictEqual({ ...bare, ...shown })
  })

  it.each([
    ['is another one', 900_000, { first: 900_000 }],
    ['is like the others', 1_098_694, {}],
    ['is not shown', undefined, {}],
  ])('shows the first installment only when it differs: %s', (_, first, shown) => {
    const cost = costOfPlan(cents(5_000_000), {
      ...repaymentPlan,
      ...(first !== undefined && { firstInstallmentAmount: cents(first) }),
    })
    expect(costItems(cost)[3]?.value).toStrictEqual({
      kind: 'installments',
      count: 6,
      each: 1_098_694,
      ...shown,
    })
  })

  it.each([
    [
      'with a discount',
      0.3,
      900_000,
      [{ kind: 'first-installment-discount', value: { kind: 'money', amount: 198_694 } }],
    ],
    [
      'that is free',
      1,
      0,
      [{ kind: 'first-installment-discount', value: { kind: 'money', amount: 1_098_694 } }],
    ],
    ['that is lower for another reason', 0, 900_000, []],
    ['with a discount of an unknown amount', 0.3, undefined, []],
  ])('ends with the discount of a first installment %s', (_, fraction, first, last) => {
    const cost = costOfPlan(cents(5_000_000), {
      ...repaymentPlan,
      firstInstallmentDiscount: fraction,
      ...(first !== undefined && { firstInstallmentAmount: cents(first) }),
    })
    expect(costItems(cost).slice(everyCostItem.length)).toEqual(last)
  })

  it('names each value that changed since the choice, and treats a missing one as unchanged', () => {
    const chosen = costOfPlan(cents(5_000_000), repaymentPlan)
    expect(changedCostItems(chosen, chosen)).toEqual([])
    expect(changedCostItems(chosen, { ...chosen, cft: 170, amountToReturn: cents(7_000_000) })).toEqual([
      'cft',
      'amount-to-return',
    ])
    const { cft: _cft, ...silent } = chosen
    expect(changedCostItems(chosen, silent)).toEqual([])
    expect(changedCostItems(silent, chosen)).toEqual([])
  })
})

describe('the loans of the demo', () => {
  it('add up to the cent, cost more than their interest, and are repaid with more than was lent', () => {
    const amounts = fc.integer({ min: 1, max: 100_000_000 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 60 }), (amount, count) => {
        const loan = calculateNewLoanCost(cents(amount), count, calendarDate('2026-11-21'))
        expect(loan.amount + loan.totalInterest + loan.grantingFee + loan.taxes).toBe(loan.total)
        expect(loan.total).toBe(loan.installment * count)
        // With only a few cents the rounding is the whole result.
        if (amount < 100_000) return
        expect(loan.total).toBeGreaterThan(loan.amount)
        expect(loan.tea).toBeGreaterThan(loan.tna)
        expect(loan.cft).toBeGreaterThan(loan.tea)
      }),
    )
  })
})
