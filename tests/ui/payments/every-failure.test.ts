import { describe, expect, it, vi } from 'vitest'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { cents } from '@/domain/shared/money'
import { OperationLog } from '@/application/shared/operation-log'
import { Toasts } from '@/ui/kit/toasts'
import { CashPaymentViewModel } from '@/ui/payments/charge/cash-payment-view-model'
import { CreditCardPaymentViewModel } from '@/ui/payments/charge/credit-card-payment-view-model'
import { CvuPaymentViewModel } from '@/ui/payments/charge/cvu-payment-view-model'
import { DebitCardPaymentViewModel } from '@/ui/payments/charge/debit-card-payment-view-model'
import { PayableLoansViewModel } from '@/ui/payments/choose/payable-loans-view-model'
import { PaymentStatusViewModel } from '@/ui/payments/status/payment-status-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'
import { LoanQrPaymentViewModel } from '@/ui/payments/charge/loan-qr-payment-view-model'
import { SurveyPromptViewModel } from '@/ui/payments/status/survey-prompt-view-model'
import { WalletPaymentViewModel } from '@/ui/payments/charge/wallet-payment-view-model'
import { martaCustomer } from '#tests/support/test-customers'
import { installFakeTimeouts } from '#tests/ui/a-failing-page'
import { PageWithFakeBackEnd, waitForQueuedTasks } from './a-connected-page'
import { offeredPaymentRequestOrThrow } from './a-summary'

/** Messages that the customer reads if nothing could be loaded. */
const failureSentences = {
  refused: 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.',
  unanswered: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
  unreadable:
    'No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: ',
} as const

interface FailedAnswer {
  readonly name: string
  readonly answer: DemoNextCallAnswer
  readonly kind: keyof typeof failureSentences
}

const failedAnswers: readonly FailedAnswer[] = [
  ...[400, 401, 403, 404, 409, 500].map((status) => ({
    name: String(status),
    answer: { status },
    kind: 'refused' as const,
  })),
  { name: 'a timeout', answer: 'never', kind: 'unanswered' },
  { name: 'no network', answer: 'network-error', kind: 'unanswered' },
  { name: 'a malformed answer', answer: 'malformed', kind: 'unreadable' },
]

const externalIdOfMartasLoan = '40128753'
const summaryAddress = `/pagar-cuota/resumen?externalId=${externalIdOfMartasLoan}`
const beyondTimeoutsMilliseconds = 80_000

installFakeTimeouts()

/** Customer on a page of the payment screens. The methods that open a screen return its view-model. */
class PayingCustomerPage {
  readonly page: PageWithFakeBackEnd
  readonly resolve: PageWithFakeBackEnd['resolve']

  constructor(address: string, personaId = 'marta') {
    this.page = new PageWithFakeBackEnd(address, { personaId })
    this.resolve = this.page.resolve
  }

  /** Makes the next request of an API call fail; after a 401, also its repetition with a renewed token. */
  failNextCall(call: CallName, { name, answer }: Pick<FailedAnswer, 'name' | 'answer'>): void {
    const next = Array.from({ length: name === '401' ? 2 : 1 }, () => ({ call, answer }))
    this.page.backEnd.changeDemoState({ next })
  }

  /** Returns the record of the last payment of Marta's loan on this device; undefined if none exists. */
  lastPaymentRecord() {
    const operations = this.resolve(OperationLog)
    return operations.operationsOnTarget({
      customerTaxId: martaCustomer.taxId,
      target: externalIdOfMartasLoan,
    })[0]
  }

  /** Waits until no request of the page is pending. Fake timers make all timeouts expire immediately. */
  async waitUntilSettled(): Promise<void> {
    for (let turns = 0; turns < 100; turns += 1) await waitForQueuedTasks()
    if (this.page.hasPendingCall()) vi.advanceTimersByTime(beyondTimeoutsMilliseconds)
    await this.page.waitUntilCallsAreAnswered()
  }

  async openSummary(): Promise<PaymentSummaryViewModel> {
    const summary = this.resolve(PaymentSummaryViewModel)
    summary.onMount()
    await this.page.waitUntilCallsAreAnswered()
    return summary
  }

  async openDebitCardPayment(): Promise<{
    readonly model: DebitCardPaymentViewModel
    readonly summary: PaymentSummaryViewModel
  }> {
    const summary = await this.openSummary()
    summary.chooseMethod('debit-card')
    const model = this.resolve(DebitCardPaymentViewModel)
    model.onMount({ onProgress: summary.handlePaymentProgressEvent })
    await this.page.waitUntilCallsAreAnswered()
    return { model, summary }
  }

