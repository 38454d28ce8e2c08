import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import { Later } from '#tests/application/payments/a-tab'
import { martaSignedIn } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { exactlyOnceIn, leaveOperation } from '#tests/support/operations-in'
import { raulPerson } from '#tests/support/people'
import { sessionsIn } from '#tests/support/sessions-in'
import { answering, confirmed, created, noAnswer, operation, plan, rejected, target } from './an-operation'

it('two presses on the same pending operation share its answer', async () => {
  const { exactlyOnce } = exactlyOnceIn(sessionsIn())
  const answer = new Later<void>()
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return answer.promise.then(() => confirmed)
  }
  const pressed = [exactlyOnce.execute(operation, { send }), exactlyOnce.execute(operation, { send })]
  answer.settle()
  const [first, second] = await Promise.all(pressed)
  expect(second).toBe(first)
  expect(keys).toHaveLength(1)
})

describe('another operation of the same target', () => {
  it.each([
    ['of another amount', { amount: cents(4_000_000) }],
    ['on other terms', { terms: { kind: 'line-loan', plan: { ...plan, count: 6 } } as const }],
    ['with another card', { instrument: 'td-2' }],
  ])('%s is not sent during a pending one, and is sent afterwards', async (_, change) => {
    const { exactlyOnce } = exactlyOnceIn(sessionsIn())
    const answer = new Later<void>()
    const first = exactlyOnce.execute(operation, { send: () => answer.promise.then(() => failure(rejected)) })
    const { send } = answering(confirmed)
    const other = { ...operation, ...change }
    const { amount } = operation
    expect(await exactlyOnce.execute(other, { send })).toEqual(failure({ kind: 'in-progress', amount }))
    answer.settle()
    await first
    expect(await exactlyOnce.execute(other, { send })).toMatchObject({ ok: true })
  })

  it.each([
    ['another plan', { terms: { kind: 'line-loan', plan: { ...plan, count: 6 } } as const }],
    ['another amount', { amount: cents(4_000_000) }],
  ])('%s is not sent with the key of one that the lender never received', async (_, change) => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const retryOf = leaveOperation(records, target, 'notReceived', created)
    const { keys, send } = answering(confirmed)
    const other = await exactlyOnce.execute({ ...operation, ...change, retryOf }, { send })
    expect(other).toEqual(failure({ kind: 'unacknowledged', operation: retryOf }))
    expect(keys).toEqual([])
  })
})

