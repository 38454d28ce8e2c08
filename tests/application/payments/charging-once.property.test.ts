import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectedOf } from './a-collected-loan'
import { propertyTimeoutMilliseconds, stories } from '#tests/support/stories'
import { partOfTwo } from './a-paying-customer'
import {
  aPartAndAnother,
  aPartRefused,
  collectedAfter,
  collectedBefore,
  collectedWhilePaying,
  events,
  everythingAtOnce,
  isChargedTwice,
  joinedWhileOpen,
  lenders,
  lived,
  paidElsewhereMeanwhile,
  refusedElsewhere,
  turnedAwayAtTheDoor,
} from './charging-stories'

describe('a customer who pays one installment, whatever fails', () => {
  it(
    'is charged at most once and sees nothing false, if they never insist',
    async () => {
      await fc.assert(
        fc.asyncProperty(events, lenders, async (story, set) => {
          const marta = await lived(story, set)
          expect(await marta.falsehoods()).toEqual([])
          expect([await isChargedTwice(marta), marta.backEnd.chargedAmounts()]).toEqual([
            false,
            marta.backEnd.chargedAmounts(),
          ])
        }),
        {
          numRuns: stories,
          examples: [
            [aPartAndAnother, everythingAtOnce],
            [aPartRefused, everythingAtOnce],
            [refusedElsewhere, everythingAtOnce],
            [turnedAwayAtTheDoor, { ...everythingAtOnce, appliesLater: true }],
            [collectedAfter, everythingAtOnce],
            [collectedWhilePaying, everythingAtOnce],
            [collectedBefore, { ...everythingAtOnce, appliesLater: true, listsWithoutLoan: true }],
            [joinedWhileOpen, everythingAtOnce],
            [paidElsewhereMeanwhile, { ...everythingAtOnce, appliesLater: true }],
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
        fc.asyncProperty(events, lenders, async (story, set) => {
          const marta = await lived(story, set)
          await marta.insist('saved')
          await marta.falsehoods()
          const whole = marta.backEnd.chargedAmounts().filter((amount) => amount !== partOfTwo)
          const collectedAmounts = await collectedOf(marta)
          expect(whole.length + collectedAmounts.length).toBeLessThanOrEqual(1 + marta.insisted)
        }),
        { numRuns: Math.ceil(stories / 4) },
      )
    },
    propertyTimeoutMilliseconds,
  )
})