  openPaymentStatus(): PaymentStatusViewModel {
    const model = this.resolve(PaymentStatusViewModel)
    model.onMount()
    return model
  }

  toastTexts(): readonly string[] {
    return this.resolve(Toasts).shown.map(({ text }) => text)
  }
}

function typeACard({ cardForm }: DebitCardPaymentViewModel): void {
  cardForm.enterCardNumber('5412750012345014')
  cardForm.enterHolder('Marta Giménez')
  cardForm.enterExpiry('12/39')
  cardForm.enterSecurityCode('123')
  cardForm.enterDni('28456123')
}

function expectedSentence({ kind }: FailedAnswer, call: CallName): string {
  return kind === 'unreadable' ? `${failureSentences.unreadable}${call}` : failureSentences[kind]
}

describe.each(failedAnswers)('$name', (failure) => {
  it.each([
    ['payments.listPayableLoans', externalIdOfMartasLoan, 'marta'],
    ['payments.amountDue', externalIdOfMartasLoan, 'marta'],
    ['payments.lineAmountDue', '46010327', 'lucia'],
    ['payments.paymentMethods', externalIdOfMartasLoan, 'marta'],
  ] as const)('of %s is shown in place of the summary', async (call, externalId, customer) => {
    const payer = new PayingCustomerPage(`/pagar-cuota/resumen?externalId=${externalId}`, customer)
    payer.failNextCall(call, failure)
    const summary = payer.resolve(PaymentSummaryViewModel)
    summary.onMount()
    await payer.waitUntilSettled()
    expect(summary.asyncState.state).toEqual({ phase: 'failed', message: expectedSentence(failure, call) })
  })

  it('of payments.listPayableLoans is shown in place of the list', async () => {
    const payer = new PayingCustomerPage('/pagar-cuota')
    payer.failNextCall('payments.listPayableLoans', failure)
    const list = payer.resolve(PayableLoansViewModel)
    list.onMount()
    await payer.waitUntilSettled()
    expect(list.asyncState.state).toEqual({
      phase: 'failed',
      message: expectedSentence(failure, 'payments.listPayableLoans'),
    })
  })

  it('of payments.virtualAccount offers a retry', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    payer.failNextCall('payments.virtualAccount', failure)
    const model = payer.resolve(CvuPaymentViewModel)
    model.onMount({ kind: 'loan', externalId: externalIdOfMartasLoan })
    await payer.waitUntilSettled()
    expect(model.asyncState.state).toMatchObject({ phase: 'not-available' })
  })

  it.each([
    ['payments.paymentQr', LoanQrPaymentViewModel],
    ['payments.cashBarcode', CashPaymentViewModel],
  ] as const)('of %s offers a retry', async (call, type) => {
    const payer = new PayingCustomerPage(summaryAddress)
    payer.failNextCall(call, failure)
    const model = payer.resolve<LoanQrPaymentViewModel | CashPaymentViewModel>(type)
    model.onMount({ externalId: externalIdOfMartasLoan, amount: cents(1_262_500) })
    await payer.waitUntilSettled()
    expect(model.asyncState.state.phase).toBe('failed')
  })

  it('of payments.cashSlip is shown in a notice', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    const model = payer.resolve(CashPaymentViewModel)
    model.onMount({ externalId: externalIdOfMartasLoan, amount: cents(1_262_500) })
    await payer.page.waitUntilCallsAreAnswered()
    payer.failNextCall('payments.cashSlip', failure)
    void model.downloadPaymentSlip()
    await payer.waitUntilSettled()
    expect(payer.toastTexts()).toEqual([
      'No pudimos descargar el talón. Probá de nuevo o usá el código de barras.',
    ])
  })

  it('of payments.startWalletPayment is shown in a notice, and the customer stays in the portal', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    const { paymentRequest } = await payer.openSummary()
    payer.failNextCall('payments.startWalletPayment', failure)
    const model = payer.resolve(WalletPaymentViewModel)
    model.onMount({ report: () => undefined })
    if (paymentRequest) void model.goToWalletProvider(paymentRequest)
    await payer.waitUntilSettled()
    // A browser sends the request again by itself after 408.
    expect(payer.toastTexts()).toEqual([
      expect.stringMatching(
        /^4(?!08)/.test(failure.name)
          ? /^No pudimos llevarte a Mercado Pago\. No se cobró nada/
          : /^No pudimos llevarte a Mercado Pago\. Fijate en tus pagos/,
      ),
    ])
    expect(payer.page.navigation.openedExternalAddress).toBeUndefined()
  })

  it('of payments.creditCardLink is shown in a notice', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    const summary = await payer.openSummary()
    payer.failNextCall('payments.creditCardLink', failure)
    const model = payer.resolve(CreditCardPaymentViewModel)
    model.onMount({ currentPaymentRequest: summary.currentPaymentRequest, onProgress: () => undefined })
    await payer.waitUntilSettled()
    expect(payer.toastTexts()).toEqual([
      expect.stringMatching(/^No pudimos abrir el pago con tarjeta de crédito/),
    ])
  })

  it('of payments.listSavedCards is shown, and the customer can type a card', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    payer.failNextCall('payments.listSavedCards', failure)
    const summary = payer.resolve(PaymentSummaryViewModel)
    summary.onMount()
    await payer.waitUntilSettled()
    const model = payer.resolve(DebitCardPaymentViewModel)
    model.onMount({ onProgress: summary.handlePaymentProgressEvent })
    await payer.waitUntilSettled()
    expect(model.asyncState.state).toEqual({
      phase: 'failed',
      message: expectedSentence(failure, 'payments.listSavedCards'),
    })
    model.showNewCardForm()
    expect(model.asyncState.state.phase).toBe('typing')
  })

  it('of payments.amountDue during a payment charges nothing, and keeps the fields that may stay', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    const { model, summary } = await payer.openDebitCardPayment()
    model.showNewCardForm()
    typeACard(model)
    payer.failNextCall('payments.amountDue', failure)
    void model.pay(offeredPaymentRequestOrThrow(summary))
    await payer.waitUntilSettled()
    expect(summary.paymentError).toBe(`No se cobró nada. ${expectedSentence(failure, 'payments.amountDue')}`)
    expect(model.asyncState.state.phase).toBe('typing')
    expect(model.cardForm.card).toMatchObject({
      number: '',
      holder: 'Marta Giménez',
      expiry: '12/39',
      dni: '28456123',
    })
    expect(payer.page.backEnd.countCharges()).toBe(0)
  })

  it.each([
    ['payments.payWithSavedCard', 'choosing'],
    ['payments.payWithNewCard', 'typing'],
  ] as const)(
    'of %s is never shown as paid or as rejected: the portal asks the lender by key',
    async (call, choice) => {
      const payer = new PayingCustomerPage(summaryAddress)
      const { model, summary } = await payer.openDebitCardPayment()
      if (choice === 'typing') {
        model.showNewCardForm()
        typeACard(model)
      }
      payer.failNextCall(call, failure)
      void model.pay(offeredPaymentRequestOrThrow(summary))
      await payer.waitUntilSettled()
      expect(payer.lastPaymentRecord()?.status).toBe('sent')
      const status = payer.openPaymentStatus()
      await payer.waitUntilSettled()
      expect(status.state.phase).toBe('not-received')
      expect(payer.page.backEnd.countCharges()).toBe(0)
      expect(payer.lastPaymentRecord()?.status).toBe('notReceived')
    },
  )

  it('of payments.paymentStatus leaves the payment in process, with its key', async () => {
    const payer = new PayingCustomerPage(summaryAddress)
    const { model, summary } = await payer.openDebitCardPayment()
    payer.failNextCall('payments.payWithSavedCard', { name: 'no-answer', answer: 'lost-answer' })
    await model.pay(offeredPaymentRequestOrThrow(summary))
    payer.failNextCall('payments.paymentStatus', failure)
    const status = payer.openPaymentStatus()
    await payer.waitUntilSettled()
    expect(status.state).toMatchObject({ phase: 'in-process', asking: 'no-answer' })
    expect(payer.lastPaymentRecord()).toMatchObject({ amount: 1_262_500, status: 'sent' })
  })

  it('of survey.isSurveyAnswered shows no survey', async () => {
    const payer = new PayingCustomerPage('/estado-pago?status=approved&id=40128753')
    payer.failNextCall('survey.isSurveyAnswered', failure)
    const model = payer.resolve(SurveyPromptViewModel)
    model.onMount()
    payer.page.clock.advance(5500)
    await payer.waitUntilSettled()
    expect(model.promptPhase).toBe('hidden')
  })
})
