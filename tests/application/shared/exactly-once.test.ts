import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import { ManuallySettledAnswer } from '#tests/application/payments/a-tab'
import { sessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createExactlyOnce, storeOperation } from '#tests/support/operations-in'
import { raulPerson } from '#tests/support/people'
import { createSessionStore } from '#tests/support/sessions-in'
import {
  createLenderAnswering,
  confirmedAnswer,
  lineLoanRecordFields,
  noAnswerFailure,
  lineLoanOperation,
  revolvingLinePlan,
  lineChangedRejection,
  lineLoanTarget,
} from './an-operation'

it('two presses on the same pending operation share its answer', async () => {
  const { exactlyOnce } = createExactlyOnce(createSessionStore())
  const answer = new ManuallySettledAnswer<void>()
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return answer.promise.then(() => confirmedAnswer)
  }
  const pressed = [
    exactlyOnce.execute(lineLoanOperation, { send }),
    exactlyOnce.execute(lineLoanOperation, { send }),
  ]
  answer.settle()
  const [first, second] = await Promise.all(pressed)
  expect(second).toBe(first)
  expect(keys).toHaveLength(1)
})

describe('another operation of the same target', () => {
  it.each([
    ['of another amount', { amount: cents(4_000_000) }],
    ['on other terms', { terms: { kind: 'line-loan', plan: { ...revolvingLinePlan, count: 6 } } as const }],
    ['with another card', { instrument: 'td-2' }],
  ])('%s is not sent during a pending one, and is sent afterwards', async (_, change) => {
    const { exactlyOnce } = createExactlyOnce(createSessionStore())
    const answer = new ManuallySettledAnswer<void>()
    const first = exactlyOnce.execute(lineLoanOperation, {
      send: () => answer.promise.then(() => failure(lineChangedRejection)),
    })
    const { send } = createLenderAnswering(confirmedAnswer)
    const other = { ...lineLoanOperation, ...change }
    const { amount } = lineLoanOperation
    expect(await exactlyOnce.execute(other, { send })).toEqual(failure({ kind: 'in-progress', amount }))
    answer.settle()
    await first
    expect(await exactlyOnce.execute(other, { send })).toMatchObject({ ok: true })
  })

  it.each([
    ['another plan', { terms: { kind: 'line-loan', plan: { ...revolvingLinePlan, count: 6 } } as const }],
    ['another amount', { amount: cents(4_000_000) }],
  ])('%s is not sent with the key of one that the lender never received', async (_, change) => {
    const { exactlyOnce, records } = createExactlyOnce(createSessionStore())
    const retryOf = storeOperation(records, lineLoanTarget, 'notReceived', lineLoanRecordFields)
    const { keys, send } = createLenderAnswering(confirmedAnswer)
    const other = await exactlyOnce.execute({ ...lineLoanOperation, ...change, retryOf }, { send })
    expect(other).toEqual(failure({ kind: 'unacknowledged', operation: retryOf }))
    expect(keys).toEqual([])
  })
})

