import { expect, it } from 'vitest'
import { shopPaymentOperation as shopPayment } from '#tests/application/qr-payment/a-paid-shop'
import { downPaymentOperation } from '#tests/application/refinancing/a-refinanced-debt'
import { creditLineLoanOperation } from '#tests/application/revolving-line/a-requested-loan'
import { cardAdditionOperation } from '#tests/application/cards/a-changed-card'
import { runOperationEvents as orderedBy } from '#tests/application/shared/operation-events'
import {
  defaultDemoSettings,
  isCustomerOvercharged,
  runPaymentEvents,
  type PaymentSimulationEvent,
} from './payment-events'

type PaymentSimulationEventTuple = readonly [
  PaymentSimulationEvent['step'],
  string?,
  PaymentSimulationEvent['cardKind']?,
]

const settingsThatApplyPaymentsLater = { ...defaultDemoSettings, appliesLater: true }

it.each<[string, PaymentSimulationEventTuple[]]>([
  [
    'the answer is lost, and a transfer of the same amount arrives during the second press',
    [['press', 'lost-answer'], ['a-transfer-of-as-much-comes-in'], ['press'], ['ask'], ['press']],
  ],
  [
    'the browser sends it again and hears 403, and the other tab presses',
    [['press', 'resent-403'], ['press-in-the-other-tab'], ['ask-in-the-other-tab'], ['press']],
  ],
  [
    'another device pays while the list of operations is broken, and the first one presses as drawn',
    [['draw'], ['press-on-the-other-device', 'others-never-known'], ['press-as-drawn', 'others-never-known']],
  ],
  [
    'it never arrives, is typed again with another card, and arrives late',
    [['press', 'late-6', 'new'], ['ask'], ['press', 'none', 'saved'], ['arrive'], ['press', 'none', 'new']],
  ],
  [
    'the page is closed while it is sent, and the wallet is opened from the next one',
    [['press-and-reload', 'late-2'], ['wallet'], ['arrive'], ['wallet']],
  ],
  [
    'the link of the credit card is followed, and a minute later the one of an old page',
    [['prepare-link'], ['link-later'], ['link-at-once'], ['press']],
  ],
  [
    'the wallet is left, the clock jumps a year and the card pays',
    [['wallet', 'lost-answer'], ['clock-ahead'], ['press'], ['clock-behind'], ['press']],
  ],
  [
    'two tabs pay, one leaves and enters again, and the storage is cleared',
    [['press-in-two-tabs', 'charged-then-504'], ['leave-and-enter'], ['clear-storage'], ['press']],
  ],
])('a payment: %s', async (_, steps) => {
  const story = steps.map(([step, fault = 'none', cardKind = 'saved']) => ({
    step,
    fault,
    cardKind,
  }))
  for (const lender of [defaultDemoSettings, settingsThatApplyPaymentsLater]) {
    const customer = await runPaymentEvents(story, lender)
    expect(await customer.findFalseStatementsOnScreens()).toEqual([])
    expect(await isCustomerOvercharged(customer)).toBe(false)
  }
})

it.each([
  ['a loan of the line, changed after it was lost', creditLineLoanOperation],
  ['a payment to a shop, changed after it was lost', shopPayment],
  ['a down payment, pressed again after it was lost', downPaymentOperation],
  ['a card that is added, pressed again after it was lost', cardAdditionOperation],
] as const)('%s', async (_, thing) => {
  const customer = await orderedBy(thing, [
    { step: 'draw', fault: 'none' },
    { step: 'press', fault: 'resent-403' },
    { step: 'press-for-another-plan', fault: 'none' },
    { step: 'ask-in-the-other-tab', fault: 'none' },
    { step: 'press-as-drawn', fault: 'late-2' },
    { step: 'leave-and-enter', fault: 'none' },
    { step: 'press-in-two-tabs', fault: 'none' },
  ])
  expect(await customer.findFalseStatementsOnScreens()).toEqual([])
  expect(customer.operationExecutionCount).toBeLessThanOrEqual(1)
})
