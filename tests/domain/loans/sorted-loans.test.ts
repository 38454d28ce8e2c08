import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InstallmentCollectionMode, Loan } from '@/domain/loans/loan'
import { loansInListOrder } from '@/domain/loans/sorted-loans'
import { cents } from '@/domain/shared/money'
import { aLoan } from '#tests/domain/loans/a-loan'

const createLoan = (loanId: string, collectionMode: InstallmentCollectionMode, average: number): Loan =>
  aLoan({ loanId, collectionMode, averageInstallmentAmount: cents(average) })

const loanIdsOf = (loans: readonly Loan[]): readonly string[] => loans.map((each) => each.loanId)
const noLoanIds = new Set<string>()

describe('the loans of a customer who is up to date', () => {
  it('are sorted voluntary first, by average installment from the highest', () => {
    const loans = [
      createLoan('debit-high', 'direct-debit', 900),
      createLoan('low', 'voluntary', 100),
      createLoan('card', 'direct-debit-card', 950),
      createLoan('high', 'voluntary', 300),
      createLoan('middle', 'voluntary', 200),
    ]
    expect(loanIdsOf(loansInListOrder(loans, { isUpToDate: true, indebtedLoanIds: noLoanIds }))).toEqual([
      'high',
      'middle',
      'low',
      'debit-high',
      'card',
    ])
  })

  it("keep the server's order when the averages are equal", () => {
    const loans = [
      createLoan('b', 'voluntary', 100),
      createLoan('a', 'voluntary', 100),
      createLoan('c', 'voluntary', 100),
    ]
    expect(loanIdsOf(loansInListOrder(loans, { isUpToDate: true, indebtedLoanIds: noLoanIds }))).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  it('are sorted without regard to debt', () => {
    const loans = [createLoan('high', 'voluntary', 300), createLoan('owed', 'voluntary', 100)]
    const debt = { isUpToDate: true, indebtedLoanIds: new Set(['owed']) }
    expect(loanIdsOf(loansInListOrder(loans, debt))).toEqual(['high', 'owed'])
  })
})

describe('the loans of a customer in debt', () => {
  it('are sorted with debt first, then by direct debit, then the rest', () => {
    const loans = [
      createLoan('rest-high', 'voluntary', 900),
      createLoan('debit', 'direct-debit', 100),
      createLoan('owed-debit', 'direct-debit', 100),
      createLoan('card', 'direct-debit-card', 200),
      createLoan('owed', 'voluntary', 50),
      createLoan('rest', 'voluntary', 950),
    ]
    const debt = { isUpToDate: false, indebtedLoanIds: new Set(['owed', 'owed-debit']) }
    expect(loanIdsOf(loansInListOrder(loans, debt))).toEqual([
      'owed-debit',
      'owed',
      'debit',
      'card',
      'rest-high',
      'rest',
    ])
  })
})

describe('the sorting of loans', () => {
  const anyLoan = fc
    .record({
      mode: fc.constantFrom<InstallmentCollectionMode>('voluntary', 'direct-debit', 'direct-debit-card'),
      average: fc.integer({ min: 0, max: 5 }),
    })
    .map(({ mode, average }) => ({ mode, average }))

  it('loses no loan, does not change the list, and gives the same when repeated', () => {
    fc.assert(
      fc.property(
        fc.array(anyLoan),
        fc.boolean(),
        fc.array(fc.nat({ max: 9 })),
        (kinds, isUpToDate, owed) => {
          const loans = kinds.map(({ mode, average }, position) =>
            createLoan(String(position), mode, average),
          )
          const before = loanIdsOf(loans)
          const debt = { isUpToDate, indebtedLoanIds: new Set(owed.map(String)) }
          const sorted = loansInListOrder(loans, debt)
          expect(loanIdsOf(loans)).toEqual(before)
          expect(new Set(sorted)).toEqual(new Set(loans))
          expect(sorted).toHaveLength(loans.length)
          expect(loanIdsOf(loansInListOrder(sorted, debt))).toEqual(loanIdsOf(sorted))
        },
      ),
    )
  })
})
