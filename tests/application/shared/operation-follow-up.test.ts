import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { failure, success } from '@/domain/shared/result'
import type { OperationStatusReport } from '@/application/shared/operation-status.port'
import { ManuallyResolvedPromise, waitForQueuedTasks } from '#tests/application/payments/a-tab'
import { collectUnhandledRejections } from '#tests/support/unhandled-rejections'
import { ManualClock } from '#tests/support/manual-clock'
import { createOperationFollowUp, storeOperation, createOperationStorage } from '#tests/support/operations-in'
import { createFollowUp, loanTarget, type StatusAnswer } from './create-follow-up'

const thrownError = new Error('broken')

describe('the outcome of an operation', () => {
  it('is requested at once and at 2, 5, 10 and 30 seconds, by key, and then only on demand', () => {
    const { clock, operation, askNow, questions, follow } = createFollowUp()
    follow(() => failure({ kind: 'no-answer' }))
    const asked: number[] = []
    for (const seconds of [0, 1, 2, 4, 5, 9, 10, 29, 30, 600]) {
      clock.advance(seconds * 1000 - (clock.now() - operation.at))
      asked.push(questions.length)
    }
    expect(asked).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
    askNow.next()
    expect(questions).toEqual(Array.from({ length: 6 }, () => operation.idempotencyKey))
  })

  it('is the answer to the later request when the earlier one arrives after it', async () => {
    const { clock, kinds, known, follow } = createFollowUp()
    const [first, second] = [
      new ManuallyResolvedPromise<StatusAnswer>(),
      new ManuallyResolvedPromise<StatusAnswer>(),
    ]
    const answers = [first, second]
    follow(() => answers.shift()?.promise ?? failure({ kind: 'no-answer' }))
    clock.advance(2000)
    second.settle(success({ status: 'in-process' }))
    await waitForQueuedTasks()
    first.settle(success({ status: 'not-found' }))
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'asking', 'in-process'])
    expect(known()?.status).toBe('sent')
  })

  it.each<[string, StatusAnswer, readonly string[]]>([
    ['a failure that arrives late changes nothing', failure({ kind: 'no-answer' }), ['in-process']],
    ['a decision that comes late is shown', success({ status: 'approved' }), ['in-process', 'final']],
  ])('%s', async (_, late, shown) => {
    const { clock, kinds, follow } = createFollowUp()
    const first = new ManuallyResolvedPromise<StatusAnswer>()
    const answers = [first.promise, Promise.resolve<StatusAnswer>(success({ status: 'in-process' }))]
    follow(() => answers.shift() ?? failure({ kind: 'no-answer' }))
    clock.advance(2000)
    await waitForQueuedTasks()
    first.settle(late)
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'asking', ...shown])
  })

  it('is not requested once it has no listener', () => {
    const { clock, questions, follow } = createFollowUp()
    follow(() => failure({ kind: 'no-answer' })).unsubscribe()
    clock.advance(60_000)
    expect(questions).toHaveLength(1)
  })

  it.each<[OperationStatusReport, object]>([
    [
      { status: 'approved', loanId: 'l-1' },
      { status: 'confirmed', reference: 'l-1' },
    ],
    [
      { status: 'approved', shopPaymentId: 'o-1' },
      { status: 'confirmed', reference: 'o-1' },
    ],
    [
      { status: 'approved', chargeId: 't-1' },
      { status: 'confirmed', reference: 't-1' },
    ],
    [{ status: 'approved' }, { status: 'confirmed' }],
    [
      { status: 'rejected', cardRefusal: 'blocked' },
      { status: 'rejected', refusal: 'blocked' },
    ],
    [
      { status: 'rejected', downPaymentRefusal: 'not-available', errorCode: 'REFINANCING_NOT_AVAILABLE' },
      { status: 'rejected', refusal: 'not-available' },
    ],
    [{ status: 'rejected' }, { status: 'rejected' }],
  ])(
    'is stored as the lender decides and then reported, and is not requested again: %j',
    async (report, stored) => {
      const { clock, steps, kinds, known, operation, questions, follow } = createFollowUp()
      follow(() => success(report))
      await waitForQueuedTasks()
      expect(kinds()).toEqual(['asking', 'final'])
      expect(known()).toEqual({ ...operation, ...stored })
      expect(steps.at(-1)).toEqual({ ...report, kind: 'final', operation: known() })
      clock.advance(60_000)
      expect(questions).toHaveLength(1)
    },
  )

  it('is open while the lender has not decided, also for a key it did not know before', async () => {
    const { kinds, known, follow } = createFollowUp('notReceived')
    follow(() => success({ status: 'in-process' }))
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'in-process'])
    expect(known()?.status).toBe('sent')
  })

  it('is not received when the lender does not know the key', async () => {
    const { kinds, known, follow } = createFollowUp()
    follow(() => success({ status: 'not-found' }))
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'not-received'])
    expect(known()?.status).toBe('notReceived')
  })

  it('is unknown without an answer, and the record stays unchanged', async () => {
    const { kinds, known, operation, follow } = createFollowUp()
    follow(() => failure({ kind: 'server-failure' }))
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'no-answer'])
    expect(known()).toEqual(operation)
  })
})

