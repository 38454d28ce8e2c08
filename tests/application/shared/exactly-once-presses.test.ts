import { describe, expect, it } from 'vitest'
import { failure } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { createExactlyOnceServices, storeOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import {
  createSenderWithAnswer,
  confirmedResult,
  loanOperationRecordFields,
  exampleLoanOperation,
  loanTarget,
  type OperationSendResult,
} from './an-operation'

/**
 * Returns a `send` function whose requests stay pending, and the functions by which the test answers them.
 */
function createPendingSender() {
  const answers: ((answer: OperationSendResult) => void)[] = []
  const send = () => new Promise<OperationSendResult>((resolve) => answers.push(resolve))
  return { answers, send }
}

describe('an operation is in progress', () => {
  it('from the press until its answer, for its own target', async () => {
    const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
    const { answers, send } = createPendingSender()
    const pressed = exactlyOnce.execute(exampleLoanOperation, { send })
    expect(exactlyOnce.isInProgress(exampleLoanOperation)).toBe(true)
    expect(exactlyOnce.isInProgress({ ...exampleLoanOperation, target: 'another-loan' })).toBe(false)
    await waitForQueuedTasks()
    answers[0]?.(confirmedResult)
    await pressed
    expect(exactlyOnce.isInProgress(exampleLoanOperation)).toBe(false)
  })

  it('but not for a screen opened after the customer left the first', async () => {
    const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
    let hasLeft = false
    void exactlyOnce.execute(exampleLoanOperation, createPendingSender(), { hasLeftScreen: () => hasLeft })
    await waitForQueuedTasks()
    expect(exactlyOnce.isInProgress(exampleLoanOperation)).toBe(true)
    hasLeft = true
    expect(exactlyOnce.isInProgress(exampleLoanOperation)).toBe(false)
  })

  it('also when the answer of an earlier one arrives, from a screen that the customer left', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    let hasLeft = false
    const first = createPendingSender()
    const left = exactlyOnce.execute(exampleLoanOperation, first, { hasLeftScreen: () => hasLeft })
    await waitForQueuedTasks()
    hasLeft = true
    const acknowledgedKeys = records
      .operationsOnTarget(loanTarget)
      .map(({ idempotencyKey }) => idempotencyKey)
    const second = createPendingSender()
    void exactlyOnce.execute({ ...exampleLoanOperation, acknowledgedKeys }, second)
    await waitForQueuedTasks()
    first.answers[0]?.(confirmedResult)
    await left
    expect(exactlyOnce.isInProgress(exampleLoanOperation)).toBe(true)
  })
})

describe('a card', () => {
  const withCard: Operation = { ...exampleLoanOperation, cardOrAccountId: 'td-1' }

  it('is stored as a short hash, when there is one', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    await exactlyOnce.execute(withCard, createSenderWithAnswer(confirmedResult))
    await exactlyOnce.execute(
      { ...exampleLoanOperation, target: 'another-loan' },
      createSenderWithAnswer(confirmedResult),
    )
    expect(records.operationsOnTarget(loanTarget)[0]?.instrument).toMatch(/^[\da-f]{3}$/)
    expect(records.operationsOnTarget({ ...loanTarget, target: 'another-loan' })[0]).not.toHaveProperty(
      'instrument',
    )
  })

  it('other than the one that was sent is refused in a retry', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', {
      ...loanOperationRecordFields,
      cardOrAccountId: 'td-1',
    })
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    const other = { ...exampleLoanOperation, operationToRetry, cardOrAccountId: 'td-2' }
    expect(await exactlyOnce.execute(other, { send })).toEqual(
      failure({ kind: 'other-card', operation: operationToRetry }),
    )
    expect(keys).toEqual([])
    expect(await exactlyOnce.execute({ ...withCard, operationToRetry }, { send })).toMatchObject({ ok: true })
    expect(keys).toEqual([operationToRetry.idempotencyKey])
  })

  it('is not needed in a retry without one', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', {
      ...loanOperationRecordFields,
      cardOrAccountId: 'td-1',
    })
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    await exactlyOnce.execute({ ...exampleLoanOperation, operationToRetry }, { send })
    expect(keys).toEqual([operationToRetry.idempotencyKey])
  })
})

it('an operation of the signed-in customer is sent', async () => {
  const { exactlyOnce } = createExactlyOnceServices(createSessionStoreWithMarta())
  const { keys, send } = createSenderWithAnswer(confirmedResult)
  const own: Operation = {
    ...exampleLoanOperation,
    owner: { identifiedBy: 'session', taxId: martaCustomer.taxId },
  }
  expect(await exactlyOnce.execute(own, { send })).toMatchObject({ ok: true })
  expect(keys).toHaveLength(1)
})
