import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { OperationStatus } from '@/domain/shared/operation-status'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { UnappliedPaymentFinder } from '@/application/payments/unapplied-payment-finder'
import { aLoan } from '#tests/domain/loans/a-loan'
import { storeOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { PaymentTab, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway } from './scripted-payment-gateway'

const loan = aLoan({ externalId: '40128753' })
const installmentAmount = cents(1_262_500)
const pendingPayment: RegisteredPayment = {
  amount: installmentAmount,
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  status: 'pending',
}

let paymentGateway: ScriptedPaymentGateway
let tab: PaymentTab
let finder: UnappliedPaymentFinder

beforeEach(() => {
  paymentGateway = new ScriptedPaymentGateway()
  tab = new PaymentTab(paymentGateway)
  finder = new UnappliedPaymentFinder(paymentGateway, tab.operationLog, tab.sessions, tab.clock)
})

function storePayment(status: OperationStatus, due = installmentAmount) {
  const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
  return storeOperation(tab.records, target, status, { before: { due, listed: 0 } })
}

describe('the unapplied payments that the lender lists', () => {
  it('are shown', async () => {
    paymentGateway.registeredPaymentsAnswer = success([pendingPayment])
    expect(await finder.fetchRegisteredPayments()).toEqual([pendingPayment])
  })

  it('are empty when they cannot be read', async () => {
    paymentGateway.registeredPaymentsAnswer = failure({ kind: 'no-answer' })
    expect(await finder.fetchRegisteredPayments()).toEqual([])
  })

  it('are empty and not requested without a session', async () => {
    tab.sessions.closeSession('left')
    paymentGateway.registeredPaymentsAnswer = success([pendingPayment])
    expect(await finder.fetchRegisteredPayments()).toEqual([])
    expect(finder.unappliedPaymentsOfLoans([loan], [pendingPayment])).toEqual([])
  })

  it('are awaited for two seconds at most', async () => {
    paymentGateway.registeredPayments = () => new Promise(() => undefined)
    let listed: unknown
    const asking = finder.fetchRegisteredPayments().then((payments) => (listed = payments))
    tab.clock.advance(1_999)
    await waitForQueuedTasks()
    expect(listed).toBeUndefined()
    tab.clock.advance(1)
    await asking
    expect(listed).toEqual([])
  })
})

it('a payment of this device is shown without requesting what is due', () => {
  storePayment('rejected')
  expect(finder.unappliedPaymentsOfLoans([loan], [])).toEqual([])
  storePayment('confirmed', cents(2_525_000))
  storePayment('confirmed', installmentAmount)
  expect(finder.unappliedPaymentsOfLoans([loan], [])).toMatchObject([
    { payment: { kind: 'accepted' }, loan },
    { payment: { kind: 'accepted' }, loan },
  ])
})

it('two payments of one loan stay separate', () => {
  const other = { ...pendingPayment, amount: cents(1) }
  const found = finder.unappliedPaymentsOfLoans([loan], [pendingPayment, other])
  expect(found.map(({ payment, loan: of }) => [payment.amount, of])).toEqual([
    [installmentAmount, loan],
    [1, loan],
  ])
})

describe('the total of the payments of one external id', () => {
  const { loanExternalId: _, ...unnamed } = pendingPayment
  const old: RegisteredPayment = { ...pendingPayment, date: calendarDate('2026-11-18') }

  it('includes a payment that the lender lists for that id', () => {
    expect(finder.pendingPaymentsTotalOf('40128753', [pendingPayment])).toEqual({
      amount: installmentAmount,
      latestDay: '2026-11-21',
      count: 1,
      isCertain: true,
    })
  })

  it.each<readonly [string, RegisteredPayment]>([
    ['of another id', { ...pendingPayment, loanExternalId: '46010327' }],
    ['that may be of any loan', unnamed],
    ['that should have been applied days ago', old],
  ])('leaves out a payment %s', (_name, payment) => {
    expect(finder.pendingPaymentsTotalOf('40128753', [payment])).toBeUndefined()
  })

  it("leaves out a visit to the provider's page", () => {
    storePayment('redirected')
    expect(finder.pendingPaymentsTotalOf('40128753', [])).toBeUndefined()
  })
})
