import { describe, expect, it } from 'vitest'
import { failure } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import { turns } from '#tests/application/payments/a-tab'
import { martaSignedIn } from '#tests/support/loan-builders'
import { exactlyOnceIn, leaveOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/people'
import { sessionsIn } from '#tests/support/sessions-in'
import { answering, confirmed, created, operation, target, type Answer } from './an-operation'

/** Returns a lender whose answer the test gives later. */
function answeringLater() {
  const answers: ((answer: Answer) => void)[] = []
  const send = () => new Promise<Answer>((resolve) => answers.push(resolve))
  return { answers, send }
}

describe('an operation is in progress', () => {
  it('from the press until its answer, for its own target', async () => {
    const { exactlyOnce } = exactlyOnceIn(sessionsIn())
    const { answers, send } = answeringLater()
    const pressed = exactlyOnce.execute(operation, { send })
    expect(exactlyOnce.isInProgress(operation)).toBe(true)
    expect(exactlyOnce.isInProgress({ ...operation, target: 'another-loan' })).toBe(false)
    await turns()
    answers[0]?.(confirmed)
    await pressed
    expect(exactlyOnce.isInProgress(operation)).toBe(false)
  })

  it('but not for a screen opened after the customer left the first', async () => {
    const { exactlyOnce } = exactlyOnceIn(sessionsIn())
    let hasLeft = false
    void exactlyOnce.execute(operation, answeringLater(), { hasLeftScreen: () => hasLeft })
    await turns()
    expect(exactlyOnce.isInProgress(operation)).toBe(true)
    hasLeft = true
    expect(exactlyOnce.isInProgress(operation)).toBe(false)
  })

  it('also when the answer of an earlier one arrives, from a screen that the customer left', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    let hasLeft = false
    const first = answeringLater()
    const left = exactlyOnce.execute(operation, first, { hasLeftScreen: () => hasLeft })
    await turns()
    hasLeft = true
    const acknowledgedKeys = records.onTarget(target).map(({ idempotencyKey }) => idempotencyKey)
    const second = answeringLater()
    void exactlyOnce.execute({ ...operation, acknowledgedKeys }, second)
    await turns()
    first.answers[0]?.(confirmed)
    await left
    expect(exactlyOnce.isInProgress(operation)).toBe(true)
  })
})

describe('a card', () => {
  const withCard: Operation = { ...operation, instrument: 'td-1' }

  it('is stored as a short hash, when there is one', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    await exactlyOnce.execute(withCard, answering(confirmed))
    await exactlyOnce.execute({ ...operation, target: 'another-loan' }, answering(confirmed))
    expect(records.onTarget(target)[0]?.instrument).toMatch(/^[\da-f]{3}$/)
    expect(records.onTarget({ ...target, target: 'another-loan' })[0]).not.toHaveProperty('instrument')
  })

  it('other than the one that was sent is refused in a retry', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const retryOf = leaveOperation(records, target, 'notReceived', { ...created, instrument: 'td-1' })
    const { keys, send } = answering(confirmed)
    const other = { ...operation, retryOf, instrument: 'td-2' }
    expect(await exactlyOnce.execute(other, { send })).toEqual(
      failure({ kind: 'other-card', operation: retryOf }),
    )
    expect(keys).toEqual([])
    expect(await exactlyOnce.execute({ ...withCard, retryOf }, { send })).toMatchObject({ ok: true })
    expect(keys).toEqual([retryOf.idempotencyKey])
  })

  it('is not needed in a retry without one', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const retryOf = leaveOperation(records, target, 'notReceived', { ...created, instrument: 'td-1' })
    const { keys, send } = answering(confirmed)
    await exactlyOnce.execute({ ...operation, retryOf }, { send })
    expect(keys).toEqual([retryOf.idempotencyKey])
  })
})

it('an operation of the signed-in customer is sent', async () => {
  const { exactlyOnce } = exactlyOnceIn(martaSignedIn())
  const { keys, send } = answering(confirmed)
  const own: Operation = { ...operation, owner: { by: 'session', taxId: martaCustomer.taxId } }
  expect(await exactlyOnce.execute(own, { send })).toMatchObject({ ok: true })
  expect(keys).toHaveLength(1)
})