describe('the outcome that an answer gives an operation', () => {
  it.each([
    [confirmed, { kind: 'confirmed', reference: 'loan-1' }, 'confirmed'],
    [failure(rejected), { kind: 'rejected', reason: 'LINE_CHANGED', notDone: { by: 'lender' } }, 'rejected'],
    [
      failure({ kind: 'nothing-sent' } as const),
      { kind: 'rejected', notDone: { by: 'never-sent' } },
      'rejected',
    ],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
    [noAnswer, { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'server-failure' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'unreadable', reference: 'x' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j', async (answer, outcome, status) => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const attempted = await exactlyOnce.execute(operation, answering(answer))
    if (!attempted.ok) throw new Error('It was not sent')
    expect(attempted.value.outcome).toMatchObject(outcome)
    expect(records.find(attempted.value.operation.idempotencyKey)?.status).toBe(status)
  })

  it.each([
    [confirmed, { kind: 'confirmed', reference: 'loan-1' }, 'confirmed'],
    [failure(rejected), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'nothing-sent' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j, when an earlier attempt of the same may still arrive', async (answer, outcome, status) => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const retryOf = leaveOperation(records, target, 'notReceived', created)
    const sending = answering(answer)
    const attempted = await exactlyOnce.execute({ ...operation, retryOf }, sending)
    if (!attempted.ok) throw new Error('It was not sent')
    expect(attempted.value.outcome).toEqual(outcome)
    expect(sending.keys).toEqual([retryOf.idempotencyKey])
    expect(records.onTarget(target)).toMatchObject([{ status }])
  })

  it('is stored before it is returned, and must be acknowledged when the customer has left', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    let hasLeft = false
    const attempted = await exactlyOnce.execute(
      operation,
      {
        send: () => {
          hasLeft = true
          return Promise.resolve(failure(rejected))
        },
      },
      { hasLeftScreen: () => hasLeft },
    )
    if (!attempted.ok) throw new Error('It was not sent')
    const known = { status: 'rejected', refusal: 'LINE_CHANGED', pendingAcknowledgement: true }
    expect(records.onTarget(target)).toMatchObject([known])
    expect(attempted.value.operation).toMatchObject(known)
  })
})

it('an operation of a screen that the customer left is not shared', async () => {
  const { exactlyOnce } = exactlyOnceIn(sessionsIn())
  const answer = new Later<void>()
  const send = () => answer.promise.then(() => failure(rejected))
  const left = exactlyOnce.execute(operation, { send }, { hasLeftScreen: () => true })
  const here = exactlyOnce.execute(operation, { send })
  answer.settle()
  expect(await left).toEqual(failure({ kind: 'left' }))
  expect(await here).toMatchObject({ ok: true })
})

it('an operation is neither recorded nor sent when the lender does not show what the customer saw', async () => {
  const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
  const sent: string[] = []
  const { keys, send } = answering(confirmed)
  const precondition = () => Promise.resolve(failure({ kind: 'line-changed' } as const))
  const onSending = () => sent.push('sending')
  expect(await exactlyOnce.execute(operation, { precondition, send }, { onSending })).toEqual(
    failure({ kind: 'line-changed' }),
  )
  expect([sent, keys, records.onTarget(target)]).toEqual([[], [], []])
})

it('a retry stores what the lender shows at that moment', async () => {
  const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
  const retryOf = leaveOperation(records, target, 'notReceived', created)
  const before = { due: cents(7_000_000), listed: 3 }
  const precondition = () => Promise.resolve(success({ before }))
  await exactlyOnce.execute({ ...operation, retryOf }, { precondition, ...answering(noAnswer) })
  expect(records.onTarget(target)).toMatchObject([{ before: { due: 7_000_000, listed: 0 }, attempts: 2 }])
})

it("an operation of one customer is not sent in another's session, and a link needs no session", async () => {
  const { exactlyOnce } = exactlyOnceIn(martaSignedIn())
  const { send } = answering(confirmed)
  const asRaul: Operation = { ...operation, owner: { by: 'session', taxId: raulPerson.taxId } }
  expect(await exactlyOnce.execute(asRaul, { send })).toEqual(failure({ kind: 'other-customer' }))
  expect(await exactlyOnce.execute(operation, { send })).toMatchObject({ ok: true })
})

it('an operation is not sent during a newer release, whose stored data stays', async () => {
  const storage = new MemoryStorage()
  const newer = JSON.stringify({ version: 99, value: { other: 'shape' } })
  storage.write('operations', newer)
  const { exactlyOnce } = exactlyOnceIn(sessionsIn(), { storage })
  const { keys, send } = answering(confirmed)
  expect(await exactlyOnce.execute(operation, { send })).toEqual(failure({ kind: 'newer-release' }))
  expect(keys).toEqual([])
  expect(storage.read('operations')).toBe(newer)
})

it("another customer of the same link does not share the first one's answer", async () => {
  const { exactlyOnce } = exactlyOnceIn(sessionsIn())
  const answer = new Later<void>()
  const first = exactlyOnce.execute(operation, { send: () => answer.promise.then(() => confirmed) })
  const { keys, send } = answering(confirmed)
  const owner = { by: 'link', taxId: raulPerson.taxId } as const
  await exactlyOnce.execute({ ...operation, owner }, { send })
  expect(keys).toHaveLength(1)
  answer.settle()
  await first
})

it('the same operation is sent again once the lender has rejected it', async () => {
  const { exactlyOnce } = exactlyOnceIn(sessionsIn())
  const { keys, send } = answering(failure(rejected))
  await exactlyOnce.execute(operation, { send })
  await exactlyOnce.execute(operation, { send })
  expect(new Set(keys).size).toBe(2)
})
