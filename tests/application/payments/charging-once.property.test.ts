import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAutomaticallyCollectedAmounts } from './a-collected-loan'
import { propertyTimeoutMilliseconds, propertyCaseCount } from '#tests/support/property-cases'
import { partialPaymentAmount } from './a-paying-customer'
import {
  sameAmountAfterPartialPaymentStory,
  firstAmountRefusedStory,
  collectionAfterPaymentStory,
  collectionBeforePaymentStory,
  collectionDuringPaymentStory,
  randomStoryEvents,
  demoSettingsWithEveryOption,
  isOvercharged,
  collectionActivatedWhileScreenOpenStory,
  randomDemoSettings,
  playStory,
  paidOnOtherDeviceStory,
  retryRefusedInOtherTabStory,
  retryRejectedBeforeProcessingStory,
} from './charging-stories'

describe('a customer who pays one installment, whatever fails', () => {
  it(
    'is charged at most once and sees nothing false, if they never insist',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomStoryEvents, randomDemoSettings, async (story, set) => {
          const marta = await playStory(story, set)
          expect(await marta.findFalseStatementsOnScreens()).toEqual([])
          expect([await isOvercharged(marta), marta.backEnd.chargedAmounts()]).toEqual([
            false,
            marta.backEnd.chargedAmounts(),
          ])
        }),
        {
          numRuns: propertyCaseCount,
          examples: [
            [sameAmountAfterPartialPaymentStory, demoSettingsWithEveryOption],
            [firstAmountRefusedStory, demoSettingsWithEveryOption],
            [retryRefusedInOtherTabStory, demoSettingsWithEveryOption],
            [retryRejectedBeforeProcessingStory, { ...demoSettingsWithEveryOption, appliesLater: true }],
            [collectionAfterPaymentStory, demoSettingsWithEveryOption],
            [collectionDuringPaymentStory, demoSettingsWithEveryOption],
            [
              collectionBeforePaymentStory,
              { ...demoSettingsWithEveryOption, appliesLater: true, listsWithoutLoan: true },
            ],
            [collectionActivatedWhileScreenOpenStory, demoSettingsWithEveryOption],
            [paidOnOtherDeviceStory, { ...demoSettingsWithEveryOption, appliesLater: true }],
          ],
        },
      )
    },
    propertyTimeoutMilliseconds,
  )

  it(
    'can pay once more for each time that they insist after seeing an earlier payment',
    async () => {
      await fc.assert(
        fc.asyncProperty(randomStoryEvents, randomDemoSettings, async (story, set) => {
          const marta = await playStory(story, set)
          await marta.payAgainDespiteEarlierPayment('saved')
          await marta.findFalseStatementsOnScreens()
          const whole = marta.backEnd.chargedAmounts().filter((amount) => amount !== partialPaymentAmount)
          const collectedAmounts = await readAutomaticallyCollectedAmounts(marta)
          expect(whole.length + collectedAmounts.length).toBeLessThanOrEqual(1 + marta.repeatedPaymentCount)
        }),
        { numRuns: Math.ceil(propertyCaseCount / 4) },
      )
    },
    propertyTimeoutMilliseconds,
  )
})
