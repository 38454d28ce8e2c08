import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyTimeoutMilliseconds, propertyCaseCount } from '#tests/support/property-cases'
import type { OperationKind } from './operation-kind'
import { exampleStoriesOfOperation, playStory, createRandomStories } from './operation-stories'

/**
 * Number of random sequences of events with which each kind of operation is tested. It is small, because all
 * kinds of operation share one mechanism.
 */
const storiesOfEach = Math.ceil(propertyCaseCount / 4)
const seldomStories = Math.ceil(propertyCaseCount / 10)

/**
 * Defines the tests of one kind of operation, such as a change of card: whatever fails, the lender
 * carries the operation out at most once, and no screen shows anything false about it.
 * Source: PAY-16, REV-10.
 */
export function describeExactlyOnceTests(name: string, operationKind: OperationKind): void {
  const examples = exampleStoriesOfOperation(operationKind)
  describe(`${name}, whatever fails`, () => {
    it(
      'is done at most once and shows nothing false to a customer who never insists',
      async () => {
        await fc.assert(
          fc.asyncProperty(createRandomStories(operationKind), async (story) => {
            const customer = await playStory(operationKind, story)
            expect(await customer.findFalseStatementsOnScreens()).toEqual([])
            expect(customer.timesCarriedOut).toBeLessThanOrEqual(1)
          }),
          { numRuns: storiesOfEach, examples },
        )
      },
      propertyTimeoutMilliseconds,
    )

    it(
      'is done for a customer who asks and retries until the lender answers',
      async () => {
        await fc.assert(
          fc.asyncProperty(createRandomStories(operationKind), async (story) => {
            const customer = await playStory(operationKind, story)
            await customer.backEnd.deliverInterruptedRequests()
            for (let turn = 0; turn < 3 && customer.timesCarriedOut === 0; turn += 1) {
              await customer.askLenderForOutcome()
              await customer.repeatWithUnknownOutcome()
            }
            expect(customer.timesCarriedOut).toBe(1)
          }),
          { numRuns: seldomStories, examples },
        )
      },
      propertyTimeoutMilliseconds,
    )

    it(
      'is done once more for each time that the customer insists',
      async () => {
        await fc.assert(
          fc.asyncProperty(createRandomStories(operationKind), async (story) => {
            const customer = await playStory(operationKind, story)
            await customer.repeatDespiteEarlierOperation()
            await customer.findFalseStatementsOnScreens()
            expect(customer.timesCarriedOut).toBeLessThanOrEqual(1 + customer.repeatedOperationCount)
          }),
          { numRuns: seldomStories, examples },
        )
      },
      propertyTimeoutMilliseconds,
    )
  })
}