describe('an operation that the lender does not know', () => {
  it('stays open while it is pending on this page', async () => {
    const { log, operation, kinds, known, follow } = createFollowUp()
    const answer = new ManuallyResolvedPromise<void>()
    void log.runMarkedPending(operation, () => answer.promise)
    follow(() => success({ status: 'not-found' }))
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'in-process'])
    expect(known()?.status).toBe('sent')
    answer.settle()
  })

  it('stays open when it was pending during the request', async () => {
    const { log, operation, kinds, follow } = createFollowUp()
    const [sent, asked] = [new ManuallyResolvedPromise<void>(), new ManuallyResolvedPromise<void>()]
    const sending = log.runMarkedPending(operation, () => sent.promise)
    follow(() => asked.promise.then(() => success({ status: 'not-found' as const })))
    sent.settle()
    await sending
    asked.settle()
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'in-process'])
  })

  it('stays open when it was sent during the request', async () => {
    const { log, operation, kinds, follow } = createFollowUp()
    const [sent, asked] = [new ManuallyResolvedPromise<void>(), new ManuallyResolvedPromise<void>()]
    follow(() => asked.promise.then(() => success({ status: 'not-found' as const })))
    void log.runMarkedPending(operation, () => sent.promise)
    asked.settle()
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'in-process'])
    sent.settle()
  })

  it('stays open when another tab sent it again after the request', async () => {
    const { records, operation, kinds, known, follow } = createFollowUp('notReceived')
    const asked = new ManuallyResolvedPromise<void>()
    follow(() => asked.promise.then(() => success({ status: 'not-found' as const })))
    records.applyEvent(operation, 'send')
    asked.settle()
    await waitForQueuedTasks()
    expect(kinds()).toEqual(['asking', 'in-process'])
    expect(known()?.status).toBe('sent')
  })
})

describe('an operation that the lender still does not know', () => {
  const sevenHours = 7 * 3_600_000

  it('is released 48 hours after it was sent: this device stores it no longer', async () => {
    const { clock, steps, known, follow } = createFollowUp()
    clock.advance(7 * sevenHours)
    follow(() => success({ status: 'not-found' }))
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'not-received', isReleased: true })
    expect(known()).toBeUndefined()
  })

  it('cannot be sent again 48 hours after it was first sent, and blocks another 48 hours after the last time', async () => {
    const { clock, records, operation, steps, known, follow } = createFollowUp()
    clock.advance(sevenHours)
    records.applyEvent(operation, 'send')
    clock.advance(6 * sevenHours)
    follow(() => success({ status: 'not-found' }))
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'not-received', isKeyExpired: true })
    expect(known()?.status).toBe('notReceived')
  })

  it('is not released when only its record is gone', async () => {
    const { log, records, steps, follow, operation } = createFollowUp()
    expect(log.find(operation.idempotencyKey)).toBeDefined()
    for (let more = 0; more < 200; more += 1) storeOperation(records, loanTarget)
    expect(log.find(operation.idempotencyKey)).toBeUndefined()
    follow(() => success({ status: 'not-found' }))
    await waitForQueuedTasks()
    expect(steps.at(-1)).toEqual({ kind: 'not-received' })
  })
})

it('an error during the request ends nothing: the outcome stays unknown and is requested again', async () => {
  const heard = collectUnhandledRejections()
  const clock = new ManualClock()
  const followUp = createOperationFollowUp({ log: createOperationStorage({ clock }).log, clock })
  const steps: string[] = []
  let times = 0
  followUp
    .askAtFollowUpTimes(new Subject<void>(), async () => {
      times += 1
      if (times === 1) throw thrownError
      return { kind: 'final' }
    })
    .subscribe(({ kind }) => steps.push(kind))
  await waitForQueuedTasks()
  expect(steps).toEqual(['asking', 'no-answer'])
  expect(heard).toEqual([thrownError])
  clock.advance(2000)
  await waitForQueuedTasks()
  expect(steps).toEqual(['asking', 'no-answer', 'asking', 'final'])
})
