import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type { PreconditionContext } from '@/application/shared/operation-definition'
import { waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { createSessionStoreWithMarta } from '#tests/support/loan-builders'
import { MemoryRecentOperationsGateway } from '#tests/support/recent-operations'
import { createExactlyOnceServices, storeOperation } from '#tests/support/operations-in'
import { raulPerson } from '#tests/support/test-customers'
import { createSessionStore } from '#tests/support/sessions-in'
import {
  createSenderWithAnswer,
  confirmedResult,
  loanOperationRecordFields,
  noAnswerFailure,
  exampleLoanOperation,
  ramonaIdentifiedByLink,
  creditLineChangedRejection,
  loanTarget,
} from './an-operation'

describe('before an operation is recorded', () => {
  const otherwise = { kind: 'line-changed' } as const

  it('an earlier operation of the same target is shown, and the lender is not asked', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const earlier = storeOperation(records, loanTarget, 'confirmed', loanOperationRecordFields)
    const asked: unknown[] = []
    const precondition = ({ operationToRetry }: PreconditionContext) => {
      asked.push(operationToRetry)
      return Promise.resolve(success({}))
    }
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    expect(await exactlyOnce.execute(exampleLoanOperation, { precondition, send })).toEqual(
      failure({ kind: 'unacknowledged', operation: earlier }),
    )
    expect([asked, keys]).toEqual([[], []])
  })

  it('one that the customer has acknowledged blocks nothing', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const earlier = storeOperation(records, loanTarget, 'confirmed', loanOperationRecordFields)
    const acknowledgingOperation = { ...exampleLoanOperation, acknowledgedKeys: [earlier.idempotencyKey] }
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    expect(await exactlyOnce.execute(acknowledgingOperation, { send })).toMatchObject({ ok: true })
    expect(keys).not.toContain(earlier.idempotencyKey)
  })

  it('one that another tab records while the lender is asked blocks it', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const precondition = () => {
      storeOperation(records, loanTarget, 'sent', loanOperationRecordFields)
      return Promise.resolve(success({}))
    }
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    expect(await exactlyOnce.execute(exampleLoanOperation, { precondition, send })).toEqual(
      failure({ kind: 'unacknowledged', operation: records.operationsOnTarget(loanTarget)[0] }),
    )
    expect(keys).toEqual([])
  })

  it('nothing is sent when the customer leaves while the lender is asked', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    let hasLeft = false
    const precondition = () => {
      hasLeft = true
      return Promise.resolve(failure(otherwise))
    }
    const { send } = createSenderWithAnswer(confirmedResult)
    const callbacks = { hasLeftScreen: () => hasLeft }
    expect(await exactlyOnce.execute(exampleLoanOperation, { precondition, send }, callbacks)).toEqual(
      failure({ kind: 'left' }),
    )
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
  })

  it('the answer is not given to another customer who logs in while the lender is asked', async () => {
    const sessions = createSessionStoreWithMarta()
    const { exactlyOnce, records } = createExactlyOnceServices(sessions)
    const taxId = sessions.customer()?.taxId ?? raulPerson.taxId
    const asMarta: Operation = { ...exampleLoanOperation, owner: { identifiedBy: 'session', taxId } }
    const precondition = () => {
      sessions.closeSession('left')
      return Promise.resolve(failure(otherwise))
    }
    const { send } = createSenderWithAnswer(confirmedResult)
    expect(await exactlyOnce.execute(asMarta, { precondition, send })).toEqual(
      failure({ kind: 'other-customer' }),
    )
    expect(records.hasAnyOperation()).toBe(false)
  })

  it('the lender is asked about the operation to retry, and about none for a new one', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const asked: unknown[] = []
    const precondition = ({ operationToRetry }: PreconditionContext) => {
      asked.push(operationToRetry)
      return Promise.resolve(success({}))
    }
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', loanOperationRecordFields)
    await exactlyOnce.execute(
      { ...exampleLoanOperation, operationToRetry },
      { precondition, ...createSenderWithAnswer(failure(creditLineChangedRejection)) },
    )
    const other = { ...exampleLoanOperation, target: 'another-loan' }
    await exactlyOnce.execute(other, { precondition, ...createSenderWithAnswer(confirmedResult) })
    expect(asked).toEqual([operationToRetry, undefined])
  })

  it('the precondition receives the operations of that kind from other devices', async () => {
    const recent = new MemoryRecentOperationsGateway()
    const elsewhere = {
      idempotencyKey: 'a-key-of-another-device',
      kind: 'line-loan',
      amount: cents(5_000_000),
      status: 'approved',
      at: instant(0),
    } as const
    recent.operationsAnswer = success([elsewhere, { ...elsewhere, kind: 'shop-payment' }])
    const { exactlyOnce } = createExactlyOnceServices(createSessionStore(), { recent })
    const heard: unknown[] = []
    const precondition = async (moment: PreconditionContext) => {
      heard.push(await moment.operationsOnOtherDevices)
      return success({})
    }
    const { send } = createSenderWithAnswer(confirmedResult)
    await exactlyOnce.execute(exampleLoanOperation, { recentOperationKind: 'line-loan', precondition, send })
    await exactlyOnce.execute({ ...exampleLoanOperation, target: 'another' }, { precondition, send })
    expect(heard).toEqual([[elsewhere], []])
    expect(recent.requestedStartTimes).toHaveLength(1)
  })

  it('the kind of operation can decide what blocks it', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const earlier = storeOperation(records, loanTarget, 'confirmed', loanOperationRecordFields)
    const looked: unknown[] = []
    const findBlockingOperation = (known: unknown, acknowledged: unknown) => {
      looked.push([known, acknowledged])
      return undefined
    }
    const { send } = createSenderWithAnswer(confirmedResult)
    expect(await exactlyOnce.execute(exampleLoanOperation, { findBlockingOperation, send })).toMatchObject({
      ok: true,
    })
    expect(looked[0]).toEqual([[earlier], { acknowledgedKeys: [], operationToRetry: undefined }])
  })

  it('an operation that was confirmed meanwhile is not sent again', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', loanOperationRecordFields)
    const operationNow = records.applyEvent(operationToRetry, 'confirm', { reference: 'loan-1' })
    const { keys, send } = createSenderWithAnswer(confirmedResult)
    expect(await exactlyOnce.execute({ ...exampleLoanOperation, operationToRetry }, { send })).toEqual(
      failure({ kind: 'unacknowledged', operation: operationNow }),
    )
    expect(keys).toEqual([])
  })
})

