import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { CardChargeAnswer } from '@/application/payments/payment.port'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { savedVisaCard } from '#tests/application/payments/scripted-payment-gateway'
import { sequentialUuidAt } from '#tests/support/memory-device'
import { PaymentPage, offeredPaymentRequestOrThrow } from '#tests/ui/payments/a-summary'

async function openNewCardPayment(page = new PaymentPage()) {
  page.gateway.savedCardsAnswer = success([])
  const summary = page.createSummaryViewModel()
  summary.onMount()
  await waitForQueuedTasks()
  summary.chooseMethod('debit-card')
  const model = page.createDebitCardViewModel()
  const leave = model.onMount({ onProgress: summary.handlePaymentProgressEvent })
  await waitForQueuedTasks()
  const pay = () => model.pay(offeredPaymentRequestOrThrow(summary))
  const goToProvider = () => model.goToWalletProvider(offeredPaymentRequestOrThrow(summary))
  return { page, model, summary, leave, pay, goToProvider }
}

type OpenedPayment = Awaited<ReturnType<typeof openNewCardPayment>>

function typeTheCard({ model: { cardForm } }: Pick<OpenedPayment, 'model'>): void {
  cardForm.enterCardNumber('5412750012345014')
  cardForm.enterHolder('Íñigo  Núñez')
  cardForm.enterExpiry('12/39')
  cardForm.enterSecurityCode('123')
  cardForm.enterDni('28456123')
}

function typedCardFields({ model: { cardForm } }: Pick<OpenedPayment, 'model'>) {
  const { number, holder, expiry, securityCode, dni } = cardForm.card
  return { number, holder, expiry, securityCode, dni }
}

const cardFieldsWithoutSecrets = {
  number: '',
  holder: 'Íñigo  Núñez',
  expiry: '12/39',
  securityCode: '',
  dni: '28456123',
}

describe('a payment with a debit card that the customer types', () => {
  it('shows the form at once when there is no saved card', async () => {
    expect((await openNewCardPayment()).model.asyncState.state).toEqual({
      phase: 'typing',
      cards: [],
      errors: [],
    })
  })

  it('sends the number without spaces and the parts of the expiry, under its own key', async () => {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    await screen.pay()
    expect(screen.page.gateway.charges).toEqual([
      {
        loanExternalId: '40128753',
        amount: 1_262_500,
        idempotencyKey: '00000000-0000-4000-8000-000000000001',
        onBehalfOf: '27284561231',
        card: {
          number: '5412750012345014',
          holder: 'Íñigo Núñez',
          expiryMonth: '12',
          expiryYear: '39',
          securityCode: '123',
          dni: '28456123',
        },
      },
    ])
    expect(screen.page.navigation.address()).toBe(
      `/estado-pago?status=approved&id=40128753&pago=${sequentialUuidAt(1)}`,
    )
  })

  it('shows every mistake at once, the amount included, and sends nothing', async () => {
    const { page, model, pay } = await openNewCardPayment()
    model.cardForm.prefillOwner({ name: '', dni: '' })
    model.amountForm.openAmountField()
    await pay()
    expect(model.asyncState.state).toMatchObject({
      phase: 'typing',
      errors: [
        { fieldId: 'cardNumber' },
        { fieldId: 'cardExpiry' },
        { fieldId: 'cardSecurityCode' },
        { fieldId: 'cardHolder' },
        { fieldId: 'cardDni' },
        { fieldId: 'amount', text: 'Ingresá el importe que querés pagar.' },
      ],
    })
    expect(page.gateway.charges).toEqual([])
  })

  it('forgets the number and the code at the moment they are sent, not before', async () => {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    screen.model.amountForm.openAmountField()
    await screen.pay()
    expect(typedCardFields(screen)).toMatchObject({ number: '5412 7500 1234 5014', securityCode: '123' })
    screen.model.amountForm.chooseWholeAmount()
    screen.page.gateway.answerCharge = () => new Promise<CardChargeAnswer>(() => undefined)
    void screen.pay()
    expect(typedCardFields(screen)).toEqual(cardFieldsWithoutSecrets)
  })

  it('forgets every field when the customer leaves', async () => {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    screen.leave()
    expect(typedCardFields(screen)).toEqual({ number: '', holder: '', expiry: '', securityCode: '', dni: '' })
  })

  it('keeps the fields that may stay when nothing was sent, and shows a message', async () => {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    screen.page.gateway.amountDueAnswer = failure({ kind: 'no-answer' })
    await screen.pay()
    expect(screen.model.asyncState.state).toMatchObject({ phase: 'typing', errors: [] })
    expect(screen.summary.paymentError).toMatch(/^No se cobró nada\./)
    expect(typedCardFields(screen)).toEqual(cardFieldsWithoutSecrets)
  })

  it('pays once when the customer presses twice', async () => {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    await Promise.all([screen.pay(), screen.pay()])
    expect(screen.page.gateway.charges).toHaveLength(1)
  })

  it('leaves an unanswered payment open, and stores nothing of the card', async () => {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    screen.page.gateway.answerCharge = () => Promise.resolve(failure({ kind: 'no-answer' }))
    await screen.pay()
    expect(screen.page.navigation.address()).toBe(
      `/estado-pago?status=in_process&id=40128753&pago=${sequentialUuidAt(1)}`,
    )
    const text = screen.page.tab.browser.localStorageContent.textsByKey.get('operations') ?? ''
    expect(text).toContain('"status":"sent"')
    for (const secret of ['5412750012345014', '"123"', 'Núñez', '28456123'])
      expect(text).not.toContain(secret)
  })
})

