import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountComponentChanges, previousInstallmentToCompare } from '@/domain/loans/amount-comparison'
import { componentsAddUpToTotal, type InstallmentAmountComponent } from '@/domain/loans/amount-explanation'
import { cents } from '@/domain/shared/money'

const capitalComponent: InstallmentAmountComponent = { kind: 'capital', amount: cents(700) }
const interestComponent: InstallmentAmountComponent = { kind: 'interest', amount: cents(300) }

describe('the parts of an installment', () => {
  it('are shown when they add up to the cent', () => {
    expect(
      componentsAddUpToTotal({
        number: 4,
        total: cents(1000),
        components: [capitalComponent, interestComponent],
      }),
    ).toBe(true)
  })

  it.each([999, 1001, -1000])('are hidden when the total is %i', (total) => {
    expect(
      componentsAddUpToTotal({
        number: 4,
        total: cents(total),
        components: [capitalComponent, interestComponent],
      }),
    ).toBe(false)
  })

  it('are missing without any', () => {
    expect(componentsAddUpToTotal({ number: 4, total: cents(0), components: [] })).toBe(false)
  })

  it('add up in any order', () => {
    const amounts = fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(amounts, (each) => {
        const components = each.map((amount) => ({ kind: 'fee' as const, amount: cents(amount) }))
        const total = cents(each.reduce((sum, amount) => sum + amount, 0))
        expect(componentsAddUpToTotal({ number: 1, total, components: components.toReversed() })).toBe(true)
        expect(componentsAddUpToTotal({ number: 1, total: cents(total + 1), components })).toBe(false)
      }),
    )
  })
})

describe('the change since an earlier installment', () => {
  it('is shown by kind, with equal kinds added up, and without payments', () => {
    const later: readonly InstallmentAmountComponent[] = [
      { kind: 'capital', amount: cents(750) },
      { kind: 'vat', amount: cents(20) },
      { kind: 'vat', amount: cents(5) },
      { kind: 'paid', amount: cents(-400) },
      interestComponent,
    ]
    expect(amountComponentChanges([capitalComponent, interestComponent], later)).toEqual([
      { kind: 'capital', amountDifference: 50 },
      { kind: 'vat', amountDifference: 25 },
    ])
  })

  it('compares with the installment before, due or not', () => {
    const due = (number: number) => ({ number, total: cents(700), components: [capitalComponent] })
    const previousInstallment = { number: 1, components: [interestComponent] }
    const explanation = { installments: [due(2), due(3)], previousInstallment }
    expect(previousInstallmentToCompare(explanation, due(2))).toBe(previousInstallment)
    expect(previousInstallmentToCompare(explanation, due(3))?.number).toBe(2)
    expect(previousInstallmentToCompare({ installments: [due(2)] }, due(2))).toBeUndefined()
  })
})
