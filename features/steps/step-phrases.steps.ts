import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import {
  actionStepPatternsAfterText,
  actionStepPatternsWithText,
  actionStepPatterns,
  checkStepPatterns,
  givenStepPatternsWithName,
  givenStepPatterns,
  listStepPatterns,
  definePhrases,
  textStepPatterns,
  type StepAction,
  type StepActionWithText,
  type GivenSetup,
  type GivenSetupForCall,
  type ListReader,
  type TextReader,
  type StepPhrases,
} from '#features/support/step-phrases'
import type { PortalWorld } from '#features/support/world'
import { accessStepPhrases } from './access.steps'
import { answersStepPhrases } from './answers.steps'
import { automaticCollectionStepPhrases } from './automatic-collection.steps'
import { brandStepPhrases } from './brand.steps'
import { cancellationStepPhrases } from './cancellation.steps'
import { cardPaymentStepPhrases } from './card-payment.steps'
import { cardUpdateStepPhrases } from './card-update.steps'
import { cardsGivenStepPhrases } from './cards-given.steps'
import { cardsStepPhrases } from './cards.steps'
import { collectionChangeStepPhrases } from './collection-change.steps'
import { collectionsOnHomeStepPhrases } from './collections-on-home.steps'
import { demoPanelStepPhrases } from './demo-panel.steps'
import { demoStepPhrases } from './demo.steps'
import { diagnosticsStepPhrases } from './diagnostics.steps'
import { frameStepPhrases } from './frame.steps'
import { homeGivenStepPhrases } from './home-given.steps'
import { homeStepPhrases } from './home.steps'
import { creditLineStepPhrases } from './credit-line.steps'
import { loanAmountsStepPhrases } from './loan-amounts.steps'
import { loansStepPhrases } from './loans.steps'
import { loginRulesStepPhrases } from './login-rules.steps'
import { myPaymentsStepPhrases } from './my-payments.steps'
import { nextPaymentStepPhrases } from './next-payment.steps'
import { notificationsStepPhrases } from './notifications.steps'
import { offersStepPhrases } from './offers.steps'
import { otherDevicesStepPhrases } from './other-devices.steps'
import { loanDocumentsStepPhrases } from './loan-documents.steps'
import { partPaymentStepPhrases } from './part-payment.steps'
import { paymentAnswersStepPhrases } from './payment-answers.steps'
import { paymentBatchStepPhrases } from './payment-batch.steps'
import { paymentReceiptStepPhrases } from './payment-receipt.steps'
import { paymentMethodsStepPhrases } from './payment-methods.steps'
import { paymentsGivenStepPhrases } from './payments-given.steps'
import { paymentsStepPhrases } from './payments.steps'
import { phoneChangeStepPhrases } from './phone-change.steps'
import { profileStepPhrases } from './profile.steps'
import { protectionStepPhrases } from './protection.steps'
import { qrPaymentStepPhrases } from './qr-payment.steps'
import { receiptsStepPhrases } from './receipts.steps'
import { refinancingGivenStepPhrases } from './refinancing-given.steps'
import { refinancingStepPhrases } from './refinancing.steps'
import { retriedCardStepPhrases } from './retried-card.steps'
import { sessionStepPhrases } from './session.steps'
import { shellStepPhrases } from './shell.steps'
import { steeringStepPhrases } from './steering.steps'
import { supportStepPhrases } from './support.steps'
import { toastsStepPhrases } from './toasts.steps'
import { trustStepPhrases } from './trust.steps'
import { unlockStepPhrases } from './unlock.steps'
import { verificationStepPhrases } from './verification.steps'
import { welcomeStepPhrases } from './welcome.steps'

