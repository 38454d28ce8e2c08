import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { success, type Result } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { ScreenErrorRelay } from '@/ui/kit/screen-error-relay'
import type { LoanDetail } from '@/ui/loans/loan-detail'
import type { LoanViewModel } from '@/ui/loans/loan-view-model'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'
import { waitUntilStateLoaded } from '#tests/support/async-state-builders'
import { collectUnhandledRejections } from '#tests/support/unhandled-rejections'
import { MemoryAmountsDue, MemoryLoanGateway, ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { createLoanViewModel, loadShownLoanDetail } from './a-shown-loan'
import { longWaitOptions } from '#tests/support/long-timeout'

const fifthInstallment = { number: 5, totalAmount: cents(3_895_040), dueDate: calendarDate('2026-12-01') }

let gateway: MemoryLoanGateway
let amountsDueSource: MemoryAmountsDue
let clock: ManualClock
let navigation: MemoryNavigation

beforeEach(() => {
  gateway = new MemoryLoanGateway()
  amountsDueSource = new MemoryAmountsDue()
  clock = new ManualClock()
  navigation = new MemoryNavigation('/mis-prestamos/L-1')
})

function createModel(): LoanViewModel {
  return createLoanViewModel({ gateway, amountsDueSource, clock, navigation })
}

function loadShownLoan(change: Partial<Loan>): Promise<LoanDetail> {
  return loadShownLoanDetail(change, { gateway, amountsDueSource, clock, navigation })
}

describe('a loan', () => {
  it('shows what is waived of the current installment', async () => {
    const loan = await loadShownLoan({
      currentInstallment: fifthInstallment,
      installments: [
        anInstallment({ number: 5, totalAmount: cents(3_895_040), waivedAmount: cents(150_000) }),
      ],
    })
    expect(loan.summary).toMatchObject({
      amountDue: 3_745_040,
      notes: ['Incluye una bonificación de $\u00a01.500'],
    })
  })

  it('shows the overdue amount first, as the customer has to pay it', async () => {
    amountsDueSource.dueItemsByLoan.set('1001', [
      { kind: 'installment', number: 4, amount: cents(3_895_040), punitiveAmount: cents(116_851) },
    ])
    const loan = await loadShownLoan({
      currentInstallment: fifthInstallment,
      installments: [
        anInstallment({ number: 4, status: 'overdue', dueDate: calendarDate('2026-11-01') }),
        anInstallment(fifthInstallment),
      ],
    })
    expect(loan.summary).toEqual({
      chip: { tone: 'warn', text: '1 cuota vencida' },
      amountDueCaption: 'Debés de este préstamo',
      amountDue: 4_011_891,
      dueText: 'Desde el 1 de noviembre',
      notes: [
        'Incluye $\u00a01.168,51 de interés por mora.',
        'Además, el 1 de diciembre vence otra: $\u00a038.950,40.',
      ],
    })
    expect(loan.payButton?.text).toBe('Pagar $\u00a040.118,91')
  })

  it('does not announce an overdue installment that the lender marks as current', async () => {
    const overdue = { ...fifthInstallment, dueDate: calendarDate('2026-11-01') }
    const loan = await loadShownLoan({
      currentInstallment: overdue,
      installments: [anInstallment({ ...overdue, status: 'overdue' })],
    })
    expect(loan.summary.notes).toEqual(['No pudimos traer cuánto debés. Lo vas a ver cuando entres a pagar.'])
  })

  it.each([
    ['2026-11-20', 'good', 'Al día', 'Venció ayer'],
    ['2026-11-21', 'warn', 'Vence hoy', 'Vence el 21 de noviembre'],
    ['2026-11-22', 'warn', 'Vence mañana', 'Vence el 22 de noviembre'],
    ['2026-11-23', 'warn', 'Vence en 2 días', 'Vence el 23 de noviembre'],
    ['2026-11-26', 'warn', 'Vence en 5 días', 'Vence el 26 de noviembre'],
    ['2026-11-27', 'good', 'Al día', 'Vence el 27 de noviembre'],
  ])('due on %s is announced (%s): %s', async (dueDate, tone, text, due) => {
    const loan = await loadShownLoan({
      currentInstallment: { ...fifthInstallment, dueDate: calendarDate(dueDate) },
    })
    expect(loan.summary).toMatchObject({ chip: { tone, text }, dueText: due })
  })
})

describe('the recent payments', () => {
  it('that cannot be shown leave the loan on screen, and the console reports the error', async () => {
    const heard = collectUnhandledRejections()
    const broken = new Error('broken')
    const errorRelay = new ScreenErrorRelay()
    errorRelay.onMount()
    gateway.activeLoansAnswer = success([aLoan()])
    gateway.recentPayments = () => Promise.reject(broken)
    const model = createLoanViewModel({ gateway, amountsDueSource, clock, navigation, errorRelay })
    model.onMount()
    await waitUntilStateLoaded(model.asyncState)
    await vi.waitFor(() => expect(heard).toEqual([broken]), longWaitOptions)
    expect(errorRelay.latestError).toBeUndefined()
    expect(model.asyncState.state.phase).toBe('ready')
  })
})

describe('the loan screen', () => {
  it("sends the customer back to the list from another customer's loan, without a history entry", async () => {
    navigation = new MemoryNavigation('/mis-prestamos')
    navigation.goTo('/mis-prestamos/L-1')
    gateway.activeLoansAnswer = success([aLoan({ loanId: 'L-2' })])
    const model = createModel()
    model.onMount()
    await vi.waitFor(() => expect(navigation.path()).toBe('/mis-prestamos'), longWaitOptions)
    navigation.back()
    expect(navigation.path()).toBe('/mis-prestamos')
  })

  it('shows a note after 10 seconds without an answer', () => {
    gateway.activeLoansAnswer = new ManuallyResolvedAnswer<Result<readonly Loan[], GatewayFailure>>().promise
    const model = createModel()
    model.onMount()
    clock.advance(10_000)
    expect(model.asyncState.slowRequestMessage).toBeDefined()
  })

  it('ignores an answer that arrives after the customer left', async () => {
    const late = new ManuallyResolvedAnswer<Result<readonly Loan[], GatewayFailure>>()
    gateway.activeLoansAnswer = late.promise
    const model = createModel()
    const leave = model.onMount()
    const load = model.asyncState.retry()
    leave()
    late.resolveWith(success([]))
    await load
    expect(model.asyncState.state).toEqual({ phase: 'loading' })
    expect(navigation.path()).toBe('/mis-prestamos/L-1')
  })
})
