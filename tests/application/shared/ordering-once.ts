import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyTimeoutMilliseconds, stories } from '#tests/support/stories'
import type { OrderedThing } from './an-ordered-thing'
import { examplesOf, lived, storiesOf } from './ordering-stories'

/** Number of stories of each kind of operation. Five kinds share one mechanism. */
const storiesOfEach = Math.ceil(stories / 4)
const seldomStories = Math.ceil(stories / 10)

/**
 * Tests that an operation is done at most once and that nothing false is shown about it. Source: PAY-16,
 * REV-10.
 */
export function describeOrderingOnce(name: string, thing: OrderedThing): void {
  const examples = examplesOf(thing)
  describe(`${name}, whatever fails`, () => {
    it(
      'is done at most once and shows nothing false to a customer who never insists',
      async () => {
        await fc.assert(
          fc.asyncProperty(storiesOf(thing), async (story) => {
            const customer = await lived(thing, story)
            expect(await customer.falsehoods()).toEqual([])
            expect(customer.timesDone).toBeLessThanOrEqual(1)
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
          fc.asyncProperty(storiesOf(thing), async (story) => {
            const customer = await lived(thing, story)
            await customer.backEnd.deliverInterruptedRequests()
            for (let turn = 0; turn < 3 && customer.timesDone === 0; turn += 1) {
              await customer.ask()
              await customer.persist()
            }
            expect(customer.timesDone).toBe(1)
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
          fc.asyncProperty(storiesOf(thing), async (story) => {
            const customer = await lived(thing, story)
            await customer.insist()
            await customer.falsehoods()
            expect(customer.timesDone).toBeLessThanOrEqual(1 + customer.insisted)
          }),
          { numRuns: seldomStories, examples },
        )
      },
      propertyTimeoutMilliseconds,
    )
  })
}
