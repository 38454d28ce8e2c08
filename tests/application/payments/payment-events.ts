import fc from 'fast-check'
import { cents } from '@/domain/shared/money'
import type { CallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer, DemoState } from '@/adapters/fake/demo-state'
import type { CardToCharge } from '@/application/payments/card-charge'
import {
  readAutomaticallyCollectedAmounts,
  advanceUntilBankHasAnswered,
  advanceUntilSentToBank,
  activateCollectionOnAnotherDevice,
  payDuringAutomaticCollection,
} from './a-collected-loan'
import { waitForQueuedTasks } from './a-tab'
import { partialPaymentAmount, PayingCustomer } from './a-paying-customer'

const owedAmountCents = cents(1_262_500)
const yearMilliseconds = 365 * 86_400_000

/**
 * Steps that a test may combine to a sequence of events around a payment. At the end of each sequence,
 * all pending requests arrive.
 */
const paymentSimulationSteps = {
  press: (marta, card) => marta.pressPay(0, card),
  'press-twice': (marta, card) => Promise.all([marta.pressPay(0, card), marta.pressPay(0, card)]),
  'press-two-amounts': (marta) => marta.payWholeDebtDuringPartialPayment(),
  'press-and-reload': (marta, card) => marta.pressPayAndReload(card),
  'press-and-leave': (marta, card) => marta.pressPayAndLeaveScreen(card),
  'press-in-two-tabs': (marta, card) => Promise.all([marta.pressPay(0, card), marta.pressPay(1, 'saved')]),
  'press-in-the-other-tab': (marta, card) => marta.pressPay(1, card),
  'press-on-the-other-device': async (marta, card) => {
    // A payment that has not arrived is unknown to another device.
    await marta.backEnd.deliverInterruptedRequests()
    await marta.pressPay(2, card)
    await marta.backEnd.deliverInterruptedRequests()
  },
  'press-on-an-old-screen': (marta, card) => marta.pressPayOnOutdatedFirstScreen(card),
  draw: (marta) => marta.renderPaymentScreen(),
  'press-as-drawn': (marta, card) => marta.pressPayOnRenderedScreen(card),
  ask: (marta) => marta.askLenderForOutcome(),
  'ask-in-the-other-tab': (marta) => marta.askLenderForOutcome(1),
  wallet: (marta) => marta.goToWallet(),
  'prepare-link': (marta) => marta.prepareCreditCardLink(),
  'link-at-once': (marta) => marta.followCreditCardLink('at-once'),
  'link-later': (marta) => marta.followCreditCardLink('later'),
  reload: async (marta) => marta.reload(),
  'clear-storage': (marta) => marta.clearStorage(),
  'leave-and-enter': async (marta) => marta.signOutAndSignInAgain(),
  'clock-ahead': (marta) => marta.moveDeviceClock(yearMilliseconds),
  'clock-behind': (marta) => marta.moveDeviceClock(-yearMilliseconds),
  'a-peso-comes-in': async (marta) => void marta.backEnd.receiveLoanPaymentTransfer('40128753', cents(100)),
  'a-transfer-of-a-part-comes-in': async (marta) =>
    void marta.backEnd.receiveLoanPaymentTransfer('40128753', partialPaymentAmount),
  'a-transfer-of-as-much-comes-in': async (marta) =>
    void marta.backEnd.receiveLoanPaymentTransfer('40128753'),
  arrive: (marta) => marta.backEnd.deliverInterruptedRequests(),
  'join-elsewhere': (marta) => activateCollectionOnAnotherDevice(marta),
  'join-without-funds': (marta) => activateCollectionOnAnotherDevice(marta, 1),
  'collection-leaves': (marta) => advanceUntilSentToBank(marta),
  'collection-arrives': (marta) => advanceUntilBankHasAnswered(marta),
  'press-while-collected': (marta, card) => payDuringAutomaticCollection(marta, card),
} satisfies Record<string, (marta: PayingCustomer, card: CardToCharge['kind']) => Promise<unknown>>

type PaymentSimulationStep = keyof typeof paymentSimulationSteps

const chargeCallNames: readonly CallName[] = [
  'payments.payWithSavedCard',
  'payments.payWithNewCard',
  'payments.startWalletPayment',
]

/**
 * Names of the API calls that charge a card. A payment by wallet needs no such call, because the wallet
 * charges on its own page.
 */
const cardChargeCallNames = chargeCallNames.filter((call) => call !== 'payments.startWalletPayment')

/** Faults of the lender: unusual answers to a charge and to the API calls around it, by name of the fault. */
const faults: Readonly<
  Record<string, { readonly calls: readonly CallName[]; readonly answer: DemoNextCallAnswer }>