describe('a recorded operation', () => {
  it('is stored before it is sent, and the screen is notified in between', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const order: unknown[] = []
    const send = () => {
      order.push('sent')
      return Promise.resolve(confirmedResult)
    }
    const onSending = () => order.push(records.operationsOnTarget(loanTarget)[0]?.status)
    await exactlyOnce.execute(exampleLoanOperation, { send }, { onSending })
    expect(order).toEqual(['sent', 'sent'])
  })

  it('has its terms, and what the lender showed', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const asked = { before: { due: cents(700), listed: 2 }, pays: { installments: [4] } }
    const precondition = () => Promise.resolve(success(asked))
    await exactlyOnce.execute(exampleLoanOperation, {
      precondition,
      ...createSenderWithAnswer(noAnswerFailure),
    })
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([
      { ...loanOperationRecordFields, ...asked, attempts: 1, status: 'sent' },
    ])
  })

  it('has nothing shown when the lender was not asked', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    await exactlyOnce.execute(exampleLoanOperation, createSenderWithAnswer(noAnswerFailure))
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([{ before: { due: 0, listed: 0 } }])
  })

  it('keeps what was first shown when a retry shows nothing', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const before = { due: cents(900), listed: 1 }
    const operationToRetry = storeOperation(records, loanTarget, 'notReceived', {
      ...loanOperationRecordFields,
      before,
    })
    const sender = createSenderWithAnswer(noAnswerFailure)
    await exactlyOnce.execute({ ...exampleLoanOperation, operationToRetry }, sender)
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([{ before, attempts: 2 }])
  })

  it('needs to be acknowledged only when the customer left before it was confirmed', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    let hasLeft = false
    const send = () => {
      hasLeft = true
      return Promise.resolve(confirmedResult)
    }
    await exactlyOnce.execute(exampleLoanOperation, { send }, { hasLeftScreen: () => hasLeft })
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([
      { reference: 'loan-1', pendingAcknowledgement: true },
    ])
    const seen = { ...exampleLoanOperation, target: 'another-loan' }
    await exactlyOnce.execute(seen, createSenderWithAnswer(confirmedResult), { hasLeftScreen: () => false })
    const [record] = records.operationsOnTarget({ ...loanTarget, target: 'another-loan' })
    expect(record).not.toHaveProperty('pendingAcknowledgement')
  })

  it('is rejected without a reason when the lender gives none, or an invalid one', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const silent = await exactlyOnce.execute(exampleLoanOperation, {
      send: () => Promise.resolve(failure({ kind: 'rejected' })),
    })
    if (!silent.ok) throw new Error('It was not sent')
    expect(silent.value.outcome).not.toHaveProperty('reason')
    const reason = { code: 7 }
    const result = await exactlyOnce.execute(exampleLoanOperation, {
      send: () => Promise.resolve(failure({ kind: 'rejected', reason })),
    })
    expect(result).toMatchObject({ value: { outcome: { kind: 'rejected', reason } } })
    expect(records.operationsOnTarget(loanTarget)).toHaveLength(2)
    for (const record of records.operationsOnTarget(loanTarget)) expect(record).not.toHaveProperty('refusal')
  })
})

