import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { sequentialUuidAt } from '#tests/support/memory-device'
import { PaymentPage } from '#tests/ui/payments/a-summary'

function openPaymentStatus(page: PaymentPage) {
  const model = page.createPaymentStatusViewModel()
  const leave = model.onMount()
  return { model, leave }
}

/** Waits until every pending write to the storage has finished. */
async function waitForStorageWrites(): Promise<void> {
  for (let writes = 0; writes < 3; writes += 1) await waitForQueuedTasks()
}

describe('the status page of a payment', () => {
  it.each([
    ['status=approved&id=40128753&transactionId=7001&amount=12625.00', 'in-process'],
    ['status=approved&id=40128753', 'in-process'],
    ['status=in_process&id=40128753', 'in-process'],
    ['status=approved', 'not-known'],
    ['status=rejected&id=40128753', 'not-known'],
    ['status=not_found&id=40128753', 'not-known'],
    ['status=failure', 'not-known'],
    ['status=%3Cscript%3E&id=..%2F..&amount=NaN', 'not-known'],
  ])('does not show as done what only its address says: %s is %s', async (query, phase) => {
    const { model } = openPaymentStatus(new PaymentPage(`/estado-pago?${query}`))
    await waitForStorageWrites()
    expect(model.state.phase).toBe(phase)
  })

  it('shows the payment number of the lender, not that of the address', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&transactionId=1&amount=12625.00')
    page.tab.records.applyEvent(page.storeMartasPaymentRecord(), 'confirm', { reference: '7001' })
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'paid',
      payment: { chargeId: '7001' },
    })
  })

  it('shows one payment and not another of the same loan', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&amount=5000.00')
    page.storeMartasPaymentRecord('confirmed', 500_000)
    page.storeMartasPaymentRecord('confirmed')
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'received',
      payment: { amount: 500_000 },
    })
  })

  it('shows the payment whose key is in the address, whatever else is pending', () => {
    const page = new PaymentPage()
    const { idempotencyKey } = page.storeMartasPaymentRecord('confirmed', 500_000)
    page.storeMartasPaymentRecord('sent')
    page.navigation.goTo(`/estado-pago?status=in_process&id=40128753&pago=${idempotencyKey}`)
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'received',
      payment: { amount: 500_000 },
    })
  })

  it('shows nothing stored on this device for a payment whose key it does not know', () => {
    const page = new PaymentPage('/estado-pago?status=rejected&id=40128753&pago=k-9')
    page.storeMartasPaymentRecord('confirmed')
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'not-known',
      payment: { loanExternalId: '40128753' },
    })
  })

  it.each([
    ['confirm', 'received'],
    ['reject', 'rejected'],
  ] as const)(
    'acknowledges the outcome for a customer who left before it arrived: %s',
    async (event, phase) => {
      const page = new PaymentPage()
      const sent = page.storeMartasPaymentRecord()
      page.tab.records.applyEvent(sent, event, { pendingAcknowledgement: true })
      page.navigation.goTo(`/estado-pago?status=in_process&id=40128753&pago=${sent.idempotencyKey}`)
      expect(openPaymentStatus(page).model.state.phase).toBe(phase)
      await waitForStorageWrites()
      expect(page.tab.lastStoredPayment()).not.toHaveProperty('pendingAcknowledgement')
    },
  )

  it('says that an operation which was never sent charged nothing', () => {
    const page = new PaymentPage('/estado-pago?status=rejected&id=40128753')
    page.tab.records.removeLastAttempt(page.storeMartasPaymentRecord())
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'rejected',
      text: expect.stringMatching(/^No se cobró nada/),
    })
  })

  it("leaves no amount written by another site in the browser's history", () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&transactionId=1&amount=12625.00')
    page.storeMartasPaymentRecord('confirmed')
    openPaymentStatus(page)
    expect(page.navigation.address()).toBe(
      `/estado-pago?status=approved&id=40128753&pago=${sequentialUuidAt(1)}`,
    )
    page.navigation.back()
    expect(page.navigation.address()).not.toContain('amount')
  })

  it('finds a payment with an unknown outcome although a later one exists', () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.storeMartasPaymentRecord('sent', 500_000)
    page.storeMartasPaymentRecord('confirmed')
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'in-process',
      payment: { amount: 500_000 },
    })
  })

  it.each(['', '?', '?status=', '?id=40128753'])(
    'leads to the payment screen without a status (%s)',
    (query) => {
      const page = new PaymentPage(`/estado-pago${query}`)
      openPaymentStatus(page)
      expect(page.navigation.address()).toBe('/pagar-cuota')
    },
  )

  it('leaves invalid values of a changed address out', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=<b>&transactionId=a%20b&amount=-1e99')
    expect(openPaymentStatus(page).model.state).toEqual({
      phase: 'in-process',
      payment: {},
      asking: 'asking',
    })
  })

  it('shows the open payment of the tab, not that of the address', () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753&transactionId=7001')
    page.storeMartasPaymentRecord()
    expect(openPaymentStatus(page).model.state).toMatchObject({ phase: 'in-process', asking: 'asking' })
  })

  it.each([
    ['approved', 'received'],
    ['rejected', 'rejected'],
  ] as const)(
    'ends the wait when the server says %s, and writes it in the address',
    async (status, phase) => {
      const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
      page.storeMartasPaymentRecord()
      const { model } = openPaymentStatus(page)
      page.gateway.statusAnswer = success({ status })
      page.clock.advance(2_000)
      await waitForStorageWrites()
      expect(model.state.phase).toBe(phase)
      expect(page.navigation.address()).toBe(
        `/estado-pago?status=${status}&id=40128753&pago=${sequentialUuidAt(1)}`,
      )
      expect(page.tab.lastStoredPayment()?.status).toBe(status === 'approved' ? 'confirmed' : 'rejected')
    },
  )

  it('offers the same payment again when it never arrived, and shows when it arrives', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.storeMartasPaymentRecord()
    page.gateway.statusAnswer = success({ status: 'not-found' })
    const { model } = openPaymentStatus(page)
    await waitForStorageWrites()
    expect(model.state).toMatchObject({
      phase: 'not-received',
      payAgainAddress: '/pagar-cuota/resumen?externalId=40128753',
    })
    expect(model.inquiryStageText).toBe('Si llega en un rato, te lo decimos acá.')
    page.gateway.statusAnswer = success({ status: 'approved' })
    page.clock.advance(2_000)
    await waitForStorageWrites()
    expect(model.state.phase).toBe('received')
  })

  it("shows a payment as paid, with the lender's number, once the lender approves it", async () => {
    const page = new PaymentPage('/estado-pago?status=approved&id=40128753')
    page.storeMartasPaymentRecord()
    const { model } = openPaymentStatus(page)
    page.gateway.statusAnswer = success({ status: 'approved', chargeId: '7001' })
    model.askForOutcomeAgain()
    await waitForStorageWrites()
    expect(model.state).toMatchObject({ phase: 'paid', payment: { chargeId: '7001' } })
  })

  it('shows why the bank refused, when the lender gives the reason', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.storeMartasPaymentRecord()
    const { model } = openPaymentStatus(page)
    page.gateway.statusAnswer = success({ status: 'rejected', cardRefusal: 'insufficient-funds' })
    model.askForOutcomeAgain()
    await waitForStorageWrites()
    expect(model.state).toMatchObject({
      phase: 'rejected',
      title: 'No hay saldo suficiente',
      payAgainAddress: '/pagar-cuota/resumen?externalId=40128753',
    })
    expect(page.tab.lastStoredPayment()).toMatchObject({ status: 'rejected', refusal: 'insufficient-funds' })
    expect(page.navigation.address()).not.toContain('funds')
  })

  it('offers no other payment when it would not help', () => {
    const page = new PaymentPage('/estado-pago?status=rejected&id=40128753')
    page.tab.records.applyEvent(page.storeMartasPaymentRecord(), 'reject', { refusal: 'too-many-attempts' })
    expect(openPaymentStatus(page).model.state).toMatchObject({
      title: 'Superaste la cantidad de intentos.',
      payAgainAddress: undefined,
    })
  })

  it('shows no reason outside the known groups', () => {
    const page = new PaymentPage('/estado-pago?status=rejected&id=40128753')
    page.tab.records.applyEvent(page.storeMartasPaymentRecord(), 'reject', { refusal: 'toString' })
    expect(openPaymentStatus(page).model.state).toMatchObject({
      phase: 'rejected',
      title: 'El pago no se hizo',
    })
  })

  it('asks the lender again when the customer presses, and shows the answer', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.storeMartasPaymentRecord()
    const { model } = openPaymentStatus(page)
    model.askForOutcomeAgain()
    expect(model.state).toMatchObject({ asking: 'asking' })
    await waitForStorageWrites()
    expect(model.state).toMatchObject({ asking: 'still-in-process' })
    page.gateway.statusAnswer = failure({ kind: 'no-answer' })
    model.askForOutcomeAgain()
    await waitForStorageWrites()
    expect(model.state).toMatchObject({ asking: 'no-answer' })
  })

  it('sends no request after the customer left', async () => {
    const page = new PaymentPage('/estado-pago?status=in_process&id=40128753')
    page.storeMartasPaymentRecord()
    const { leave } = openPaymentStatus(page)
    leave()
    page.clock.advance(60_000)
    await waitForStorageWrites()
    expect(page.gateway.statusRequestKeys).toHaveLength(1)
  })
})
