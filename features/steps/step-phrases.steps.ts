import { Given, Then, When } from '@cucumber/cucumber'
import { assert } from '#features/support/assert'
import {
  actionStepPatternsWithTextFirst,
  actionStepPatternsWithText,
  actionStepPatterns,
  checkStepPatterns,
  givenStepPatternsForApiCalls,
  givenStepPatterns,
  listComparisonStepPatterns,
  defineStepPhraseParameter,
  textComparisonStepPatterns,
  type StepAction,
  type StepActionWithText,
  type GivenStepSetup,
  type GivenStepSetupForApiCall,
  type PortalListReaderForStep,
  type PortalTextReaderForStep,
  type StepPhrases,
} from '#features/support/step-phrases'
import type { StepTable } from '#features/support/step-table'
import type { PortalWorld } from '#features/support/world'
import { loginStepPhrases } from './access.steps'
import { lenderAnswersStepPhrases } from './lender-answers.steps'
import { automaticCollectionStepPhrases } from './automatic-collection.steps'
import { lenderBrandStepPhrases } from './brand.steps'
import { loanCancellationStepPhrases } from './cancellation.steps'
import { cardPaymentStepPhrases } from './card-payment.steps'
import { cardUpdateStepPhrases } from './card-update.steps'
import { givenStepPhrasesForCards } from './cards-given.steps'
import { cardsStepPhrases } from './cards.steps'
import { automaticCollectionChangeStepPhrases } from './automatic-collection-change.steps'
import { automaticCollectionsOnHomeStepPhrases } from './automatic-collections-on-home.steps'
import { demoPanelStepPhrases } from './demo-panel.steps'
import { demoStepPhrases } from './demo.steps'
import { diagnosticsStepPhrases } from './diagnostics.steps'
import { layoutStepPhrases } from './layout.steps'
import { givenStepPhrasesForHome } from './home-given.steps'
import { homeStepPhrases } from './home.steps'
import { creditLineStepPhrases } from './credit-line.steps'
import { loanAmountsStepPhrases } from './loan-amounts.steps'
import { loansStepPhrases } from './loans.steps'
import { loginRulesStepPhrases } from './login-rules.steps'
import { myPaymentsStepPhrases } from './my-payments.steps'
import { nextPaymentStepPhrases } from './next-payment.steps'
import { notificationsStepPhrases } from './notifications.steps'
import { loanOfferStepPhrases } from './offers.steps'
import { otherDevicesStepPhrases } from './other-devices.steps'
import { loanDocumentsStepPhrases } from './loan-documents.steps'
import { partialPaymentStepPhrases } from './partial-payment.steps'
import { lenderPaymentAnswersStepPhrases } from './lender-payment-answers.steps'
import { paymentBatchStepPhrases } from './payment-batch.steps'
import { paymentReceiptStepPhrases } from './payment-receipt.steps'
import { paymentMethodsStepPhrases } from './payment-methods.steps'
import { givenStepPhrasesForPayments } from './payments-given.steps'
import { paymentsStepPhrases } from './payments.steps'
import { phoneChangeStepPhrases } from './phone-change.steps'
import { profileStepPhrases } from './profile.steps'
import { accountProtectionStepPhrases } from './account-protection.steps'
import { qrPaymentStepPhrases } from './qr-payment.steps'
import { sendReceiptStepPhrases } from './send-receipt.steps'
import { givenStepPhrasesForRefinancing } from './refinancing-given.steps'
import { refinancingStepPhrases } from './refinancing.steps'
import { retriedCardPaymentStepPhrases } from './retried-card-payment.steps'
import { sessionStepPhrases } from './session.steps'
import { commonScreenStepPhrases } from './shell.steps'
import { configurationChangeStepPhrases } from './configuration-change.steps'
import { supportStepPhrases } from './support.steps'
import { toastsStepPhrases } from './toasts.steps'
import { lenderLinkCheckStepPhrases } from './link-check.steps'
import { fingerprintUnlockStepPhrases } from './fingerprint-unlock.steps'
import { certificateCheckStepPhrases } from './certificate-check.steps'
import { welcomeStepPhrases } from './welcome.steps'

