import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAutomaticallyCollectedAmounts } from './a-collected-loan'
import { propertyTestTimeoutMilliseconds, propertyTestCaseCount } from '#tests/support/property-cases'
import { partialPaymentAmount } from './a-paying-customer'
import {
  partAndWholePaidTwiceEvents,
  partialPaymentRefusedEvents,
  eventsWithCollectionAfterPayment,
  eventsWithCollectionBeforePayment,
  eventsWithCollectionDuringPayment,
  paymentEventsArbitrary,
  defaultDemoSettings,
  isCustomerOvercharged,
  collectionActivatedMidPaymentEvents,
  demoSettingsArbitrary,
  runPaymentEvents,
  paymentOnOtherDeviceEvents,
  retryRefusedInOtherTabEvents,
  retryRejectedUnprocessedEvents,
} from './payment-events'

describe('a customer who pays one installment, whatever fails', () => {
  it(
    'is charged at most once and sees nothing false, if they never insist',
    async () => {
      await fc.assert(
        fc.asyncProperty(paymentEventsArbitrary, demoSettingsArbitrary, async (story, set) => {
          const marta = await runPaymentEvents(story, set)
          expect(await marta.findFalseStatementsOnScreens()).toEqual([])
          expect([await isCustomerOvercharged(marta), marta.backEnd.listChargedAmounts()]).toEqual([
            false,
            marta.backEnd.listChargedAmounts(),
          ])
        }),
        {
          numRuns: propertyTestCaseCount,
          examples: [
            [partAndWholePaidTwiceEvents, defaultDemoSettings],
            [partialPaymentRefusedEvents, defaultDemoSettings],
            [retryRefusedInOtherTabEvents, defaultDemoSettings],
            [retryRejectedUnprocessedEvents, { ...defaultDemoSettings, appliesLater: true }],
            [eventsWithCollectionAfterPayment, defaultDemoSettings],
            [eventsWithCollectionDuringPayment, defaultDemoSettings],
            [
              eventsWithCollectionBeforePayment,
              { ...defaultDemoSettings, appliesLater: true, listsWithoutLoan: true },
            ],
            [collectionActivatedMidPaymentEvents, defaultDemoSettings],
            [paymentOnOtherDeviceEvents, { ...defaultDemoSettings, appliesLater: true }],
          ],
        },
      )
    },
    propertyTestTimeoutMilliseconds,
  )

  it(
    'can pay once more for each time that they insist after seeing an earlier payment',
    async () => {
      await fc.assert(
        fc.asyncProperty(paymentEventsArbitrary, demoSettingsArbitrary, async (story, set) => {
          const marta = await runPaymentEvents(story, set)
          await marta.payAgainDespiteEarlierPayment('saved')
          await marta.findFalseStatementsOnScreens()
          const whole = marta.backEnd.listChargedAmounts().filter((amount) => amount !== partialPaymentAmount)
          const collectedAmounts = await readAutomaticallyCollectedAmounts(marta)
          expect(whole.length + collectedAmounts.length).toBeLessThanOrEqual(1 + marta.knowingRepeatCount)
        }),
        { numRuns: Math.ceil(propertyTestCaseCount / 4) },
      )
    },
    propertyTestTimeoutMilliseconds,
  )
})
