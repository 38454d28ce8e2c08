import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents, type Cents } from '@/domain/shared/money'
import { paymentsWithReceiptAddressKeys } from '@/domain/payments/receipt-key'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import type { OperationRecord } from '@/domain/shared/operation'
import type { OperationStatus } from '@/domain/shared/operation-status'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import { failure, success } from '@/domain/shared/result'
import type { PaymentFollowUpStep } from '@/application/payments/payment-follow-up'
import { aLoan } from '#tests/domain/loans/a-loan'
import { storeOperation } from '#tests/support/operations-in'
import { MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { martaCustomer } from '#tests/support/test-customers'
import { PaymentTab, waitForQueuedTasks } from './a-tab'
import { ScriptedPaymentGateway, fourthInstallment, shopPurchaseLoan } from './scripted-payment-gateway'

const martaTaxId = martaCustomer.taxId
const loanTarget = { customerTaxId: martaTaxId, target: '40128753' }

const listedPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'mercado-pago-account',
  loanExternalId: '40128753',
  status: 'pending',
} as const

/** Record of a card payment from another device, with the amount and the day of the tested payment. */
const otherDeviceCardPayment = {
  idempotencyKey: 'a-key-of-another-device',
  kind: 'payment',
  target: '40128753',
  amount: cents(1_262_500),
  status: 'approved',
  at: instant(Date.parse('2026-11-21T14:30:00Z')),
} as const

