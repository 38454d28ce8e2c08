import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { failure, success } from '@/domain/shared/result'
import { LoanCancellabilityQuery } from '@/application/cancellation/loan-cancellability-query'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import {
  createSessionStoreWithMarta,
  createSessionStoreWithoutCustomer,
  MemoryLoanGateway,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const sessionEndedFailure = failure({ kind: 'session-ended' } as const)
const { settings } = readShippedConfiguration()
let clock: ManualClock

beforeEach(() => {
  clock = new ManualClock()
})

function createLoanCancellabilityQuery(loans: MemoryLoanGateway, sessions = createSessionStoreWithMarta()) {
  return new LoanCancellabilityQuery(loans, sessions, settings, clock, { lists: new Map() })
}

describe('the loans that can be cancelled early', () => {
  it('are requested by the tax id of the signed-in customer', async () => {
    const loans = new MemoryLoanGateway()
    await createLoanCancellabilityQuery(loans).execute()
    expect(loans.receivedCalls).toEqual(['active loans of 27284561231'])
  })

  it('are not requested without a session', async () => {
    const loans = new MemoryLoanGateway()
    expect(await createLoanCancellabilityQuery(loans, createSessionStoreWithoutCustomer()).execute()).toEqual(
      sessionEndedFailure,
    )
    expect(loans.receivedCalls).toEqual([])
  })

  it('fail when the lender fails', async () => {
    const loans = new MemoryLoanGateway()
    loans.activeLoansAnswer = noAnswerFailure
    expect(await createLoanCancellabilityQuery(loans).execute()).toEqual(noAnswerFailure)
  })

  it('have an amount left to pay', async () => {
    const paid = anInstallment({ status: 'paid' })
    const loans = new MemoryLoanGateway()
    loans.activeLoansAnswer = success([
      aLoan({ loanId: 'all-paid', installments: [paid, paid] }),
      aLoan({ loanId: 'none-loaded' }),
      aLoan({ loanId: 'one-left', installments: [paid, anInstallment({ number: 2 })] }),
      aLoan({ loanId: 'only-current', currentInstallment: anInstallment() }),
    ])
    const found = await createLoanCancellabilityQuery(loans).execute()
    expect(found.ok && found.value.map(({ loan }) => loan.loanId)).toEqual(['one-left', 'only-current'])
  })

  it.each([
    ['2026-11-21T12:00:00-03:00', { kind: 'open' }],
    ['2026-11-28T00:00:00-03:00', { kind: 'end-of-month', opensOn: '2026-12-01' }],
  ])('by %s have the window of that day', (now, earlyCancellation) => {
    const loan = aLoan()
    clock.set(Date.parse(now))
    expect(createLoanCancellabilityQuery(new MemoryLoanGateway()).cancellabilityToday(loan)).toEqual({
      loan,
      earlyCancellation,
    })
  })

  it('have the last day on which an unused one can be withdrawn from', () => {
    const loan = aLoan({ isUnused: true, disbursementDate: calendarDate('2026-11-20') })
    const { revocableUntil } = createLoanCancellabilityQuery(new MemoryLoanGateway()).cancellabilityToday(
      loan,
    )
    expect(revocableUntil?.slice(0, 7)).toBe('2026-12')
  })
})
