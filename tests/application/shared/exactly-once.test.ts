import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import { ManuallyResolvedPromise } from '#tests/application/payments/a-tab'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryStorage } from '#tests/support/memory-storage'
import { createExactlyOnceServices, storeOperation } from '#tests/support/operations-in'
import { raulPerson } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import {
  createSenderWithAnswer,
  confirmedResult,
  loanOperationRecordFields,
  noAnswerFailure,
  exampleLoanOperation,
  creditLineRepaymentPlan,
  creditLineChangedRejection,
  loanTarget,
} from './an-operation'

it('two presses on the same pending operation share its answer', async () => {
  const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
  const answer = new ManuallyResolvedPromise<void>()
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    return answer.promise.then(() => confirmedResult)
  }
  const pressed = [
    exactlyOnce.execute(exampleLoanOperation, { send }),
    exactlyOnce.execute(exampleLoanOperation, { send }),
  ]
  answer.settle()
  const [first, second] = await Promise.all(pressed)
  expect(second).toBe(first)
  expect(keys).toHaveLength(1)
})

describe('another operation of the same target', () => {
  it.each([
    ['of another amount', { amount: cents(4_000_000) }],
    [
      'on other terms',
      { terms: { kind: 'line-loan', plan: { ...creditLineRepaymentPlan, count: 6 } } as const },
    ],
    ['with another card', { cardOrAccountId: 'td-2' }],
  ])('%s is not sent during a pending one, and is sent afterwards', async (_, change) => {
    const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
    const answer = new ManuallyResolvedPromise<void>()
    const first = exactlyOnce.execute(exampleLoanOperation, {
      send: () => answer.promise.then(() => failure(creditLineChangedRejection)),
    })
    const { send } = createSenderWithAnswer(confirmedResult)
    const other = { ...exampleLoanOperation, ...change }
    const { amount } = exampleLoanOperation
    expect(await exactlyOnce.execute(other, { send })).toEqual(failure({ kind: 'in-progress', amount }))
    answer.settle()
    await first
    expect(await exactlyOnce.execute(other, { send })).toMatchObject({ ok: true })
  })

  it.each([
    [
      'another plan',
      { terms: { kind: 'line-loan', plan: { ...creditLineRepaymentPlan, count: 6 } } as const },
    ],
    ['another amount', { amount: cents(4_000_000) }],
  ])('%s is not sent with the key of one that the lender never received', async (_, change) => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', loanOperationRecordFields)
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    const other = await exactlyOnce.execute(
      { ...exampleLoanOperation, ...change, operationToRetry },
      { send },
    )
    expect(other).toEqual(failure({ kind: 'unacknowledged', operation: operationToRetry }))
    expect(keys).toEqual([])
  })
})

describe('the outcome that an answer gives an operation', () => {
  it.each([
    [confirmedResult, { kind: 'confirmed', reference: 'loan-1' }, 'confirmed'],
    [
      failure(creditLineChangedRejection),
      { kind: 'rejected', reason: 'LINE_CHANGED', notDone: { reason: 'lender' } },
      'rejected',
    ],
    [
      failure({ kind: 'nothing-sent' } as const),
      { kind: 'rejected', notDone: { reason: 'never-sent' } },
      'rejected',
    ],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
    [noAnswerFailure, { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'server-failure' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'unreadable', reference: 'x' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j', async (answer, outcome, status) => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const attempted = await exactlyOnce.execute(exampleLoanOperation, createSenderWithAnswer(answer))
    if (!attempted.ok) throw new Error('It was not sent')
    expect(attempted.value.outcome).toMatchObject(outcome)
    expect(records.find(attempted.value.operation.idempotencyKey)?.status).toBe(status)
  })

  it.each([
    [confirmedResult, { kind: 'confirmed', reference: 'loan-1' }, 'confirmed'],
    [failure(creditLineChangedRejection), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'nothing-sent' } as const), { kind: 'unknown' }, 'sent'],
    [failure({ kind: 'session-ended' } as const), { kind: 'unknown' }, 'sent'],
  ])('%j, when an earlier attempt of the same may still arrive', async (answer, outcome, status) => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', loanOperationRecordFields)
    const sending = createSenderWithAnswer(answer)
    const attempted = await exactlyOnce.execute({ ...exampleLoanOperation, operationToRetry }, sending)
    if (!attempted.ok) throw new Error('It was not sent')
    expect(attempted.value.outcome).toEqual(outcome)
    expect(sending.keys).toEqual([operationToRetry.idempotencyKey])
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([{ status }])
  })

  it('is stored before it is returned, and must be acknowledged when the customer has left', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    let hasLeft = false
    const attempted = await exactlyOnce.execute(
      exampleLoanOperation,
      {
        send: () => {
          hasLeft = true
          return Promise.resolve(failure(creditLineChangedRejection))
        },
      },
      { hasLeftScreen: () => hasLeft },
    )
    if (!attempted.ok) throw new Error('It was not sent')
    const known = { status: 'rejected', refusal: 'LINE_CHANGED', pendingAcknowledgement: true }
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([known])
    expect(attempted.value.operation).toMatchObject(known)
  })
})

