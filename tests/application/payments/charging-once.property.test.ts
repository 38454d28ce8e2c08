import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCollectedAmounts } from './a-collected-loan'
import { propertyTimeoutMilliseconds, propertyCaseCount } from '#tests/support/property-cases'
import { partialAmount } from './a-paying-customer'
import {
  sameAmountAfterPartialPayment,
  firstAmountRefused,
  collectionAfterPayment,
  collectionBeforePayment,
  collectionDuringPayment,
  storyEvents,
  stateWithEveryOption,
  isOvercharged,
  joinedWhileScreenOpen,
  demoStates,
  playStory,
  paidOnOtherDeviceMeanwhile,
  retryRefusedInOtherTab,
  retryRejectedBeforeProcessing,
} from './charging-stories'

describe('a customer who pays one installment, whatever fails', () => {
  it(
    'is charged at most once and sees nothing false, if they never insist',
    async () => {
      await fc.assert(
        fc.asyncProperty(storyEvents, demoStates, async (story, set) => {
          const marta = await playStory(story, set)
          expect(await marta.falseStatements()).toEqual([])
          expect([await isOvercharged(marta), marta.backEnd.chargedAmounts()]).toEqual([
            false,
            marta.backEnd.chargedAmounts(),
          ])
        }),
        {
          numRuns: propertyCaseCount,
          examples: [
            [sameAmountAfterPartialPayment, stateWithEveryOption],
            [firstAmountRefused, stateWithEveryOption],
            [retryRefusedInOtherTab, stateWithEveryOption],
            [retryRejectedBeforeProcessing, { ...stateWithEveryOption, appliesLater: true }],
            [collectionAfterPayment, stateWithEveryOption],
            [collectionDuringPayment, stateWithEveryOption],
            [
              collectionBeforePayment,
              { ...stateWithEveryOption, appliesLater: true, listsWithoutLoan: true },
            ],
            [joinedWhileScreenOpen, stateWithEveryOption],
            [paidOnOtherDeviceMeanwhile, { ...stateWithEveryOption, appliesLater: true }],
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
        fc.asyncProperty(storyEvents, demoStates, async (story, set) => {
          const marta = await playStory(story, set)
          await marta.payAgainDespiteEarlierPayment('saved')
          await marta.falseStatements()
          const whole = marta.backEnd.chargedAmounts().filter((amount) => amount !== partialAmount)
          const collectedAmounts = await readCollectedAmounts(marta)
          expect(whole.length + collectedAmounts.length).toBeLessThanOrEqual(1 + marta.insisted)
        }),
        { numRuns: Math.ceil(propertyCaseCount / 4) },
      )
    },
    propertyTimeoutMilliseconds,
  )
})
