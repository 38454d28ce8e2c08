import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type { PreconditionContext } from '@/application/shared/operation-definition'
import { turns } from '#tests/application/payments/a-tab'
import { martaSignedIn } from '#tests/support/loan-builders'
import { MemoryRecentOperations } from '#tests/support/operations-elsewhere'
import { exactlyOnceIn, leaveOperation } from '#tests/support/operations-in'
import { raulPerson } from '#tests/support/people'
import { sessionsIn } from '#tests/support/sessions-in'
import { answering, confirmed, created, noAnswer, operation, ramona, rejected, target } from './an-operation'

describe('before an operation is recorded', () => {
  const otherwise = { kind: 'line-changed' } as const

  it('an earlier operation of the same target is shown, and the lender is not asked', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const earlier = leaveOperation(records, target, 'confirmed', created)
    const asked: unknown[] = []
    const precondition = ({ retryOf }: PreconditionContext) => {
      asked.push(retryOf)
      return Promise.resolve(success({}))
    }
    const { keys, send } = answering(confirmed)
    expect(await exactlyOnce.execute(operation, { precondition, send })).toEqual(
      failure({ kind: 'unacknowledged', operation: earlier }),
    )
    expect([asked, keys]).toEqual([[], []])
  })

  it('one that the customer has acknowledged blocks nothing', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const earlier = leaveOperation(records, target, 'confirmed', created)
    const beside = { ...operation, acknowledgedKeys: [earlier.idempotencyKey] }
    const { keys, send } = answering(confirmed)
    expect(await exactlyOnce.execute(beside, { send })).toMatchObject({ ok: true })
    expect(keys).not.toContain(earlier.idempotencyKey)
  })

  it('one that another tab records while the lender is asked blocks it', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const precondition = () => {
      leaveOperation(records, target, 'sent', created)
      return Promise.resolve(success({}))
    }
    const { keys, send } = answering(confirmed)
    expect(await exactlyOnce.execute(operation, { precondition, send })).toEqual(
      failure({ kind: 'unacknowledged', operation: records.onTarget(target)[0] }),
    )
    expect(keys).toEqual([])
  })

  it('nothing is sent when the customer leaves while the lender is asked', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    let hasLeft = false
    const precondition = () => {
      hasLeft = true
      return Promise.resolve(failure(otherwise))
    }
    const { send } = answering(confirmed)
    const callbacks = { hasLeftScreen: () => hasLeft }
    expect(await exactlyOnce.execute(operation, { precondition, send }, callbacks)).toEqual(
      failure({ kind: 'left' }),
    )
    expect(records.onTarget(target)).toEqual([])
  })

  it('the answer is not given to another customer who logs in while the lender is asked', async () => {
    const sessions = martaSignedIn()
    const { exactlyOnce, records } = exactlyOnceIn(sessions)
    const taxId = sessions.customer()?.taxId ?? raulPerson.taxId
    const asMarta: Operation = { ...operation, owner: { by: 'session', taxId } }
    const precondition = () => {
      sessions.close('left')
      return Promise.resolve(failure(otherwise))
    }
    const { send } = answering(confirmed)
    expect(await exactlyOnce.execute(asMarta, { precondition, send })).toEqual(
      failure({ kind: 'other-customer' }),
    )
    expect(records.hasAny()).toBe(false)
  })

  it('the lender is asked about the operation to retry, and about none for a new one', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const asked: unknown[] = []
    const precondition = ({ retryOf }: PreconditionContext) => {
      asked.push(retryOf)
      return Promise.resolve(success({}))
    }
    const retryOf = leaveOperation(records, target, 'notReceived', created)
    await exactlyOnce.execute({ ...operation, retryOf }, { precondition, ...answering(failure(rejected)) })
    const other = { ...operation, target: 'another-loan' }
    await exactlyOnce.execute(other, { precondition, ...answering(confirmed) })
    expect(asked).toEqual([retryOf, undefined])
  })

  it('the precondition receives the operations of that kind from other devices', async () => {
    const recent = new MemoryRecentOperations()
    const elsewhere = {
      idempotencyKey: 'a-key-of-another-device',
      kind: 'line-loan',
      amount: cents(5_000_000),
      status: 'approved',
      at: instant(0),
    } as const
    recent.answer = success([elsewhere, { ...elsewhere, kind: 'shop-payment' }])
    const { exactlyOnce } = exactlyOnceIn(sessionsIn(), { recent })
    const heard: unknown[] = []
    const precondition = async (moment: PreconditionContext) => {
      heard.push(await moment.elsewhere)
      return success({})
    }
    const { send } = answering(confirmed)
    await exactlyOnce.execute(operation, { listedAs: 'line-loan', precondition, send })
    await exactlyOnce.execute({ ...operation, target: 'another' }, { precondition, send })
    expect(heard).toEqual([[elsewhere], []])
    expect(recent.asked).toHaveLength(1)
  })

  it('the kind of operation can decide what blocks it', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const earlier = leaveOperation(records, target, 'confirmed', created)
    const looked: unknown[] = []
    const findBlockingOperation = (known: unknown, acknowledged: unknown) => {
      looked.push([known, acknowledged])
      return undefined
    }
    const { send } = answering(confirmed)
    expect(await exactlyOnce.execute(operation, { findBlockingOperation, send })).toMatchObject({ ok: true })
    expect(looked[0]).toEqual([[earlier], { acknowledgedKeys: [], retryOf: undefined }])
  })

  it('an operation that was confirmed meanwhile is not sent again', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const retryOf = leaveOperation(records, target, 'notReceived', created)
    const operationNow = records.applyEvent(retryOf, 'confirm', { reference: 'loan-1' })
    const { keys, send } = answering(confirmed)
    expect(await exactlyOnce.execute({ ...operation, retryOf }, { send })).toEqual(
      failure({ kind: 'unacknowledged', operation: operationNow }),
    )
    expect(keys).toEqual([])
  })
})

