import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { LoansViewModel } from '@/ui/loans/loans-view-model'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { aLoan } from '#tests/domain/loans/a-loan'
import { createAsyncState, waitUntilStateLoaded } from '#tests/support/async-state-builders'
import {
  MemoryLoanGateway,
  createLoanQueries,
  ManuallyResolvedAnswer,
  createSessionStoreWithMarta,
  createUnappliedPaymentsService,
} from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemorySessionGateway } from '#tests/support/memory-session-gateway'

let gateway: MemoryLoanGateway
let sessionGateway: MemorySessionGateway
let clock: ManualClock

beforeEach(() => {
  gateway = new MemoryLoanGateway()
  sessionGateway = new MemorySessionGateway()
  sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
  clock = new ManualClock()
})

function createModel(standing: Parameters<typeof createSessionStoreWithMarta>[0] = {}): LoansViewModel {
  const sessions = createSessionStoreWithMarta(standing)
  const loadAccountStatus = new LoadAccountStatus(sessionGateway, sessions, new ManualClock())
  const queries = createLoanQueries(gateway, sessions)
  const unapplied = createUnappliedPaymentsService(sessions)
  return new LoansViewModel(queries, unapplied, loadAccountStatus, sessions, clock, createAsyncState(clock))
}

async function openLoans(
  standing: Parameters<typeof createSessionStoreWithMarta>[0] = {},
): Promise<LoansViewModel> {
  const model = createModel(standing)
  model.onMount()
  await waitUntilStateLoaded(model.asyncState)
  return model
}

describe('the list of loans', () => {
  it('shows each as a card: name, group, next installment, amount paid, state', async () => {
    gateway.activeLoansAnswer = success([
      aLoan({
        loanId: 'p-6b1f0c92',
        subproductId: 12,
        commerceName: 'Casa Rivadavia Hogar',
        currentInstallment: { number: 4, totalAmount: cents(1_262_500), dueDate: calendarDate('2026-12-01') },
      }),
    ])
    expect((await openLoans()).asyncState.state).toEqual({
      phase: 'ready',
      loans: [
        {
          loanId: 'p-6b1f0c92',
          to: '/mis-prestamos/p-6b1f0c92',
          title: 'Casa Rivadavia Hogar',
          kindCaption: 'Compra en comercio',
          amountDue: 1_262_500,
          nextInstallmentText: 'Próxima cuota: 4 de 12',
          dueText: 'Vence el 1 de diciembre',
          chip: { tone: 'good', text: 'Al día' },
          progress: { paidCount: 3, installmentCount: 12, text: 'Pagaste 3 de 12 cuotas' },
          collectionDayText: undefined,
        },
      ],
    })
  })
})

describe('a customer without loans', () => {
  it('has their account status requested when it is unknown', async () => {
    sessionGateway.accountStatusAnswer = success(anAccountStatus())
    expect((await openLoans('unknown')).asyncState.state).toEqual({ phase: 'empty', newLoan: 'offered' })
  })

  it('is offered no loan while their account status is unknown', async () => {
    expect((await openLoans('unknown')).asyncState.state).toEqual({ phase: 'empty', newLoan: 'hidden' })
  })
})

describe('a slow answer', () => {
  it('is ignored when it arrives after the customer left', async () => {
    const late = new ManuallyResolvedAnswer<Result<readonly Loan[], GatewayFailure>>()
    gateway.activeLoansAnswer = late.promise
    const model = createModel()
    const leave = model.onMount()
    const load = model.asyncState.retry()
    leave()
    late.resolveWith(success([aLoan()]))
    await load
    expect(model.asyncState.state).toEqual({ phase: 'loading' })
    clock.advance(10_000)
    expect(model.asyncState.slowRequestMessage).toBeUndefined()
  })

  it('does not replace the answer of a later request', async () => {
    const late = new ManuallyResolvedAnswer<Result<readonly Loan[], GatewayFailure>>()
    gateway.activeLoansAnswer = late.promise
    const model = createModel()
    model.onMount()
    const first = model.asyncState.retry()
    gateway.activeLoansAnswer = success([aLoan()])
    await model.asyncState.retry()
    late.resolveWith(failure({ kind: 'no-answer' }))
    await first
    expect(model.asyncState.state.phase).toBe('ready')
  })
})
