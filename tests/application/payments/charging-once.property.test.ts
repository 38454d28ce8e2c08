import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAutomaticallyCollectedAmounts } from './a-collected-loan'
import { propertyTestTimeoutMilliseconds, propertyTestCaseCount } from '#tests/support/property-cases'
import { partialPaymentAmount } from './a-paying-customer'
import {
  sameAmountAfterPartialPaymentEvents,
  firstAmountRefusedEvents,
  collectionAfterPaymentEvents,
  collectionBeforePaymentEvents,
  collectionDuringPaymentEvents,
  randomPaymentEventsGenerator,
  demoSettingsWithEveryOption,
  isOvercharged,
  collectionActivationWhileScreenOpen,
  randomDemoSettings,
  runPaymentEvents,
  paidOnOtherDeviceEvents,
  retryRefusedInOtherTabEvents,
  retryRejectedUnprocessedEvents,
} from './payment-events'

describe('a customer who pays one installment, whatever fails', () => {
  it(
    'is charged at most once and sees nothing false, if they never insist',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomPaymentEventsGenerator, randomDemoSettings, async (story, set) => {
          const marta = await runPaymentEvents(story, set)
          expect(await marta.findFalseStatementsOnScreens()).toEqual([])
          expect([await isOvercharged(marta), marta.backEnd.chargedAmounts()]).toEqual([
            false,
            marta.backEnd.chargedAmounts(),
          ])
        }),
        {
          numRuns: propertyTestCaseCount,
          examples: [
            [sameAmountAfterPartialPaymentEvents, demoSettingsWithEveryOption],
            [firstAmountRefusedEvents, demoSettingsWithEveryOption],
            [retryRefusedInOtherTabEvents, demoSettingsWithEveryOption],
            [retryRejectedUnprocessedEvents, { ...demoSettingsWithEveryOption, appliesLater: true }],
            [collectionAfterPaymentEvents, demoSettingsWithEveryOption],
            [collectionDuringPaymentEvents, demoSettingsWithEveryOption],
            [
              collectionBeforePaymentEvents,
              { ...demoSettingsWithEveryOption, appliesLater: true, listsWithoutLoan: true },
            ],
            [collectionActivationWhileScreenOpen, demoSettingsWithEveryOption],
            [paidOnOtherDeviceEvents, { ...demoSettingsWithEveryOption, appliesLater: true }],
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
        fc.asyncProperty(randomPaymentEventsGenerator, randomDemoSettings, async (story, set) => {
          const marta = await runPaymentEvents(story, set)
          await marta.payAgainDespiteEarlierPayment('saved')
          await marta.findFalseStatementsOnScreens()
          const whole = marta.backEnd.chargedAmounts().filter((amount) => amount !== partialPaymentAmount)
          const collectedAmounts = await readAutomaticallyCollectedAmounts(marta)
          expect(whole.length + collectedAmounts.length).toBeLessThanOrEqual(1 + marta.repeatedPaymentCount)
        }),
        { numRuns: Math.ceil(propertyTestCaseCount / 4) },
      )
    },
    propertyTestTimeoutMilliseconds,
  )
})