it('an operation of a screen that the customer left is not shared', async () => {
  const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
  const answer = new ManuallyResolvedPromise<void>()
  const send = () => answer.promise.then(() => failure(creditLineChangedRejection))
  const left = exactlyOnce.execute(exampleLoanOperation, { send }, { hasLeftScreen: () => true })
  const here = exactlyOnce.execute(exampleLoanOperation, { send })
  answer.settle()
  expect(await left).toEqual(failure({ kind: 'left' }))
  expect(await here).toMatchObject({ ok: true })
})

it('an operation is neither recorded nor sent when the lender does not show what the customer saw', async () => {
  const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
  const sent: string[] = []
  const { keys, send } = createSenderWithAnswer(confirmedResult)
  const precondition = () => Promise.resolve(failure({ kind: 'line-changed' } as const))
  const onSending = () => sent.push('sending')
  expect(await exactlyOnce.execute(exampleLoanOperation, { precondition, send }, { onSending })).toEqual(
    failure({ kind: 'line-changed' }),
  )
  expect([sent, keys, records.operationsOnTarget(loanTarget)]).toEqual([[], [], []])
})

it('a retry stores what the lender shows at that moment', async () => {
  const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
  const operationToRetry = storeOperation(records, loanTarget, 'notReceived', loanOperationRecordFields)
  const before = { due: cents(7_000_000), listed: 3 }
  const precondition = () => Promise.resolve(success({ before }))
  await exactlyOnce.execute(
    { ...exampleLoanOperation, operationToRetry },
    { precondition, ...createSenderWithAnswer(noAnswerFailure) },
  )
  expect(records.operationsOnTarget(loanTarget)).toMatchObject([
    { before: { due: 7_000_000, listed: 0 }, attempts: 2 },
  ])
})

it("an operation of one customer is not sent in another's session, and a link needs no session", async () => {
  const { exactlyOnce } = createExactlyOnceServices(createSessionStoreWithMarta())
  const { send } = createSenderWithAnswer(confirmedResult)
  const asRaul: Operation = {
    ...exampleLoanOperation,
    owner: { identifiedBy: 'session', taxId: raulPerson.taxId },
  }
  expect(await exactlyOnce.execute(asRaul, { send })).toEqual(failure({ kind: 'other-customer' }))
  expect(await exactlyOnce.execute(exampleLoanOperation, { send })).toMatchObject({ ok: true })
})

it('an operation is not sent during a newer release, whose stored data stays', async () => {
  const storage = new MemoryStorage()
  const newer = JSON.stringify({ version: 99, value: { other: 'shape' } })
  storage.write('operations', newer)
  const { exactlyOnce } = createExactlyOnceServices(createSessionStore(), { storage })
  const { keys, send } = createSenderWithAnswer(confirmedResult)
  expect(await exactlyOnce.execute(exampleLoanOperation, { send })).toEqual(
    failure({ kind: 'newer-release' }),
  )
  expect(keys).toEqual([])
  expect(storage.read('operations')).toBe(newer)
})

it("another customer of the same link does not share the first one's answer", async () => {
  const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
  const answer = new ManuallyResolvedPromise<void>()
  const first = exactlyOnce.execute(exampleLoanOperation, {
    send: () => answer.promise.then(() => confirmedResult),
  })
  const { keys, send } = createSenderWithAnswer(confirmedResult)
  const owner = { identifiedBy: 'link', taxId: raulPerson.taxId } as const
  await exactlyOnce.execute({ ...exampleLoanOperation, owner }, { send })
  expect(keys).toHaveLength(1)
  answer.settle()
  await first
})

it('the same operation is sent again once the lender has rejected it', async () => {
  const { exactlyOnce } = createExactlyOnceServices(createSessionStore())
  const { keys, send } = createSenderWithAnswer(failure(creditLineChangedRejection))
  await exactlyOnce.execute(exampleLoanOperation, { send })
  await exactlyOnce.execute(exampleLoanOperation, { send })
  expect(new Set(keys).size).toBe(2)
})
