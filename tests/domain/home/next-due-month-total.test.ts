import { expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { isMonthBatchOffered, nextDueMonthTotal } from '@/domain/home/next-due-month-total'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'

const today = calendarDate('2026-11-21')

/** Returns a loan with an installment for each pair of due date and amount in cents. */
function createLoanWithInstallments(
  externalId: string,
  ...due: readonly (readonly [day: string, amount: number])[]
) {
  const installments = due.map(([day, amount], position) =>
    anInstallment({ number: position + 1, dueDate: calendarDate(day), totalAmount: cents(amount) }),
  )
  return aLoan({ externalId, installments })
}

it('the month ahead adds up what every loan has due in the month of the next due date only', () => {
  const loans = [
    createLoanWithInstallments('1001', ['2026-12-10', 100], ['2027-01-10', 1_000]),
    createLoanWithInstallments('1002', ['2026-12-31', 20], ['2027-12-10', 10_000]),
    createLoanWithInstallments('1003', ['2026-12-01', 3]),
    createLoanWithInstallments('1004', ['2027-01-01', 50]),
  ]
  expect(nextDueMonthTotal(loans, today)).toEqual({
    firstDate: '2026-12-01',
    count: 3,
    amount: 123,
    payableLoanExternalIds: ['1003', '1001', '1002'],
    hasOverdueLoan: false,
  })
})

it('the month ahead includes what is due today, and excludes what is overdue', () => {
  const loans = [
    createLoanWithInstallments('1001', ['2026-11-20', 100], ['2026-11-21', 20], ['2026-11-30', 3]),
  ]
  expect(nextDueMonthTotal(loans, today)).toEqual({
    firstDate: '2026-11-21',
    count: 2,
    amount: 23,
    payableLoanExternalIds: ['1001'],
    hasOverdueLoan: false,
  })
})

it('the month ahead includes a loan that cannot be paid now in the installments, but not in the payable loans', () => {
  const closed = { ...createLoanWithInstallments('1001', ['2026-12-01', 20]), paymentEnabled: false }
  expect(
    nextDueMonthTotal([closed, createLoanWithInstallments('1002', ['2026-12-02', 3])], today),
  ).toMatchObject({ count: 2, payableLoanExternalIds: ['1002'] })
})

it('the month ahead is missing when nothing falls due', () => {
  expect(
    nextDueMonthTotal([createLoanWithInstallments('1001', ['2026-11-20', 100]), aLoan()], today),
  ).toBeUndefined()
})

it('the month ahead says whether any loan is overdue, in the month or not', () => {
  const inMonth = createLoanWithInstallments('1001', ['2026-12-01', 20])
  const late = anInstallment({ status: 'overdue', dueDate: calendarDate('2026-11-01') })
  const overdue = aLoan({ externalId: '1002', installments: [late] })
  expect(nextDueMonthTotal([inMonth], today)).toMatchObject({ hasOverdueLoan: false })
  expect(nextDueMonthTotal([inMonth, overdue], today)).toMatchObject({ hasOverdueLoan: true })
})

const upToDate = { isUpToDate: true }
const two = { payableLoanExternalIds: ['1001', '1002'], hasOverdueLoan: false }

it.each([
  ['two payable loans', two, upToDate, true],
  ['two payable loans, before the account status is known', two, undefined, true],
  ['two payable loans of a customer in debt', two, { isUpToDate: false }, false],
  ['two payable loans and an overdue loan', { ...two, hasOverdueLoan: true }, upToDate, false],
  ['one payable loan', { ...two, payableLoanExternalIds: ['1001'] }, upToDate, false],
  ['no payable loan', { ...two, payableLoanExternalIds: [] }, upToDate, false],
])('the month ahead can be paid in one go: with %s', (_, total, accountStatus, isOffered) => {
  expect(isMonthBatchOffered(total, accountStatus)).toBe(isOffered)
})
