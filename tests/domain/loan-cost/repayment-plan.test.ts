import { expect, it } from 'vitest'
import { plansLongestFirst } from '@/domain/loan-cost/repayment-plan'
import { cents } from '@/domain/shared/money'

const createPlan = (count: number, lineId: string) => ({ count, lineId, amount: cents(100) })

it('plans are sorted by their number of installments, and equal ones are reversed', () => {
  const plans = [createPlan(6, 'a'), createPlan(3, 'b'), createPlan(12, 'c'), createPlan(3, 'd')]
  expect(plansLongestFirst(plans).map(({ lineId }) => lineId)).toEqual(['c', 'a', 'd', 'b'])
  expect(plans.map(({ lineId }) => lineId)).toEqual(['a', 'b', 'c', 'd'])
})
