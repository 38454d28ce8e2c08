import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { DueItem } from '@/domain/payments/amount-due'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import { appliedPayment } from '#tests/domain/payments/a-loan-payment'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import {
  MemoryAmountsDue,
  MemoryLoanGateway,
  ManuallyResolvedAnswer,
  createLoanQueries,
  createSessionStoreWithMarta,
  createSessionStoreWithoutCustomer,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'

const fourthInstallment: DueItem = {
  kind: 'installment',
  number: 4,
  amount: cents(1_262_500),
  punitiveAmount: cents(10_050),
}

let gateway: MemoryLoanGateway

beforeEach(() => {
  gateway = new MemoryLoanGateway()
})

describe('the list of active loans', () => {
  it('is sorted by average installment for a customer who is up to date, without asking for debts', async () => {
    gateway.activeLoansAnswer = success([
      aLoan({ loanId: 'small', averageInstallmentAmount: cents(1_262_500) }),
      aLoan({ loanId: 'large', averageInstallmentAmount: cents(4_131_875) }),
    ])
    expect(await listedIds()).toEqual(['large', 'small'])
    expect(gateway.receivedCalls).toEqual(['active loans of 27284561231'])
  })

  it('has the overdue loans first for a customer in debt', async () => {
    gateway.activeLoansAnswer = success([
      aLoan({ loanId: 'voluntary' }),
      aLoan({ loanId: 'debited', collectionMode: 'direct-debit' }),
      aLoan({ loanId: 'owed' }),
    ])
    gateway.idsOfLoansWithDebtAnswer = success(new Set(['owed']))
    expect(await listedIds({ isUpToDate: false })).toEqual(['owed', 'debited', 'voluntary'])
    expect(gateway.receivedCalls).toEqual(['active loans of 27284561231', 'debts of 27284561231'])
  })

  it('treats a customer with an unknown standing as up to date', async () => {
    gateway.activeLoansAnswer = success([aLoan({ loanId: 'one' })])
    expect(await listedIds('unknown')).toEqual(['one'])
    expect(gateway.receivedCalls).toEqual(['active loans of 27284561231'])
  })

  it('is requested at the same time as a pending account status, which gives its order', async () => {
    gateway.activeLoansAnswer = success([aLoan({ loanId: 'voluntary' }), aLoan({ loanId: 'owed' })])
    gateway.idsOfLoansWithDebtAnswer = success(new Set(['owed']))
    const sessions = createSessionStoreWithMarta('unknown')
    const lender = new MemorySessionGateway()
    const status = new ManuallyResolvedAnswer<Awaited<typeof lender.accountStatusAnswer>>()
    lender.accountStatusAnswer = status.promise
    const accountStatus = new LoadAccountStatus(lender, sessions, new ManualClock())
    void accountStatus.execute()
    const listed = createLoanQueries(gateway, sessions, new MemoryAmountsDue(), accountStatus).activeLoans()
    expect(gateway.receivedCalls).toEqual(['active loans of 27284561231'])
    status.resolveWith(success(anAccountStatus({ isUpToDate: false })))
    const loans = await listed
    expect(loans.ok && loans.value.map(({ loanId }) => loanId)).toEqual(['owed', 'voluntary'])
    expect(gateway.receivedCalls).toEqual(['active loans of 27284561231', 'debts of 27284561231'])
  })

  it('fails when the loans fail', async () => {
    gateway.activeLoansAnswer = failure({ kind: 'no-answer' })
    expect(await createLoanQueries(gateway, createSessionStoreWithMarta()).activeLoans()).toEqual(
      failure({ kind: 'no-answer' }),
    )
  })

  it('fails when the debts fail', async () => {
    gateway.activeLoansAnswer = success([aLoan()])
    gateway.idsOfLoansWithDebtAnswer = failure({ kind: 'server-failure' })
    const loans = await createLoanQueries(
      gateway,
      createSessionStoreWithMarta({ isUpToDate: false }),
    ).activeLoans()
    expect(loans).toEqual(failure({ kind: 'server-failure' }))
  })

  it('has the amount due now of each overdue loan, and requests it for those only', async () => {
    const amountsDue = new MemoryAmountsDue()
    amountsDue.dueItemsByLoan.set('1002', [fourthInstallment])
    gateway.activeLoansAnswer = success([
      aLoan({ externalId: '1001', installments: [anInstallment()] }),
      aLoan({ externalId: '1002', installments: [anInstallment({ status: 'overdue' })] }),
      aLoan({ externalId: '1003', installments: [anInstallment({ status: 'overdue' })] }),
    ])
    const loans = await createLoanQueries(gateway, createSessionStoreWithMarta(), amountsDue).activeLoans()
    expect(loans.ok && loans.value.map(({ externalId, dueItems }) => [externalId, dueItems])).toEqual([
      ['1001', undefined],
      ['1002', [fourthInstallment]],
      ['1003', undefined],
    ])
    expect(amountsDue.receivedCalls).toEqual(['1002', '1003'])
  })

  it('needs a session', async () => {
    const loans = await createLoanQueries(gateway, createSessionStoreWithoutCustomer()).activeLoans()
    expect(loans).toEqual(failure({ kind: 'session-ended' }))
    expect(gateway.receivedCalls).toEqual([])
  })

  async function listedIds(
    standing: Parameters<typeof createSessionStoreWithMarta>[0] = {},
  ): Promise<readonly string[]> {
    const loans = await createLoanQueries(gateway, createSessionStoreWithMarta(standing)).activeLoans()
    return loans.ok ? loans.value.map((loan) => loan.loanId) : []
  }
})

describe('one loan', () => {
  it('is found among the active loans', async () => {
    gateway.activeLoansAnswer = success([
      aLoan({ loanId: 'other' }),
      aLoan({ loanId: 'wanted', externalId: '40128753' }),
    ])
    expect(await opened('wanted')).toMatchObject({ ok: true, value: { externalId: '40128753' } })
    expect(gateway.receivedCalls).toEqual(['active loans with files of 27284561231'])
  })

  it('is found among the finished loans too', async () => {
    gateway.finishedLoansAnswer = success([aLoan({ loanId: 'wanted', externalId: '40010001' })])
    expect(await opened('wanted')).toMatchObject({ ok: true, value: { externalId: '40010001' } })
    expect(gateway.receivedCalls).toEqual([
      'active loans with files of 27284561231',
      'finished loans with files of 27284561231',
    ])
  })

  it('is not found by an id that no loan of the customer has, nor by its external id', async () => {
    gateway.activeLoansAnswer = success([aLoan({ loanId: 'hers', externalId: '40128753' })])
    expect(await opened('somebody-elses')).toEqual(failure({ kind: 'loan-not-found' }))
    expect(await opened('40128753')).toEqual(failure({ kind: 'loan-not-found' }))
  })

  it('fails when the finished loans cannot be read', async () => {
    gateway.finishedLoansAnswer = failure({ kind: 'no-answer' })
    expect(await opened('wanted')).toEqual(failure({ kind: 'no-answer' }))
  })

  it('needs a session', async () => {
    expect(await createLoanQueries(gateway, createSessionStoreWithoutCustomer()).findLoan('wanted')).toEqual(
      failure({ kind: 'session-ended' }),
    )
  })

  function opened(loanId: string) {
    return createLoanQueries(gateway, createSessionStoreWithMarta()).findLoan(loanId)
  }
})

describe('the recent payments', () => {
  it('are sorted latest first', async () => {
    gateway.recentPaymentsAnswer = success([
      { ...appliedPayment, amount: cents(1_262_500), date: calendarDate('2026-10-28') },
      { ...appliedPayment, amount: cents(4_131_875), date: calendarDate('2026-11-18') },
    ])
    const payments = await createLoanQueries(gateway, createSessionStoreWithMarta()).recentPayments()
    expect(payments.map((payment) => payment.date)).toEqual(['2026-11-18', '2026-10-28'])
    expect(gateway.receivedCalls).toEqual(['payments of c-8f21d04b'])
  })

  it('are empty when they cannot be read', async () => {
    gateway.recentPaymentsAnswer = failure({ kind: 'server-failure' })
    expect(await createLoanQueries(gateway, createSessionStoreWithMarta()).recentPayments()).toEqual([])
  })

  it('are empty without a customer', async () => {
    expect(await createLoanQueries(gateway, createSessionStoreWithoutCustomer()).recentPayments()).toEqual([])
    expect(gateway.receivedCalls).toEqual([])
  })
})