const allStepPhrases: readonly StepPhrases[] = [
  loginStepPhrases,
  lenderAnswersStepPhrases,
  automaticCollectionStepPhrases,
  lenderBrandStepPhrases,
  loanCancellationStepPhrases,
  cardPaymentStepPhrases,
  cardUpdateStepPhrases,
  givenStepPhrasesForCards,
  cardsStepPhrases,
  automaticCollectionChangeStepPhrases,
  automaticCollectionsOnHomeStepPhrases,
  demoPanelStepPhrases,
  demoStepPhrases,
  diagnosticsStepPhrases,
  layoutStepPhrases,
  givenStepPhrasesForHome,
  homeStepPhrases,
  creditLineStepPhrases,
  loanAmountsStepPhrases,
  loansStepPhrases,
  loginRulesStepPhrases,
  myPaymentsStepPhrases,
  nextPaymentStepPhrases,
  notificationsStepPhrases,
  loanOfferStepPhrases,
  otherDevicesStepPhrases,
  loanDocumentsStepPhrases,
  partialPaymentStepPhrases,
  lenderPaymentAnswersStepPhrases,
  paymentBatchStepPhrases,
  paymentReceiptStepPhrases,
  paymentMethodsStepPhrases,
  givenStepPhrasesForPayments,
  paymentsStepPhrases,
  phoneChangeStepPhrases,
  profileStepPhrases,
  accountProtectionStepPhrases,
  qrPaymentStepPhrases,
  sendReceiptStepPhrases,
  givenStepPhrasesForRefinancing,
  refinancingStepPhrases,
  retriedCardPaymentStepPhrases,
  sessionStepPhrases,
  commonScreenStepPhrases,
  configurationChangeStepPhrases,
  supportStepPhrases,
  toastsStepPhrases,
  lenderLinkCheckStepPhrases,
  fingerprintUnlockStepPhrases,
  certificateCheckStepPhrases,
  welcomeStepPhrases,
]

for (const [step, pattern] of entriesWithTypedKeys(actionStepPatterns))
  When(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, act: StepAction) {
      await act(await this.portal(), this)
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(actionStepPatternsWithTextFirst))
  When(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, text: string, act: StepActionWithText) {
      await act(await this.portal(), text, this)
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(actionStepPatternsWithText))
  When(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, act: StepActionWithText, text: string) {
      await act(await this.portal(), text, this)
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(checkStepPatterns))
  Then(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, check: StepAction) {
      await check(await this.portal(), this)
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(textComparisonStepPatterns))
  Then(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, reading: PortalTextReaderForStep, text: string) {
      const read = await reading(await this.portal(), this)
      if (typeof read === 'string') assert.equal(read, text)
      else assert.includes('within' in read ? read.within : read, text)
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(listComparisonStepPatterns))
  Then(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, listing: PortalListReaderForStep, table: StepTable) {
      const read = await listing(await this.portal(), this)
      if ('inAnyOrder' in read) assert.deepEqual(read.inAnyOrder.toSorted(), table.raw().flat().toSorted())
      else assert.deepEqual(read, read.some(Array.isArray) ? table.raw() : table.raw().flat())
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(givenStepPatterns))
  Given(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, circumstance: GivenStepSetup) {
      await circumstance(this)
    },
  )

for (const [step, pattern] of entriesWithTypedKeys(givenStepPatternsForApiCalls))
  Given(
    defineStepPhraseParameter(pattern, phrasesOf(step)),
    async function (this: PortalWorld, name: string, circumstance: GivenStepSetupForApiCall) {
      await circumstance(this, name)
    },
  )

function entriesWithTypedKeys<Step extends keyof StepPhrases>(
  steps: Readonly<Record<Step, string>>,
): readonly [Step, string][] {
  return Object.entries(steps) as [Step, string][]
}

/**
 * Returns the phrases of a step pattern: one list for each capability (a part of the portal) that has phrases
 * for it.
 */
function phrasesOf(step: keyof StepPhrases): readonly Readonly<Record<string, unknown>>[] {
  return allStepPhrases.flatMap((words) => {
    const list: Readonly<Record<string, unknown>> | undefined = words[step]
    return list ? [list] : []
  })
}