describe('the outcome that an answer gives an operation', () => {
  it.each([
    [confirmedAnswer, { kind: 'confirmed', reference: 'loan-1' }, 'confirmed'],
    [
      failure(lineChangedRejection),
      { kind: 'rejected', reason: 'LINE_CHANGED', notDone: { by: 'lender' } },
      'rejected',
    ],
    [
      failure({ kind: 'nothing-sent' } as const),
      { kind: 'rejected', notDone: { by: 'never-sent' } },
      'rejected',
    ],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
    [noAnswerFailure, { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'server-failure' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'unreadable', reference: 'x' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j', async (answer, outcome, status) => {
    const { exactlyOnce, records } = createExactlyOnce(createSessionStore())
    const attempted = await exactlyOnce.execute(lineLoanOperation, createLenderAnswering(answer))
    if (!attempted.ok) throw new Error('It was not sent')
    expect(attempted.value.outcome).toMatchObject(outcome)
    expect(records.find(attempted.value.operation.idempotencyKey)?.status).toBe(status)
  })

  it.each([
    [confirmedAnswer, { kind: 'confirmed', reference: 'loan-1' }, 'confirmed'],
    [failure(lineChangedRejection), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'nothing-sent' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j, when an earlier attempt of the same may still arrive', async (answer, outcome, status) => {
    const { exactlyOnce, records } = createExactlyOnce(createSessionStore())
    const retryOf = storeOperation(records, lineLoanTarget, 'notReceived', lineLoanRecordFields)
    const sending = createLenderAnswering(answer)
    const attempted = await exactlyOnce.execute({ ...lineLoanOperation, retryOf }, sending)
    if (!attempted.ok) throw new Error('It was not sent')
    expect(attempted.value.outcome).toEqual(outcome)
    expect(sending.keys).toEqual([retryOf.idempotencyKey])
    expect(records.onTarget(lineLoanTarget)).toMatchObject([{ status }])
  })

  it('is stored before it is returned, and must be acknowledged when the customer has left', async () => {
    const { exactlyOnce, records } = createExactlyOnce(createSessionStore())
    let hasLeft = false
    const attempted = await exactlyOnce.execute(
      lineLoanOperation,
      {
        send: () => {
          hasLeft = true
          return Promise.resolve(failure(lineChangedRejection))
        },
      },
      { hasLeftScreen: () => hasLeft },
    )
    if (!attempted.ok) throw new Error('It was not sent')
    const known = { status: 'rejected', refusal: 'LINE_CHANGED', pendingAcknowledgement: true }
    expect(records.onTarget(lineLoanTarget)).toMatchObject([known])
    expect(attempted.value.operation).toMatchObject(known)
  })
})

it('an operation of a screen that the customer left is not shared', async () => {
  const { exactlyOnce } = createExactlyOnce(createSessionStore())
  const answer = new ManuallySettledAnswer<void>()
  const send = () => answer.promise.then(() => failure(lineChangedRejection))
  const left = exactlyOnce.execute(lineLoanOperation, { send }, { hasLeftScreen: () => true })
  const here = exactlyOnce.execute(lineLoanOperation, { send })
  answer.settle()
  expect(await left).toEqual(failure({ kind: 'left' }))
  expect(await here).toMatchObject({ ok: true })
})

it('an operation is neither recorded nor sent when the lender does not show what the customer saw', async () => {
  const { exactlyOnce, records } = createExactlyOnce(createSessionStore())
  const sent: string[] = []
  const { keys, send } = createLenderAnswering(confirmedAnswer)
  const precondition = () => Promise.resolve(failure({ kind: 'line-changed' } as const))
  const onSending = () => sent.push('sending')
  expect(await exactlyOnce.execute(lineLoanOperation, { precondition, send }, { onSending })).toEqual(
    failure({ kind: 'line-changed' }),
  )
  expect([sent, keys, records.onTarget(lineLoanTarget)]).toEqual([[], [], []])
})

it('a retry stores what the lender shows at that moment', async () => {
  const { exactlyOnce, records } = createExactlyOnce(createSessionStore())
  const retryOf = storeOperation(records, lineLoanTarget, 'notReceived', lineLoanRecordFields)
  const before = { due: cents(7_000_000), listed: 3 }
  const precondition = () => Promise.resolve(success({ before }))
  await exactlyOnce.execute(
    { ...lineLoanOperation, retryOf },
    { precondition, ...createLenderAnswering(noAnswerFailure) },
  )
  expect(records.onTarget(lineLoanTarget)).toMatchObject([
    { before: { due: 7_000_000, listed: 0 }, attempts: 2 },
  ])
})

it("an operation of one customer is not sent in another's session, and a link needs no session", async () => {
  const { exactlyOnce } = createExactlyOnce(sessionStoreWithMarta())
  const { send } = createLenderAnswering(confirmedAnswer)
  const asRaul: Operation = { ...lineLoanOperation, owner: { by: 'session', taxId: raulPerson.taxId } }
  expect(await exactlyOnce.execute(asRaul, { send })).toEqual(failure({ kind: 'other-customer' }))
  expect(await exactlyOnce.execute(lineLoanOperation, { send })).toMatchObject({ ok: true })
})

it('an operation is not sent during a newer release, whose stored data stays', async () => {
  const storage = new MemoryStorage()
  const newer = JSON.stringify({ version: 99, value: { other: 'shape' } })
  storage.write('operations', newer)
  const { exactlyOnce } = createExactlyOnce(createSessionStore(), { storage })
  const { keys, send } = createLenderAnswering(confirmedAnswer)
  expect(await exactlyOnce.execute(lineLoanOperation, { send })).toEqual(failure({ kind: 'newer-release' }))
  expect(keys).toEqual([])
  expect(storage.read('operations')).toBe(newer)
})

it("another customer of the same link does not share the first one's answer", async () => {
  const { exactlyOnce } = createExactlyOnce(createSessionStore())
  const answer = new ManuallySettledAnswer<void>()
  const first = exactlyOnce.execute(lineLoanOperation, {
    send: () => answer.promise.then(() => confirmedAnswer),
  })
  const { keys, send } = createLenderAnswering(confirmedAnswer)
  const owner = { by: 'link', taxId: raulPerson.taxId } as const
  await exactlyOnce.execute({ ...lineLoanOperation, owner }, { send })
  expect(keys).toHaveLength(1)
  answer.settle()
  await first
})

it('the same operation is sent again once the lender has rejected it', async () => {
  const { exactlyOnce } = createExactlyOnce(createSessionStore())
  const { keys, send } = createLenderAnswering(failure(lineChangedRejection))
  await exactlyOnce.execute(lineLoanOperation, { send })
  await exactlyOnce.execute(lineLoanOperation, { send })
  expect(new Set(keys).size).toBe(2)
})