> = {
  'lost-answer': { calls: chargeCallNames, answer: 'lost-answer' },
  'network-error': { calls: chargeCallNames, answer: 'network-error' },
  malformed: { calls: chargeCallNames, answer: 'malformed' },
  'server-error': { calls: chargeCallNames, answer: { status: 500 } },
  conflict: { calls: chargeCallNames, answer: { status: 409 } },
  refused: { calls: chargeCallNames, answer: { status: 409, code: 'INSUFFICIENT_FUNDS' } },
  forbidden: { calls: chargeCallNames, answer: { status: 403 } },
  ...Object.fromEntries(
    [400, 401, 403, 404, 408, 409, 429, 500, 502, 503, 504].map((status) => [
      `charged-then-${status}`,
      { calls: status < 408 ? cardChargeCallNames : chargeCallNames, answer: { done: { status } } },
    ]),
  ),
  'late-2': { calls: chargeCallNames, answer: { late: 2 } },
  'late-6': { calls: chargeCallNames, answer: { late: 6 } },
  ...Object.fromEntries(
    [400, 401, 403, 404, 408].map((resent) => [
      `resent-${resent}`,
      { calls: cardChargeCallNames, answer: { late: 6, resent } },
    ]),
  ),
  'late-200': { calls: chargeCallNames, answer: { late: 200 } },
  'status-404': { calls: ['payments.paymentStatus'], answer: { status: 404 } },
  'status-of-another-word': {
    calls: ['payments.paymentStatus'],
    answer: { status: 200, body: { status: 'PENDIENTE' } },
  },
  'status-as-a-number': { calls: ['payments.paymentStatus'], answer: { status: 200, body: { status: 1 } } },
  'due-not-known': { calls: ['payments.amountDue'], answer: { status: 500 } },
  'others-not-known': { calls: ['orders.recentOperations'], answer: { status: 500 } },
  'others-never-known': {
    calls: Array.from({ length: 8 }, () => 'orders.recentOperations' as const),
    answer: { status: 403 },
  },
  'others-not-listed': { calls: ['orders.recentOperations'], answer: { status: 501 } },
  'collections-not-known': { calls: ['automatic-collection.listCollections'], answer: { status: 500 } },
  'collections-unreadable': { calls: ['automatic-collection.listCollections'], answer: 'malformed' },
  'collections-unheard': { calls: ['automatic-collection.listCollections'], answer: 'network-error' },
  'payments-not-known': { calls: ['payments.listPayments'], answer: 'malformed' },
}

export interface PaymentSimulationEvent {
  readonly step: PaymentSimulationStep
  readonly fault: string
  readonly cardKind: CardToCharge['kind']
}

const eventArbitrary = fc.record<PaymentSimulationEvent>({
  step: fc.constantFrom(...(Object.keys(paymentSimulationSteps) as PaymentSimulationStep[])),
  fault: fc.constantFrom('none', 'none', ...Object.keys(faults)),
  cardKind: fc.constantFrom<CardToCharge['kind']>('saved', 'new'),
})

export const paymentEventsArbitrary = fc.array(eventArbitrary, { minLength: 1, maxLength: 10 })

const fewEventsArbitrary = fc.array(eventArbitrary, { maxLength: 3 })

/**
 * Generator of random sequences of events around a payment. In each sequence, an automatic collection of
 * the same installment also takes place.
 * Source: PAY-27.
 */
export const collectionEventsArbitrary = fc
  .record({
    earlier: fewEventsArbitrary,
    join: fc.constantFrom('join-elsewhere' as const, 'join-without-funds' as const),
    scheduled: fewEventsArbitrary,
    sent: fc.array(eventArbitrary, { minLength: 1, maxLength: 3 }),
    later: fewEventsArbitrary,
  })
  .map(({ earlier, join, scheduled, sent, later }) => [
    ...earlier,
    ...eventsOf(join),
    ...scheduled,
    ...eventsOf('collection-leaves'),
    ...sent,
    ...eventsOf('collection-arrives'),
    ...later,
  ])

export const demoSettingsArbitrary: fc.Arbitrary<DemoState['set']> = fc.record({
  appliesLater: fc.boolean(),
  listsWithoutLoan: fc.boolean(),
  walletSays: fc.constantFrom('approved', 'pending', 'in_process', 'rejected', 'failure', 'null'),
})

/**
 * Sequence of events: the customer pays a part of the debt and the whole debt at the same time, and asks for
 * the result. Then they pay both again and press the pay button once more.
 */
export const partAndWholePaidTwiceEvents: PaymentSimulationEvent[] = (
  ['press-two-amounts', 'ask', 'press-two-amounts', 'press'] as const
).map((step) => ({ step, fault: 'none', cardKind: 'saved' }))
/**
 * Sequence of events: the customer pays a part of the debt and the whole debt at the same time, and the
 * lender refuses the first payment. The second tab asks for the result, and the customer presses the pay
 * button again.
 */
