import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AllInstallmentsViewModel } from '@/ui/loans/all-installments-view-model'
import { aLoan, anInstallment, createInstallmentsWithNumbers } from '#tests/domain/loans/a-loan'
import { createAsyncState, waitUntilStateLoaded } from '#tests/support/async-state-builders'
import {
  MemoryLoanGateway,
  createLoanQueries,
  ManuallyResolvedAnswer,
  createSessionStoreWithMarta,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { longWaitOptions } from '#tests/support/long-timeout'

describe('all the installments of a loan', () => {
  let gateway: MemoryLoanGateway
  let clock: ManualClock
  let navigation: MemoryNavigation
  let model: AllInstallmentsViewModel

  beforeEach(() => {
    gateway = new MemoryLoanGateway()
    clock = new ManualClock()
    navigation = new MemoryNavigation('/mis-prestamos/L-1/ver-todas')
    const queries = createLoanQueries(gateway, createSessionStoreWithMarta())
    model = new AllInstallmentsViewModel(queries, clock, navigation, createAsyncState(clock))
  })

  async function start(): Promise<void> {
    model.onMount()
    await waitUntilStateLoaded(model.asyncState)
  }

  it('are listed by number, under the loan they belong to', async () => {
    gateway.activeLoansAnswer = success([
      aLoan({
        commerceName: 'Casa Rivadavia Hogar',
        installments: createInstallmentsWithNumbers(3, 1, 6, 5, 2, 4),
      }),
    ])
    await start()
    if (model.asyncState.state.phase !== 'ready') throw new Error(model.asyncState.state.phase)
    expect(model.asyncState.state.loanTitle).toBe('Casa Rivadavia Hogar')
    expect(model.asyncState.state.rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('mark the one that is next to be paid as current, also if the lender marks a paid one', async () => {
    const installments = [
      anInstallment({ number: 4, status: 'paid' }),
      anInstallment({ number: 5, status: 'pending' }),
      anInstallment({ number: 6, status: 'pending' }),
    ]
    const currentInstallment = {
      number: 4,
      totalAmount: cents(2_900_000),
      dueDate: calendarDate('2026-12-01'),
    }
    gateway.activeLoansAnswer = success([aLoan({ installments, currentInstallment })])
    await start()
    const rows = model.asyncState.loadedState?.rows
    expect(rows?.map(({ number, isCurrent, status }) => [number, isCurrent, status?.kind])).toEqual([
      [4, false, 'paid'],
      [5, true, 'pending'],
      [6, false, undefined],
    ])
  })

  it("of another customer's loan lead back to the list", async () => {
    model.onMount()
    await vi.waitFor(() => expect(navigation.path()).toBe('/mis-prestamos'), longWaitOptions)
  })

  it('get a note after 10 seconds without an answer', () => {
    gateway.activeLoansAnswer = new ManuallyResolvedAnswer<Result<readonly Loan[], GatewayFailure>>().promise
    model.onMount()
    clock.advance(10_000)
    expect(model.asyncState.slowRequestMessage).toBeDefined()
  })

  it('are ignored when they arrive after the customer left', async () => {
    const late = new ManuallyResolvedAnswer<Result<readonly Loan[], GatewayFailure>>()
    gateway.activeLoansAnswer = late.promise
    const leave = model.onMount()
    const load = model.asyncState.retry()
    leave()
    late.resolveWith(success([aLoan()]))
    await load
    expect(model.asyncState.state).toEqual({ phase: 'loading' })
  })
})
