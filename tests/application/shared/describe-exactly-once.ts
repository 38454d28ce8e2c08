import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyTestTimeoutMilliseconds, propertyTestCaseCount } from '#tests/support/property-cases'
import type { TestedOperation } from './tested-operation'
import {
  listExampleOperationEvents,
  runOperationEvents,
  createRandomOperationEvents,
} from './operation-events'

/**
 * Number of random sequences of events with which each kind of operation is tested. It is small, because all
 * kinds of operation share one mechanism.
 */
const runsPerTest = Math.ceil(propertyTestCaseCount / 4)
const reducedRunCount = Math.ceil(propertyTestCaseCount / 10)

/**
 * Defines the tests of one kind of operation, such as a change of card: whatever fails, the lender
 * carries the operation out at most once, and no screen shows anything false about it.
 * Source: PAY-16, REV-10.
 */
export function defineExactlyOnceOperationTests(name: string, operationKind: TestedOperation): void {
  const examples = listExampleOperationEvents(operationKind)
  describe(`${name}, whatever fails`, () => {
    it(
      'is done at most once and shows nothing false to a customer who never insists',
      async () => {
        await fc.assert(
          fc.asyncProperty(createRandomOperationEvents(operationKind), async (story) => {
            const customer = await runOperationEvents(operationKind, story)
            expect(await customer.findFalseStatementsOnScreens()).toEqual([])
            expect(customer.operationExecutionCount).toBeLessThanOrEqual(1)
          }),
          { numRuns: runsPerTest, examples },
        )
      },
      propertyTestTimeoutMilliseconds,
    )

    it(
      'is done for a customer who asks and retries until the lender answers',
      async () => {
        await fc.assert(
          fc.asyncProperty(createRandomOperationEvents(operationKind), async (story) => {
            const customer = await runOperationEvents(operationKind, story)
            await customer.backEnd.deliverInterruptedRequests()
            for (let turn = 0; turn < 3 && customer.operationExecutionCount === 0; turn += 1) {
              await customer.askLenderForOutcome()
              await customer.repeatDespiteUnknownOutcome()
            }
            expect(customer.operationExecutionCount).toBe(1)
          }),
          { numRuns: reducedRunCount, examples },
        )
      },
      propertyTestTimeoutMilliseconds,
    )

    it(
      'is done once more for each time that the customer insists',
      async () => {
        await fc.assert(
          fc.asyncProperty(createRandomOperationEvents(operationKind), async (story) => {
            const customer = await runOperationEvents(operationKind, story)
            await customer.repeatDespiteEarlierOperation()
            await customer.findFalseStatementsOnScreens()
            expect(customer.operationExecutionCount).toBeLessThanOrEqual(1 + customer.knowingRepeatCount)
          }),
          { numRuns: reducedRunCount, examples },
        )
      },
      propertyTestTimeoutMilliseconds,
    )
  })
}