describe('the search for a payment made at the provider', () => {
  async function looked(
    gateway: ScriptedPaymentGateway,
    { operation, ...address }: { operation?: OperationRecord; amount?: Cents | undefined } = {},
    tab = new PaymentTab(gateway),
  ) {
    const steps: PaymentFollowUpStep[] = []
    const reported = {
      customerTaxId: martaTaxId,
      loanExternalId: '40128753',
      amount: cents(1_262_500),
      operation,
      ...address,
    }
    tab.followUp.followByPaymentList(reported, new Subject<void>()).subscribe((step) => steps.push(step))
    await waitForQueuedTasks()
    return steps.at(-1)
  }

  function redirected(tab: PaymentTab, channel: PaymentChannel = 'wallet'): OperationRecord {
    return storeOperation(tab.records, loanTarget, 'redirected', { terms: { kind: 'installment', channel } })
  }

  async function lookedOf(gateway: ScriptedPaymentGateway, channel?: PaymentChannel) {
    const tab = new PaymentTab(gateway)
    const step = await looked(gateway, { operation: redirected(tab, channel) }, tab)
    return [step?.kind, tab.lastStoredPayment()?.status] as [string | undefined, OperationStatus | undefined]
  }

  it.each([
    ['pending', 'wallet', 'mercado-pago-account'],
    ['paid', 'wallet', 'mercado-pago-debit-card'],
    ['paid', 'wallet', 'other'],
    ['paid', 'credit-card', 'mercado-pago-account'],
  ] as const)('finds it when the lender lists it as %s, by %s as %s', async (status, channel, method) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([{ ...listedPayment, status, paymentMethod: method }])
    expect(await lookedOf(gateway, channel)).toEqual(['final', 'confirmed'])
  })

  it('does not accept a listed debit card payment as proof', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([
      { ...listedPayment, status: 'paid', paymentMethod: 'debit-card' },
    ])
    expect(await lookedOf(gateway)).toEqual(['in-process', 'redirected'])
  })

  it.each([
    ['this device sent the customer there', true],
    ['only the address says so', false],
  ])("does not accept another device's card payment as proof when %s", async (_, isOwn) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([{ ...listedPayment, status: 'paid', paymentMethod: 'other' }])
    const recent = new MemoryRecentOperationsGateway()
    const tab = new PaymentTab(gateway, undefined, undefined, recent)
    const own = isOwn ? { operation: redirected(tab) } : {}
    recent.operationsAnswer = success([otherDeviceCardPayment])
    expect((await looked(gateway, own, tab))?.kind).toBe('in-process')
    recent.operationsAnswer = success([])
    expect((await looked(gateway, own, tab))?.kind).toBe('final')
  })

  it('requests the operations of other devices only when the list has a similar payment', async () => {
    const gateway = new ScriptedPaymentGateway()
    const recent = new MemoryRecentOperationsGateway()
    const tab = new PaymentTab(gateway, undefined, undefined, recent)
    await looked(gateway, { operation: redirected(tab) }, tab)
    expect(recent.requestedStartTimes).toEqual([])
  })

  it.each([
    ['as much is due', success([fourthInstallment])],
    ['as much less is due', success([])],
  ])('leaves it as redirected when the lender lists nothing and %s', async (_, due) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.amountDueAnswer = due
    expect(await lookedOf(gateway)).toEqual(['in-process', 'redirected'])
  })

  it.each([
    ['of another loan', { loanExternalId: '40153318' }],
    ['of another amount', { amount: cents(500_000) }],
    ['of another day', { date: calendarDate('2026-11-01') }],
    ['made by transfer', { paymentMethod: 'cvu-transfer' as const }],
  ])('does not accept one %s as proof of a payment known from its address only', async (_, other) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([{ ...listedPayment, ...other }])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
    gateway.registeredPaymentsAnswer = success([listedPayment])
    expect(await looked(gateway)).toMatchObject({ kind: 'final', status: 'approved' })
  })

  it.each([
    ['of yesterday', [{ ...listedPayment, date: calendarDate('2026-11-20') }]],
    ['of tomorrow, where the lender is ahead', [{ ...listedPayment, date: calendarDate('2026-11-22') }]],
    ['in a list with one of another loan', [{ ...listedPayment, loanExternalId: '40153318' }, listedPayment]],
  ])('accepts one %s', async (_, registered) => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success(registered)
    expect(await looked(gateway)).toMatchObject({ kind: 'final', status: 'approved' })
  })

  it('does not accept one of two days before', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([{ ...listedPayment, date: calendarDate('2026-11-19') }])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
  })

  it('reads the payments of that loan, among all of the customer’s', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.payableLoansAnswer = success([{ ...shopPurchaseLoan, externalId: '40153318' }, shopPurchaseLoan])
    gateway.registeredPaymentsAnswer = success([listedPayment])
    expect(await looked(gateway)).toMatchObject({ kind: 'final', status: 'approved' })
  })

  it('accepts any payment of the same days when the amount is unknown, and says which one it is', async () => {
    const gateway = new ScriptedPaymentGateway()
    const payment = { ...listedPayment, amount: cents(500_000) }
    const olderPayment = { ...listedPayment, date: calendarDate('2026-11-01') }
    gateway.registeredPaymentsAnswer = success([olderPayment, payment])
    expect(await looked(gateway, { amount: undefined })).toEqual({
      kind: 'final',
      status: 'approved',
      listedPayment: { key: expect.any(String), payment },
    })
  })

  it('does not guess which of two payments it is', async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.registeredPaymentsAnswer = success([listedPayment, { ...listedPayment, amount: cents(500_000) }])
    expect(await looked(gateway, { amount: undefined })).toEqual({ kind: 'final', status: 'approved' })
  })

  it('gives the payment the receipt key that it has in the list, where an identical one came before', async () => {
    const gateway = new ScriptedPaymentGateway()
    const identical = [listedPayment, { ...listedPayment, isFromOtherDevice: true as const }]
    const [newest] = paymentsWithReceiptAddressKeys(martaTaxId, identical)
    gateway.registeredPaymentsAnswer = success(identical)
    expect(await looked(gateway)).toMatchObject({ listedPayment: { key: newest?.key } })
  })

  it.each(['payableLoansAnswer', 'registeredPaymentsAnswer'] as const)(
    'finds nothing without an answer: %s',
    async (part) => {
      const gateway = new ScriptedPaymentGateway()
      gateway[part] = failure({ kind: 'no-answer' })
      expect(await looked(gateway)).toEqual({ kind: 'no-answer' })
    },
  )

  describe('for a loan that the lender no longer lists as payable', () => {
    const unnamedPayment = {
      amount: cents(1_262_500),
      date: calendarDate('2026-11-21'),
      paymentMethod: 'mercado-pago-account',
      subproductId: 12,
      commerceName: 'Casa Rivadavia Hogar',
      status: 'paid',
    } as const
    const { commerceName: _shop, subproductId: _product, ...withoutProduct } = unnamedPayment
    const paidOffLoan = aLoan({
      externalId: '40128753',
      subproductId: 12,
      commerceName: 'Casa Rivadavia Hogar',
    })

    function gatewayListing(...payments: readonly RegisteredPayment[]): ScriptedPaymentGateway {
      const gateway = new ScriptedPaymentGateway()
      gateway.payableLoansAnswer = success([])
      gateway.registeredPaymentsAnswer = success(payments)
      return gateway
    }

    it('finds the payment that this device started, when the list names the loan', async () => {
      expect(await lookedOf(gatewayListing({ ...listedPayment, status: 'paid' }))).toEqual([
        'final',
        'confirmed',
      ])
    })

    it('finds the payment that only the address names, when the list names the loan', async () => {
      expect(await looked(gatewayListing(listedPayment))).toMatchObject({
        kind: 'final',
        status: 'approved',
        listedPayment: { payment: listedPayment },
      })
    })

    it.each(['activeLoansAnswer', 'finishedLoansAnswer'] as const)(
      'finds a payment that names no loan by the product and the store of the loan: %s',
      async (part) => {
        const gateway = gatewayListing(unnamedPayment)
        const tab = new PaymentTab(gateway)
        tab.loans[part] = success([paidOffLoan])
        expect((await looked(gateway, { operation: redirected(tab) }, tab))?.kind).toBe('final')
      },
    )

    it('does not accept a payment of another product that names no loan', async () => {
      const gateway = gatewayListing({ ...unnamedPayment, subproductId: 30 })
      const tab = new PaymentTab(gateway)
      tab.loans.finishedLoansAnswer = success([paidOffLoan])
      expect((await looked(gateway, { operation: redirected(tab) }, tab))?.kind).toBe('in-process')
    })

    it.each([
      ['is of another customer', success([])],
      ['cannot be found, because the lender does not answer', failure({ kind: 'no-answer' } as const)],
    ])('does not accept a payment that names no loan when the loan %s', async (_, loans) => {
      const gateway = gatewayListing(withoutProduct)
      const tab = new PaymentTab(gateway)
      tab.loans.activeLoansAnswer = loans
      tab.loans.finishedLoansAnswer = loans
      expect(await looked(gateway, {}, tab)).toEqual({ kind: 'in-process' })
    })

    it('says which payment it is, although one that names no loan has the same amount', async () => {
      expect(await looked(gatewayListing(withoutProduct, listedPayment))).toMatchObject({
        kind: 'final',
        listedPayment: { payment: listedPayment },
      })
    })
  })

  it('does not ask for the other loans when the loan is payable', async () => {
    const gateway = new ScriptedPaymentGateway()
    const tab = new PaymentTab(gateway)
    await looked(gateway, {}, tab)
    expect(tab.loans.receivedCalls).toEqual([])
  })

  it("finds nothing for another customer's loan", async () => {
    const gateway = new ScriptedPaymentGateway()
    gateway.payableLoansAnswer = success([])
    expect(await looked(gateway)).toEqual({ kind: 'in-process' })
  })
})