describe('a refused card', () => {
  async function refused() {
    const screen = await openNewCardPayment()
    typeTheCard(screen)
    screen.model.amountForm.openAmountField()
    screen.model.amountForm.enterAmount('5000')
    screen.page.gateway.answerCharge = () =>
      Promise.resolve(failure({ kind: 'rejected', reason: 'wrong-number' }))
    await screen.pay()
    return screen
  }

  it('is reported on the payment screen, and blocks no other payment', async () => {
    const { model, page, summary } = await refused()
    expect(model.asyncState.state).toEqual({
      phase: 'refused',
      title: 'El número de la tarjeta no es correcto',
      hintWithWallet: 'No se cobró nada. Revisá el número y escribilo de nuevo, o pagá con Mercado Pago.',
      hintWithoutWallet: 'No se cobró nada. Revisá el número y escribilo de nuevo.',
      nextStep: 'card',
      amount: 500_000,
      cards: [],
    })
    expect(page.tab.lastStoredPayment()?.status).toBe('rejected')
    expect(summary.activity).toBe('none')
  })

  it('leads to the saved cards when there are some', async () => {
    const { model, pay, page } = await openNewCardPayment()
    page.gateway.savedCardsAnswer = success([savedVisaCard])
    await model.asyncState.retry()
    page.gateway.answerCharge = () => Promise.resolve(failure({ kind: 'rejected', reason: 'denied' }))
    await pay()
    model.showSavedCards()
    expect(model.asyncState.state).toEqual({ phase: 'choosing', cards: [savedVisaCard], errors: [] })
  })

  it('leads to the payment provider with the same amount', async () => {
    const { model, goToProvider, page } = await refused()
    await goToProvider()
    expect(page.navigation.openedExternalAddress).toBe('https://billetera.example/pagar')
    expect(page.gateway.walletPayments).toMatchObject([{ loanExternalId: '40128753', amount: 500_000 }])
    expect(model.asyncState.state.phase).toBe('left')
    await goToProvider()
    expect(page.gateway.walletPayments).toHaveLength(1)
    model.returnFromProvider()
    expect(model.asyncState.state.phase).toBe('refused')
  })

  it.each([
    [success(undefined), 'rejected'],
    [failure({ kind: 'server-failure' } as const), 'rejected'],
    [failure({ kind: 'no-answer' } as const), 'in_process'],
  ])('leads to the status page when the provider has no page: %o', async (wallet, status) => {
    const { goToProvider, page } = await refused()
    page.gateway.walletPaymentAnswer = wallet
    await goToProvider()
    expect(page.navigation.openedExternalAddress).toBeUndefined()
    expect(page.navigation.address()).toBe(
      `/estado-pago?status=${status}&id=40128753&pago=${sequentialUuidAt(3)}`,
    )
  })

  it('requests the page of the provider once', async () => {
    const { goToProvider, page } = await refused()
    await Promise.all([goToProvider(), goToProvider()])
    expect(page.gateway.walletPayments).toHaveLength(1)
  })
})