const everyStepPhrases: readonly StepPhrases[] = [
  accessStepPhrases,
  answersStepPhrases,
  automaticCollectionStepPhrases,
  brandStepPhrases,
  cancellationStepPhrases,
  cardPaymentStepPhrases,
  cardUpdateStepPhrases,
  cardsGivenStepPhrases,
  cardsStepPhrases,
  collectionChangeStepPhrases,
  collectionsOnHomeStepPhrases,
  demoPanelStepPhrases,
  demoStepPhrases,
  diagnosticsStepPhrases,
  frameStepPhrases,
  homeGivenStepPhrases,
  homeStepPhrases,
  creditLineStepPhrases,
  loanAmountsStepPhrases,
  loansStepPhrases,
  loginRulesStepPhrases,
  myPaymentsStepPhrases,
  nextPaymentStepPhrases,
  notificationsStepPhrases,
  offersStepPhrases,
  otherDevicesStepPhrases,
  loanDocumentsStepPhrases,
  partPaymentStepPhrases,
  paymentAnswersStepPhrases,
  paymentBatchStepPhrases,
  paymentReceiptStepPhrases,
  paymentMethodsStepPhrases,
  paymentsGivenStepPhrases,
  paymentsStepPhrases,
  phoneChangeStepPhrases,
  profileStepPhrases,
  protectionStepPhrases,
  qrPaymentStepPhrases,
  receiptsStepPhrases,
  refinancingGivenStepPhrases,
  refinancingStepPhrases,
  retriedCardStepPhrases,
  sessionStepPhrases,
  shellStepPhrases,
  steeringStepPhrases,
  supportStepPhrases,
  toastsStepPhrases,
  trustStepPhrases,
  unlockStepPhrases,
  verificationStepPhrases,
  welcomeStepPhrases,
]

for (const [step, pattern] of entriesOf(actionStepPatterns))
  When(definePhrases(pattern, phrasesOf(step)), async function (this: PortalWorld, act: StepAction) {
    await act(await this.portal(), this)
  })

for (const [step, pattern] of entriesOf(actionStepPatternsAfterText))
  When(
    definePhrases(pattern, phrasesOf(step)),
    async function (this: PortalWorld, text: string, act: StepActionWithText) {
      await act(await this.portal(), text, this)
    },
  )

for (const [step, pattern] of entriesOf(actionStepPatternsWithText))
  When(
    definePhrases(pattern, phrasesOf(step)),
    async function (this: PortalWorld, act: StepActionWithText, text: string) {
      await act(await this.portal(), text, this)
    },
  )

for (const [step, pattern] of entriesOf(checkStepPatterns))
  Then(definePhrases(pattern, phrasesOf(step)), async function (this: PortalWorld, check: StepAction) {
    await check(await this.portal(), this)
  })

for (const [step, pattern] of entriesOf(textStepPatterns))
  Then(
    definePhrases(pattern, phrasesOf(step)),
    async function (this: PortalWorld, reading: TextReader, text: string) {
      const read = await reading(await this.portal(), this)
      if (typeof read === 'string') assert.equal(read, text)
      else assert.includes('within' in read ? read.within : read, text)
    },
  )

for (const [step, pattern] of entriesOf(listStepPatterns))
  Then(
    definePhrases(pattern, phrasesOf(step)),
    async function (this: PortalWorld, listing: ListReader, table: { raw(): string[][] }) {
      const read = await listing(await this.portal(), this)
      if ('inAnyOrder' in read) assert.deepEqual(read.inAnyOrder.toSorted(), table.raw().flat().toSorted())
      else assert.deepEqual(read, read.some(Array.isArray) ? table.raw() : table.raw().flat())
    },
  )

for (const [step, pattern] of entriesOf(givenStepPatterns))
  Given(
    definePhrases(pattern, phrasesOf(step)),
    async function (this: PortalWorld, circumstance: GivenSetup) {
      await circumstance(this)
    },
  )

for (const [step, pattern] of entriesOf(givenStepPatternsWithName))
  Given(
    definePhrases(pattern, phrasesOf(step)),
    async function (this: PortalWorld, name: string, circumstance: GivenSetupForCall) {
      await circumstance(this, name)
    },
  )

function entriesOf<Step extends keyof StepPhrases>(
  steps: Readonly<Record<Step, string>>,
): readonly [Step, string][] {
  return Object.entries(steps) as [Step, string][]
}

/**
 * Returns the phrases of a step pattern: one list for each capability (a part of the portal) that has any.
 */
function phrasesOf(step: keyof StepPhrases): readonly Readonly<Record<string, unknown>>[] {
  return everyStepPhrases.flatMap((words) => {
    const list: Readonly<Record<string, unknown>> | undefined = words[step]
    return list ? [list] : []
  })
}
