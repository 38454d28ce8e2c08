import { describe, expect, it } from 'vitest'
import { isProposalPayable, isSameProposal, totalDebtOfProposal } from '@/domain/refinancing/proposal'
import { cents } from '@/domain/shared/money'

const proposal = {
  customerName: 'Ramona Paredes',
  refinancingAmount: cents(21_689_788),
  debtAmount: cents(2_409_977),
}

describe('a refinancing proposal', () => {
  it('covers the whole debt: what is refinanced and what is paid today', () => {
    expect(totalDebtOfProposal(proposal)).toBe(24_099_765)
  })

  it.each([
    [1, 1, true],
    [0, 1, false],
    [1, 0, false],
  ])('of %i and %i cents can be accepted: %s', (refinancingAmount, debtAmount, expected) => {
    const given = { ...proposal, refinancingAmount: cents(refinancingAmount), debtAmount: cents(debtAmount) }
    expect(isProposalPayable(given)).toBe(expected)
  })

  it('differs when an amount changed, and not when only the name did', () => {
    expect(isSameProposal(proposal, { ...proposal, customerName: 'RAMONA' })).toBe(true)
    expect(isSameProposal(proposal, { ...proposal, debtAmount: cents(2_409_978) })).toBe(false)
    expect(isSameProposal(proposal, { ...proposal, refinancingAmount: cents(1) })).toBe(false)
  })
})