describe('a redirect to the page of a provider', () => {
  it('is recorded, and blocks the next one', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const led = await exactlyOnce.recordRedirect(exampleLoanOperation, {})
    expect(led).toMatchObject({
      ok: true,
      value: { status: 'redirected', attempts: 1, ...loanOperationRecordFields },
    })
    const [record] = records.operationsOnTarget(loanTarget)
    expect(await exactlyOnce.recordRedirect(exampleLoanOperation, {})).toEqual(
      failure({ kind: 'unacknowledged', operation: record }),
    )
  })

  it('is not made when the lender blocks it, or when the customer has left', async () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    const precondition = () => Promise.resolve(failure({ kind: 'due-changed' } as const))
    expect(await exactlyOnce.recordRedirect(exampleLoanOperation, { precondition })).toEqual(
      failure({ kind: 'due-changed' }),
    )
    expect(await exactlyOnce.recordRedirect(exampleLoanOperation, {}, { hasLeftScreen: () => true })).toEqual(
      failure({ kind: 'left' }),
    )
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
  })
})

describe('the operation shown before another one is offered', () => {
  const asked = { ...exampleLoanOperation, acknowledgedKeys: [] }

  it('is one with an unknown outcome, otherwise the last one done', () => {
    const { exactlyOnce, records } = createExactlyOnceServices(createSessionStore())
    expect(exactlyOnce.firstUnacknowledgedOperation(asked)).toBeUndefined()
    const unknown = storeOperation(records, loanTarget, 'sent', loanOperationRecordFields)
    const done = storeOperation(records, loanTarget, 'confirmed', loanOperationRecordFields)
    storeOperation(records, { ...loanTarget, target: 'another-loan' }, 'sent', loanOperationRecordFields)
    expect(exactlyOnce.firstUnacknowledgedOperation(asked)).toEqual(unknown)
    const acknowledgedKeys = [unknown.idempotencyKey]
    expect(exactlyOnce.firstUnacknowledgedOperation({ ...asked, acknowledgedKeys })).toEqual(done)
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
  const { followOperation, records } = createExactlyOnceServices(createSessionStore(), { statuses })
  const record = storeOperation(records, loanTarget, 'sent', loanOperationRecordFields)
  const steps: unknown[] = []
  followOperation
    .execute(record, ramonaIdentifiedByLink, new Subject<void>())
    .subscribe(({ kind }) => steps.push(kind))
  await waitForQueuedTasks()
  expect(asked).toEqual([[record.idempotencyKey, ramonaIdentifiedByLink]])
  expect(steps).toEqual(['asking', 'final'])
})