describe('a recorded operation', () => {
  it('is stored before it is sent, and the screen is notified in between', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const order: unknown[] = []
    const send = () => {
      order.push('sent')
      return Promise.resolve(confirmed)
    }
    const onSending = () => order.push(records.onTarget(target)[0]?.status)
    await exactlyOnce.execute(operation, { send }, { onSending })
    expect(order).toEqual(['sent', 'sent'])
  })

  it('has its terms, and what the lender showed', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const asked = { before: { due: cents(700), listed: 2 }, pays: { installments: [4] } }
    const precondition = () => Promise.resolve(success(asked))
    await exactlyOnce.execute(operation, { precondition, ...answering(noAnswer) })
    expect(records.onTarget(target)).toMatchObject([{ ...created, ...asked, attempts: 1, status: 'sent' }])
  })

  it('has nothing shown when the lender was not asked', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    await exactlyOnce.execute(operation, answering(noAnswer))
    expect(records.onTarget(target)).toMatchObject([{ before: { due: 0, listed: 0 } }])
  })

  it('keeps what was first shown when a retry shows nothing', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const before = { due: cents(900), listed: 1 }
    const retryOf = leaveOperation(records, target, 'notReceived', { ...created, before })
    await exactlyOnce.execute({ ...operation, retryOf }, answering(noAnswer))
    expect(records.onTarget(target)).toMatchObject([{ before, attempts: 2 }])
  })

  it('needs to be acknowledged only when the customer left before it was confirmed', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    let hasLeft = false
    const send = () => {
      hasLeft = true
      return Promise.resolve(confirmed)
    }
    await exactlyOnce.execute(operation, { send }, { hasLeftScreen: () => hasLeft })
    expect(records.onTarget(target)).toMatchObject([{ reference: 'loan-1', pendingAcknowledgement: true }])
    const seen = { ...operation, target: 'another-loan' }
    await exactlyOnce.execute(seen, answering(confirmed), { hasLeftScreen: () => false })
    const [record] = records.onTarget({ ...target, target: 'another-loan' })
    expect(record).not.toHaveProperty('pendingAcknowledgement')
  })

  it('is rejected without a reason when the lender gives none, or an invalid one', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const silent = await exactlyOnce.execute(operation, {
      send: () => Promise.resolve(failure({ kind: 'rejected' })),
    })
    if (!silent.ok) throw new Error('It was not sent')
    expect(silent.value.outcome).not.toHaveProperty('reason')
    const reason = { code: 7 }
    const result = await exactlyOnce.execute(operation, {
      send: () => Promise.resolve(failure({ kind: 'rejected', reason })),
    })
    expect(result).toMatchObject({ value: { outcome: { kind: 'rejected', reason } } })
    expect(records.onTarget(target)).toHaveLength(2)
    for (const record of records.onTarget(target)) expect(record).not.toHaveProperty('refusal')
  })
})

describe('a redirect to the page of a provider', () => {
  it('is recorded, and blocks the next one', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const led = await exactlyOnce.recordRedirect(operation, {})
    expect(led).toMatchObject({ ok: true, value: { status: 'redirected', attempts: 1, ...created } })
    const [record] = records.onTarget(target)
    expect(await exactlyOnce.recordRedirect(operation, {})).toEqual(
      failure({ kind: 'unacknowledged', operation: record }),
    )
  })

  it('is not made when the lender blocks it, or when the customer has left', async () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    const precondition = () => Promise.resolve(failure({ kind: 'due-changed' } as const))
    expect(await exactlyOnce.recordRedirect(operation, { precondition })).toEqual(
      failure({ kind: 'due-changed' }),
    )
    expect(await exactlyOnce.recordRedirect(operation, {}, { hasLeftScreen: () => true })).toEqual(
      failure({ kind: 'left' }),
    )
    expect(records.onTarget(target)).toEqual([])
  })
})

describe('the operation shown before another one is offered', () => {
  const asked = { ...operation, acknowledgedKeys: [] }

  it('is one with an unknown outcome, otherwise the last one done', () => {
    const { exactlyOnce, records } = exactlyOnceIn(sessionsIn())
    expect(exactlyOnce.firstUnacknowledged(asked)).toBeUndefined()
    const unknown = leaveOperation(records, target, 'sent', created)
    const done = leaveOperation(records, target, 'confirmed', created)
    leaveOperation(records, { ...target, target: 'another-loan' }, 'sent', created)
    expect(exactlyOnce.firstUnacknowledged(asked)).toEqual(unknown)
    const acknowledgedKeys = [unknown.idempotencyKey]
    expect(exactlyOnce.firstUnacknowledged({ ...asked, acknowledgedKeys })).toEqual(done)
  })
})

it('the lender is asked about an operation by its key, for its owner', async () => {
  const asked: unknown[] = []
  const statuses = {
    status: (key: string, owner: unknown) => {
      asked.push([key, owner])
      return Promise.resolve(success({ status: 'approved' as const, loanId: 'loan-1' }))
    },
  }
  const { followOperation, records } = exactlyOnceIn(sessionsIn(), { statuses })
  const record = leaveOperation(records, target, 'sent', created)
  const steps: unknown[] = []
  followOperation.execute(record, ramona, new Subject<void>()).subscribe(({ kind }) => steps.push(kind))
  await turns()
  expect(asked).toEqual([[record.idempotencyKey, ramona]])
  expect(steps).toEqual(['asking', 'final'])
})
