import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { isSameOperationTerms, type OperationTerms } from '@/domain/shared/operation-terms'

const repaymentPlan = { lineId: 'L12', count: 12, amount: cents(500_000) }
const refinancingLinkTerms = { date: '2026-11-21', maxTerm: 12, maxAmount: 900_000 }

const allTerms: readonly OperationTerms[] = [
  { kind: 'installment', channel: 'saved-card' },
  { kind: 'line-loan', plan: repaymentPlan },
  { kind: 'shop-payment', loanId: 'l-1', installments: 6 },
  { kind: 'refinancing-loan', link: refinancingLinkTerms, plan: repaymentPlan },
  { kind: 'down-payment', link: refinancingLinkTerms, loanId: 'l-1' },
]

const changedTerms: readonly OperationTerms[] = [
  { kind: 'installment', channel: 'wallet' },
  { kind: 'line-loan', plan: { ...repaymentPlan, lineId: 'L6' } },
  { kind: 'line-loan', plan: { ...repaymentPlan, count: 6 } },
  { kind: 'line-loan', plan: { ...repaymentPlan, amount: cents(500_001) } },
  { kind: 'shop-payment', loanId: 'l-2', installments: 6 },
  { kind: 'shop-payment', loanId: 'l-1', installments: 3 },
  { kind: 'refinancing-loan', link: refinancingLinkTerms, plan: { ...repaymentPlan, count: 6 } },
  { kind: 'refinancing-loan', link: { ...refinancingLinkTerms, date: '2026-11-22' }, plan: repaymentPlan },
  { kind: 'refinancing-loan', link: { ...refinancingLinkTerms, maxTerm: 6 }, plan: repaymentPlan },
  { kind: 'refinancing-loan', link: { ...refinancingLinkTerms, maxAmount: 1 }, plan: repaymentPlan },
  { kind: 'down-payment', link: refinancingLinkTerms, loanId: 'l-2' },
  { kind: 'down-payment', link: { ...refinancingLinkTerms, date: '2026-11-22' }, loanId: 'l-1' },
  { kind: 'earlier-release' },
]

describe('the terms of an operation', () => {
  it.each(allTerms)('are equal when all of them are: $kind', (terms) => {
    expect(isSameOperationTerms(terms, structuredClone(terms))).toBe(true)
  })

  it.each(changedTerms)('differ when one of them does: %j', (other) => {
    for (const terms of allTerms) {
      expect(isSameOperationTerms(terms, other)).toBe(false)
      expect(isSameOperationTerms(other, terms)).toBe(false)
    }
  })

  it('differ for two kinds with similar terms', () => {
    for (const [position, terms] of allTerms.entries())
      for (const other of allTerms.toSpliced(position, 1))
        expect(isSameOperationTerms(terms, other)).toBe(false)
  })

  it('never equal the unknown terms of an earlier release', () => {
    expect(isSameOperationTerms({ kind: 'earlier-release' }, { kind: 'earlier-release' })).toBe(false)
  })
})
