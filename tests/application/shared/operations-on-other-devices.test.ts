import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { instant } from '@/domain/shared/calendar-date'
import { failure, success, type Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { recentOperationId, OperationsOnOtherDevices } from '@/application/shared/operations-on-other-devices'
import type { RecentOperation } from '@/application/shared/recent-operations.port'
import { ManualClock } from '#tests/support/manual-clock'
import { storeOperation, createOperationStorage } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'

type RecentOperationsAnswer = Result<readonly RecentOperation[], GatewayFailure>

const martaAsOwner = { identifiedBy: 'session', taxId: martaCustomer.taxId } as const
const otherDeviceOperation: RecentOperation = {
  idempotencyKey: 'a-key-of-another-device',
  kind: 'payment',
  target: '40128753',
  amount: cents(1_262_500),
  status: 'in-process',
  at: instant(Date.parse('2026-11-21T12:00:00Z')),
}
const { idempotencyKey: _, ...withoutKey } = otherDeviceOperation
const { target: __, ...withoutTarget } = withoutKey
const failedAnswer: RecentOperationsAnswer = failure({ kind: 'server-failure' })
const listedOperationAnswer: RecentOperationsAnswer = success([otherDeviceOperation])

/**
 * Requests the recent operations of other devices from a lender that gives the answers in order and repeats
 * the last one.
 */
function requestOperations(...answers: readonly Promise<RecentOperationsAnswer>[]) {
  const clock = new ManualClock()
  let asked = 0
  const operationsSince = () =>
    answers[Math.min(asked++, answers.length - 1)] ?? Promise.resolve(listedOperationAnswer)
  const { log } = createOperationStorage()
  const found = new OperationsOnOtherDevices({ operationsSince }, log, clock).recentOperationsOfKind(
    'payment',
    martaAsOwner,
  )
  return { clock, found, timesAsked: () => asked }
}

it('a list that fails once is requested again', async () => {
  const { found, timesAsked } = requestOperations(
    Promise.resolve(failedAnswer),
    Promise.resolve(listedOperationAnswer),
  )
  expect(await found).toEqual([otherDeviceOperation])
  expect(timesAsked()).toBe(2)
})

it.each<GatewayFailure>([
  { kind: 'server-failure' },
  { kind: 'unreadable', reference: 'orders.recentOperations' },
  { kind: 'no-answer' },
  { kind: 'session-ended' },
])('a list that fails twice by $kind counts as empty, and is not requested again', async (cause) => {
  const { found, timesAsked } = requestOperations(Promise.resolve(failure(cause)))
  expect(await found).toEqual([])
  expect(timesAsked()).toBe(2)
})

it('a list without an answer is awaited for ten seconds', async () => {
  const { clock, found } = requestOperations(new Promise<RecentOperationsAnswer>(() => undefined))
  let isExpired = false
  void found.then(() => (isExpired = true))
  clock.advance(9_999)
  await Promise.resolve()
  expect(isExpired).toBe(false)
  clock.advance(1)
  expect(await found).toEqual([])
})

it('the list has the last four days of that customer', async () => {
  const asked: unknown[] = []
  const operationsSince = (at: number, whose: unknown) => {
    asked.push([at, whose])
    return Promise.resolve(listedOperationAnswer)
  }
  const clock = new ManualClock()
  await new OperationsOnOtherDevices(
    { operationsSince },
    createOperationStorage().log,
    clock,
  ).recentOperationsOfKind('payment', martaAsOwner)
  expect(asked).toEqual([[clock.now() - 4 * 24 * 3_600_000, martaAsOwner]])
})

it('the list excludes operations of this device, rejected ones and those of another kind', async () => {
  const { records, log } = createOperationStorage()
  const { idempotencyKey } = storeOperation(records, {
    customerTaxId: martaAsOwner.taxId,
    target: '40128753',
  })
  const list: readonly RecentOperation[] = [
    { ...otherDeviceOperation, idempotencyKey },
    { ...otherDeviceOperation, status: 'rejected' },
    { ...otherDeviceOperation, kind: 'line-loan' },
    withoutKey,
    otherDeviceOperation,
  ]
  const operationsSince = () => Promise.resolve(success(list))
  const found = await new OperationsOnOtherDevices(
    { operationsSince },
    log,
    new ManualClock(),
  ).recentOperationsOfKind('payment', martaAsOwner)
  expect(found).toEqual([withoutKey, otherDeviceOperation])
})

it.each<readonly [string, RecentOperation, string]>([
  ['its key', { ...otherDeviceOperation, reference: 'n-1' }, 'a-key-of-another-device'],
  ['its number, without a key', { ...withoutKey, reference: 'n-1' }, 'n-1'],
  ['what it is, without either', withoutKey, 'payment 40128753 1795262400000'],
  ['its kind and moment alone', withoutTarget, 'payment  1795262400000'],
])('an operation of the list is named by %s', (_name, named, id) => {
  expect(recentOperationId(named)).toBe(id)
})
