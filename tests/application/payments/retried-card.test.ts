import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { CardToCharge } from '@/application/payments/card-charge'
import { martasMastercard, martasVisa } from '#tests/support/test-cards'
import { PaymentTab, createMartasBrowser, exampleInstallmentPayment, waitForQueuedTasks } from './a-tab'
import {
  createGatewayWithChargeAnswer,
  firstIdempotencyKeyOfTab,
  chargeOutcomeUnknownAnswer,
} from './an-answering-lender'
import { fourthInstallment } from './scripted-payment-gateway'

const typedCard: CardToCharge = { kind: 'new', card: martasMastercard }
const secondTypedCard: CardToCharge = { kind: 'new', card: martasVisa }
const savedCard: CardToCharge = { kind: 'saved', debitCardId: 'td-51c7a8e0' }
const secondSavedCard: CardToCharge = { kind: 'saved', debitCardId: 'td-2' }

/**
 * Makes a payment with the given card that the lender reports as not received. Returns its gateway, browser
 * and tab.
 */
async function makeUnreceivedPayment(card: CardToCharge) {
  const gateway = createGatewayWithChargeAnswer(chargeOutcomeUnknownAnswer)
  const browser = createMartasBrowser()
  const tab = new PaymentTab(gateway, browser)
  await tab.pay({ ...exampleInstallmentPayment, card })
  tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'miss')
  return { gateway, browser, tab }
}

it.each([
  ['typed', typedCard, secondTypedCard],
  ['saved', savedCard, secondSavedCard],
] as const)('a payment by a %s card is sent again with that card only', async (_, card, another) => {
  const { gateway, tab } = await makeUnreceivedPayment(card)
  const operationToRetry = tab.lastStoredPayment()
  expect(await tab.pay({ ...exampleInstallmentPayment, card: another, operationToRetry })).toEqual(
    failure({ kind: 'other-card', operation: operationToRetry }),
  )
  expect(gateway.charges).toHaveLength(1)
  await tab.reload().pay({ ...exampleInstallmentPayment, card, operationToRetry })
  expect(gateway.charges.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    firstIdempotencyKeyOfTab,
    firstIdempotencyKeyOfTab,
  ])
})

it('another card pays once the lender has rejected the payment by its key', async () => {
  const { gateway, tab } = await makeUnreceivedPayment(typedCard)
  tab.records.applyEvent({ idempotencyKey: firstIdempotencyKeyOfTab }, 'reject')
  await tab.pay({
    ...exampleInstallmentPayment,
    card: secondTypedCard,
    operationToRetry: tab.lastStoredPayment(),
  })
  expect(gateway.charges).toHaveLength(2)
})

it('the stored payment has no card, no last digits and no card id', async () => {
  for (const card of [typedCard, savedCard]) {
    const { browser } = await makeUnreceivedPayment(card)
    const stored = [...browser.localStorageContent.textsByKey.values()].join(' ')
    expect(stored).toContain(firstIdempotencyKeyOfTab)
    for (const part of [martasMastercard.number, martasMastercard.number.slice(-4), 'td-51c7a8e0'])
      expect(stored).not.toContain(part)
  }
})

it('a payment that an earlier release stored without its card is sent again with any card', async () => {
  const { gateway, browser, tab } = await makeUnreceivedPayment(typedCard)
  await waitForQueuedTasks()
  const text = browser.localStorageContent.textsByKey.get('operations') ?? ''
  browser.localStorageContent.textsByKey.set('operations', text.replace(/,"instrument":"[0-9a-f]{3}"/, ''))
  expect(browser.localStorageContent.textsByKey.get('operations')).not.toBe(text)
  await tab
    .reload()
    .pay({ ...exampleInstallmentPayment, card: secondTypedCard, operationToRetry: tab.lastStoredPayment() })
  expect(gateway.charges).toHaveLength(2)
})

it('what a payment pays is recorded again when it is sent again', async () => {
  const { gateway, tab } = await makeUnreceivedPayment(savedCard)
  const due = cents(1_500_000)
  gateway.amountDueAnswer = success([{ ...fourthInstallment, amount: due }])
  await tab.pay({
    ...exampleInstallmentPayment,
    seenTotalDue: due,
    card: savedCard,
    operationToRetry: tab.lastStoredPayment(),
  })
  expect(tab.lastStoredPayment()).toMatchObject({
    attempts: 2,
    before: { due: 1_500_000 },
    pays: { remaining: 237_500 },
  })
})