export const partialPaymentRefusedEvents: PaymentSimulationEvent[] = [
  { step: 'press-two-amounts', fault: 'refused', cardKind: 'saved' },
  { step: 'ask-in-the-other-tab', fault: 'none', cardKind: 'saved' },
  { step: 'press', fault: 'none', cardKind: 'saved' },
]
/**
 * Sequence of events: a payment never arrives. The customer retries it in a second tab, where the lender
 * refuses it, and then on a screen left open in the first tab.
 */
export const retryRefusedInOtherTabEvents: PaymentSimulationEvent[] = [
  { step: 'press', fault: 'network-error', cardKind: 'saved' },
  { step: 'ask', fault: 'none', cardKind: 'saved' },
  { step: 'draw', fault: 'none', cardKind: 'saved' },
  { step: 'press-in-the-other-tab', fault: 'refused', cardKind: 'saved' },
  { step: 'press-as-drawn', fault: 'none', cardKind: 'saved' },
]
/**
 * Sequence of events: a payment request is delayed, and the server rejects its retry before processing
 * it. The customer pays again, and then the delayed request arrives.
 */
export const retryRejectedUnprocessedEvents: PaymentSimulationEvent[] = [
  { step: 'press', fault: 'late-200', cardKind: 'saved' },
  { step: 'ask', fault: 'none', cardKind: 'saved' },
  { step: 'press', fault: 'forbidden', cardKind: 'saved' },
  { step: 'press', fault: 'none', cardKind: 'saved' },
]
/**
 * Sequence of events: the lender sends the automatic collection of an installment to the bank, the
 * customer pays the installment by card, and then the bank answers the collection.
 */
export const eventsWithCollectionAfterPayment = eventsOf(
  'join-elsewhere',
  'collection-leaves',
  'press',
  'collection-arrives',
)
export const eventsWithCollectionDuringPayment = eventsOf(
  'join-elsewhere',
  'collection-leaves',
  'press-while-collected',
)
export const eventsWithCollectionBeforePayment = eventsOf(
  'join-elsewhere',
  'collection-arrives',
  'press',
  'press-on-an-old-screen',
)
/**
 * Sequence of events: while the payment screen is open, automatic collection of the loan is activated on
 * another device. Then the customer pays on this screen.
 */
export const collectionActivatedMidPaymentEvents = eventsOf(
  'draw',
  'join-elsewhere',
  'collection-leaves',
  'press-as-drawn',
  'collection-arrives',
)
export const paymentOnOtherDeviceEvents = eventsOf(
  'join-without-funds',
  'collection-leaves',
  'press-on-the-other-device',
  'collection-arrives',
  'press',
)

function eventsOf(...all: readonly PaymentSimulationStep[]): PaymentSimulationEvent[] {
  return all.map((step) => ({ step, fault: 'none', cardKind: 'saved' }))
}

export const defaultDemoSettings: DemoState['set'] = {
  appliesLater: false,
  listsWithoutLoan: false,
  walletSays: 'approved',
}

async function runEvent(
  marta: PayingCustomer,
  { step, fault, cardKind }: PaymentSimulationEvent,
): Promise<void> {
  const { calls = [], answer } = faults[fault] ?? {}
  if (answer !== undefined) marta.backEnd.changeDemoState({ next: calls.map((call) => ({ call, answer })) })
  await paymentSimulationSteps[step](marta, cardKind)
}

/**
 * Plays a sequence of events around a payment on a new customer and returns this customer. A fault of
 * the lender lasts only for its event.
 */
export async function runPaymentEvents(
  story: readonly PaymentSimulationEvent[],
  set: DemoState['set'],
): Promise<PayingCustomer> {
  const marta = await PayingCustomer.createSignedIn()
  marta.backEnd.changeDemoState({ set })
  for (const event of story) {
    await runEvent(marta, event)
    await waitForQueuedTasks()
    marta.backEnd.replaceDemoState({ ...marta.backEnd.demoState(), next: [] })
  }
  return marta
}

/**
 * Returns true if charges and automatic collections together took more than the customer owed or wanted
 * to pay.
 */
export async function isCustomerOvercharged(marta: PayingCustomer): Promise<boolean> {
  const { backEnd, wantedPartCount } = marta
  const charged = [...backEnd.listChargedAmounts(), ...(await readAutomaticallyCollectedAmounts(marta))]
  const parts = charged.filter((amount) => amount === partialPaymentAmount).length
  const total = charged.reduce<number>((sum, amount) => sum + amount, 0)
  return total > owedAmountCents || charged.length - parts > 1 || parts > wantedPartCount
}
