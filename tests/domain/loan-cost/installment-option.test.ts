import { expect, it } from 'vitest'
import { plansLongestFirst } from '@/domain/loan-cost/installment-option'
import { cents } from '@/domain/shared/money'

const plan = (count: number, lineId: string) => ({ count, lineId, amount: cents(100) })

it('plans are sorted by their number of installments, and equal ones are reversed', () => {
  const plans = [plan(6, 'a'), plan(3, 'b'), plan(12, 'c'), plan(3, 'd')]
  expect(plansLongestFirst(plans).map(({ lineId }) => lineId)).toEqual(['c', 'a', 'd', 'b'])
  expect(plans.map(({ lineId }) => lineId)).toEqual(['a', 'b', 'c', 'd'])
})
