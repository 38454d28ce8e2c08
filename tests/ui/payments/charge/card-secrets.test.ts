import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { DebitCardPaymentViewModel } from '@/ui/payments/charge/debit-card-payment-view-model'
import { PaymentStatusViewModel } from '@/ui/payments/status/payment-status-view-model'
import { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'
import { MemoryChangeLogStorage } from '#tests/adapters/fake/fake-back-end-client'
import { PageWithFakeBackEnd } from '#tests/ui/payments/a-connected-page'
import { offeredPaymentRequestOrThrow } from '#tests/ui/payments/a-summary'

const cardNumber = '5412750012345014'
const securityCode = '7391'
const amexNumber = '371234567890123'

const consoleMethods = ['log', 'info', 'warn', 'error', 'debug'] as const
const consoleOutput: string[] = []

beforeEach(() => {
  consoleOutput.length = 0
  for (const method of consoleMethods)
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      consoleOutput.push(words.map(String).join(' '))
    })
})

afterEach(() => {
  vi.restoreAllMocks()
})

/**
 * Pays an installment with a new card of the given number. No other data of the test contains this number or
 * the security code. `fault`, if given, is the lender's answer to the charge.
 */
async function payWithCard(card: string, fault?: DemoNextCallAnswer) {
  const changeLogStorage = new MemoryChangeLogStorage()
  const page = new PageWithFakeBackEnd('/pagar-cuota/resumen?externalId=40128753', { changeLogStorage })
  page.backEnd.changeDemoState({ set: { noSavedCards: true } })
  const summary = page.resolve(PaymentSummaryViewModel)
  summary.onMount()
  await page.waitUntilCallsAreAnswered()
  summary.chooseMethod('debit-card')
  const model = page.resolve(DebitCardPaymentViewModel)
  const leave = model.onMount({ onProgress: summary.handlePaymentProgressEvent })
  await page.waitUntilCallsAreAnswered()
  model.cardForm.enterCardNumber(card)
  model.cardForm.enterHolder('Marta Giménez')
  model.cardForm.enterExpiry('12/39')
  model.cardForm.enterSecurityCode(securityCode)
  model.cardForm.enterDni('28456123')
  if (fault !== undefined)
    page.backEnd.changeDemoState({ next: [{ call: 'payments.payWithNewCard', answer: fault }] })
  await model.pay(offeredPaymentRequestOrThrow(summary))
  leave()
  const status = page.resolve(PaymentStatusViewModel)
  status.onMount()
  await page.waitUntilCallsAreAnswered()
  return { page, journal: changeLogStorage, model, status }
}

/** Returns the texts that are still stored or shown after the payment. */
function remainingTexts({
  page,
  journal,
  model,
  status,
}: Awaited<ReturnType<typeof payWithCard>>): readonly string[] {
  const { cardForm } = model
  return [
    ...page.localStorageContent.textsByKey.values(),
    ...page.sessionStorageContent.textsByKey.values(),
    page.navigation.address(),
    journal.text ?? '',
    JSON.stringify(page.backEnd.demoState()),
    JSON.stringify(status.state),
    JSON.stringify([
      model.asyncState.state,
      cardForm.card.number,
      cardForm.card.securityCode,
      cardForm.card.holder,
    ]),
    ...consoleOutput,
  ]
}

function textsWithSecret(secret: string, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.replaceAll(/[ -]/g, '').includes(secret))
}

describe.each<[string, DemoNextCallAnswer | undefined]>([
  ['that is approved', undefined],
  ['that answers with an error', { status: 500 }],
  ['that is refused', { status: 200, body: { errorCode: 'DENIED', paymentSuccess: false } }],
  ['whose answer is lost', 'lost-answer'],
  ['whose answer cannot be read', 'malformed'],
])('a payment %s', (_, fault) => {
  it('leaves the number and the code of the card nowhere', async () => {
    const paid = await payWithCard(amexNumber, fault)
    const texts = remainingTexts(paid)
    expect(textsWithSecret(amexNumber, paid.page.requestBodies)).toHaveLength(1)
    expect(texts.length).toBeGreaterThan(5)
    expect(textsWithSecret(amexNumber, texts)).toEqual([])
    expect(textsWithSecret(securityCode, texts)).toEqual([])
  })
})

it('the search for card numbers works: it finds the payment in the journal', async () => {
  const paid = await payWithCard(amexNumber)
  expect(paid.page.backEnd.countCharges()).toBe(1)
  expect(textsWithSecret('40128753', remainingTexts(paid)).length).toBeGreaterThan(1)
  expect(textsWithSecret(cardNumber, ['5412 7500 1234 5014'])).toHaveLength(1)
})
