import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import {
  actAfterSteps,
  actOnSteps,
  actSteps,
  checkSteps,
  givenOfSteps,
  givenSteps,
  listSteps,
  overWords,
  readingSteps,
  type Act,
  type ActOn,
  type Circumstance,
  type CircumstanceOf,
  type Listing,
  type Reading,
  type Words,
} from '#features/support/words'
import type { PortalWorld } from '#features/support/world'
import { accessWords } from './access.steps'
import { answersWords } from './answers.steps'
import { automaticCollectionWords } from './automatic-collection.steps'
import { brandWords } from './brand.steps'
import { cancellationWords } from './cancellation.steps'
import { cardPaymentWords } from './card-payment.steps'
import { cardUpdateWords } from './card-update.steps'
import { cardsGivenWords } from './cards-given.steps'
import { cardsWords } from './cards.steps'
import { collectionChangeWords } from './collection-change.steps'
import { collectionsOnHomeWords } from './collections-on-home.steps'
import { demoPanelWords } from './demo-panel.steps'
import { demoWords } from './demo.steps'
import { diagnosticsWords } from './diagnostics.steps'
import { frameWords } from './frame.steps'
import { homeGivenWords } from './home-given.steps'
import { homeWords } from './home.steps'
import { lineWords } from './line.steps'
import { loanAmountsWords } from './loan-amounts.steps'
import { loansWords } from './loans.steps'
import { loginRulesWords } from './login-rules.steps'
import { myPaymentsWords } from './my-payments.steps'
import { nextPaymentWords } from './next-payment.steps'
import { notificationsWords } from './notifications.steps'
import { offersWords } from './offers.steps'
import { otherDevicesWords } from './other-devices.steps'
import { papersWords } from './papers.steps'
import { partPaymentWords } from './part-payment.steps'
import { paymentAnswersWords } from './payment-answers.steps'
import { paymentBatchWords } from './payment-batch.steps'
import { paymentReceiptWords } from './payment-receipt.steps'
import { paymentMethodsWords } from './payment-methods.steps'
import { paymentsGivenWords } from './payments-given.steps'
import { paymentsWords } from './payments.steps'
import { phoneChangeWords } from './phone-change.steps'
import { profileWords } from './profile.steps'
import { protectionWords } from './protection.steps'
import { qrPaymentWords } from './qr-payment.steps'
import { receiptsWords } from './receipts.steps'
import { refinancingGivenWords } from './refinancing-given.steps'
import { refinancingWords } from './refinancing.steps'
import { retriedCardWords } from './retried-card.steps'
import { sessionWords } from './session.steps'
import { shellWords } from './shell.steps'
import { steeringWords } from './steering.steps'
import { supportWords } from './support.steps'
import { toastsWords } from './toasts.steps'
import { trustWords } from './trust.steps'
import { unlockWords } from './unlock.steps'
import { verificationWords } from './verification.steps'
import { welcomeWords } from './welcome.steps'

const everyWords: readonly Words[] = [
  accessWords,
  answersWords,
  automaticCollectionWords,
  brandWords,
  cancellationWords,
  cardPaymentWords,
  cardUpdateWords,
  cardsGivenWords,
  cardsWords,
  collectionChangeWords,
  collectionsOnHomeWords,
  demoPanelWords,
  demoWords,
  diagnosticsWords,
  frameWords,
  homeGivenWords,
  homeWords,
  lineWords,
  loanAmountsWords,
  loansWords,
  loginRulesWords,
  myPaymentsWords,
  nextPaymentWords,
  notificationsWords,
  offersWords,
  otherDevicesWords,
  papersWords,
  partPaymentWords,
  paymentAnswersWords,
  paymentBatchWords,
  paymentReceiptWords,
  paymentMethodsWords,
  paymentsGivenWords,
  paymentsWords,
  phoneChangeWords,
  profileWords,
  protectionWords,
  qrPaymentWords,
  receiptsWords,
  refinancingGivenWords,
  refinancingWords,
  retriedCardWords,
  sessionWords,
  shellWords,
  steeringWords,
  supportWords,
  toastsWords,
  trustWords,
  unlockWords,
  verificationWords,
  welcomeWords,
]

for (const [step, pattern] of entriesOf(actSteps))
  When(overWords(pattern, wordsOf(step)), async function (this: PortalWorld, act: Act) {
    await act(await this.portal(), this)
  })

for (const [step, pattern] of entriesOf(actAfterSteps))
  When(overWords(pattern, wordsOf(step)), async function (this: PortalWorld, text: string, act: ActOn) {
    await act(await this.portal(), text, this)
  })

for (const [step, pattern] of entriesOf(actOnSteps))
  When(overWords(pattern, wordsOf(step)), async function (this: PortalWorld, act: ActOn, text: string) {
    await act(await this.portal(), text, this)
  })

for (const [step, pattern] of entriesOf(checkSteps))
  Then(overWords(pattern, wordsOf(step)), async function (this: PortalWorld, check: Act) {
    await check(await this.portal(), this)
  })

for (const [step, pattern] of entriesOf(readingSteps))
  Then(overWords(pattern, wordsOf(step)), async function (this: PortalWorld, reading: Reading, text: string) {
    const read = await reading(await this.portal(), this)
    if (typeof read === 'string') assert.equal(read, text)
    else assert.includes('within' in read ? read.within : read, text)
  })

for (const [step, pattern] of entriesOf(listSteps))
  Then(
    overWords(pattern, wordsOf(step)),
    async function (this: PortalWorld, listing: Listing, table: { raw(): string[][] }) {
      const read = await listing(await this.portal(), this)
      if ('inAnyOrder' in read) assert.deepEqual(read.inAnyOrder.toSorted(), table.raw().flat().toSorted())
      else assert.deepEqual(read, read.some(Array.isArray) ? table.raw() : table.raw().flat())
    },
  )

for (const [step, pattern] of entriesOf(givenSteps))
  Given(overWords(pattern, wordsOf(step)), async function (this: PortalWorld, circumstance: Circumstance) {
    await circumstance(this)
  })

for (const [step, pattern] of entriesOf(givenOfSteps))
  Given(
    overWords(pattern, wordsOf(step)),
    async function (this: PortalWorld, name: string, circumstance: CircumstanceOf) {
      await circumstance(this, name)
    },
  )

function entriesOf<Step extends keyof Words>(
  steps: Readonly<Record<Step, string>>,
): readonly [Step, string][] {
  return Object.entries(steps) as [Step, string][]
}

/** Returns the words of a step, a list for each capability that has some. */
function wordsOf(step: keyof Words): readonly Readonly<Record<string, unknown>>[] {
  return everyWords.flatMap((words) => {
    const list: Readonly<Record<string, unknown>> | undefined = words[step]
    return list ? [list] : []
  })
}
