import { describe, expect, it } from 'vitest'
import { calculateHash } from '@/domain/shared/hash'
import { cents } from '@/domain/shared/money'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryCrossTabLock, SequentialUuidSource } from '#tests/support/memory-device'
import { MemoryStorage, SharedStorageContent } from '#tests/support/memory-storage'
import { storeOperation, createOperationStorage } from '#tests/support/operations-in'

const hourMilliseconds = 3_600_000
const loanTarget = { customerTaxId: '27284561231', target: '40128753' }

function createDevice() {
  const clock = new ManualClock()
  const texts = new SharedStorageContent()
  const randomness = new SequentialUuidSource()
  const tabLock = new MemoryCrossTabLock()
  const storage = () =>
    createOperationStorage({ storage: new MemoryStorage(texts), clock, randomness, tabLock })
  return { clock, texts, tabLock, storage, tab: () => storage().records, ...storage() }
}

describe('the operations of a device', () => {
  it('are found by every tab, latest first', () => {
    const { records, tab } = createDevice()
    const first = storeOperation(records, loanTarget)
    const second = storeOperation(tab(), loanTarget)
    expect(tab().operationsOnTarget(loanTarget)).toEqual([second, first])
  })

  it.each([
    ['another customer', { ...loanTarget, customerTaxId: '20382146906' }],
    ['another loan', { ...loanTarget, target: '40153318' }],
  ])('are not found for %s', (_, other) => {
    const { records } = createDevice()
    storeOperation(records, loanTarget)
    expect(records.operationsOnTarget(other)).toEqual([])
  })

  it('store no name of a customer or a target', () => {
    const { records, texts } = createDevice()
    storeOperation(records, loanTarget)
    expect(texts.textsByKey.get('operations')).not.toMatch(/27284561231|40128753/)
  })

  it('change one by one when the lender answers', () => {
    const { records } = createDevice()
    const first = storeOperation(records, loanTarget)
    const second = storeOperation(records, loanTarget)
    records.applyEvent(first, 'confirm', { reference: '7001' })
    expect(records.find(first.idempotencyKey)).toMatchObject({ status: 'confirmed', reference: '7001' })
    expect(records.find(second.idempotencyKey)).toEqual(second)
  })

  it('count their attempts, and an unsent one is removed', () => {
    const { records } = createDevice()
    const sent = storeOperation(records, loanTarget, 'notReceived')
    records.applyEvent(sent, 'send')
    expect(records.removeLastAttempt(sent)).toMatchObject({ attempts: 1, status: 'sent' })
    expect(records.removeLastAttempt(sent)).toMatchObject({ attempts: 0, status: 'rejected' })
  })

  it.each(['confirmed', 'rejected'] as const)('are deleted after 48 hours when they are %s', (status) => {
    const { records, clock, texts } = createDevice()
    const old = storeOperation(records, loanTarget, status)
    clock.advance(48 * hourMilliseconds - 1)
    expect(records.operationsOnTarget(loanTarget)).toEqual([old])
    clock.advance(1)
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
    expect(texts.textsByKey.has('operations')).toBe(false)
    expect(records.applyEvent(old, 'confirm')).toBeUndefined()
  })

  it('stay until the lender answers when they were sent, whatever the clock says', () => {
    const { records, clock } = createDevice()
    const sent = storeOperation(records, loanTarget)
    clock.advance(365 * 24 * hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toEqual([sent])
    records.applyEvent(sent, 'miss')
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
  })

  it.each(['redirected', 'notReceived'] as const)(
    'stay when they are %s until the lender was asked after 48 hours',
    (status) => {
      const { records, clock } = createDevice()
      const old = storeOperation(records, loanTarget, status)
      clock.advance(48 * hourMilliseconds - 1)
      records.applyEvent(old, 'miss')
      clock.advance(365 * 24 * hourMilliseconds)
      expect(records.operationsOnTarget(loanTarget)).toMatchObject([{ status }])
      records.applyEvent(old, 'miss')
      expect(records.operationsOnTarget(loanTarget)).toEqual([])
    },
  )

  it('say that their key has expired 48 hours after they were sent and not received', () => {
    const { records, log, clock } = createDevice()
    const { idempotencyKey } = storeOperation(records, loanTarget, 'notReceived')
    clock.advance(48 * hourMilliseconds - 1)
    expect(log.find(idempotencyKey)?.isKeyExpired).toBeUndefined()
    clock.advance(1)
    expect(log.find(idempotencyKey)?.isKeyExpired).toBe(true)
    expect(log.operationsOnTarget(loanTarget)).toMatchObject([{ idempotencyKey, isKeyExpired: true }])
  })

  it('are not stored for longer when the clock was a year ahead', () => {
    const { records, clock } = createDevice()
    const now = clock.now()
    clock.set(now + 365 * 24 * hourMilliseconds)
    storeOperation(records, loanTarget, 'confirmed')
    clock.set(now)
    expect(records.operationsOnTarget(loanTarget)).toHaveLength(1)
    clock.advance(48 * hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
  })

  it('are pending for as long as the page waits', async () => {
    const { records, log } = createDevice()
    const operation = storeOperation(records, loanTarget)
    await log.runMarkedPending(operation, async () => expect(log.isPendingOnThisPage(operation)).toBe(true))
    expect(log.isPendingOnThisPage(operation)).toBe(false)
  })

  it('are written by one tab at a time', async () => {
    const { records, tabLock, log: one, storage } = createDevice()
    const other = storage().log
    const created = {
      amount: cents(100),
      terms: { kind: 'installment', channel: 'saved-card' },
      before: { due: cents(100), listed: 0 },
    } as const
    await tabLock.runInOneTabAtATime('operation-log', async () => {
      void one.createAndApplyEvent(loanTarget, created, 'send')
      void other.createAndApplyEvent(loanTarget, created, 'send')
      await new Promise((resolve) => setImmediate(resolve))
      expect(records.operationsOnTarget(loanTarget)).toEqual([])
    })
    await one.createAndApplyEvent(loanTarget, created, 'redirect')
    expect(records.operationsOnTarget(loanTarget).map(({ status }) => status)).toEqual([
      'redirected',
      'sent',
      'sent',
    ])
  })
})

describe('an operation that an earlier release stored', () => {
  const earlier = {
    idempotencyKey: 'key-1',
    mark: calculateHash('salt-1', loanTarget.customerTaxId, loanTarget.target),
    amount: 1_262_500,
    way: 'saved-card',
    at: new ManualClock().now(),
    standing: 'sent',
    before: { due: 1_262_500, listed: 0 },
  }

  function after(operation: object) {
    const { texts, ...rest } = createDevice()
    texts.textsByKey.set(
      'intentions',
      JSON.stringify({ version: 1, value: { salt: 'salt-1', all: [operation] } }),
    )
    return { texts, ...rest }
  }

  it.each([
    ['started', 'redirected'],
    ['sent', 'sent'],
    ['unheard', 'notReceived'],
    ['accepted', 'confirmed'],
    ['rejected', 'rejected'],
  ])('still blocks: %s is %s', (standing, status) => {
    const { records } = after({ ...earlier, standing })
    const terms = { kind: 'installment', channel: 'saved-card' }
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([{ idempotencyKey: 'key-1', status, terms }])
  })

  it('changes when the lender answers, in the shape that the earlier release reads', () => {
    const { records, texts } = after(earlier)
    const before = texts.textsByKey.get('intentions')
    const operation = storeOperation(records, { ...loanTarget, target: 'another' })
    records.applyEvent({ idempotencyKey: 'key-1' }, 'confirm', { reference: '7001' })
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([{ status: 'confirmed', reference: '7001' }])
    expect(records.find(operation.idempotencyKey)).toEqual(operation)
    expect(texts.textsByKey.get('intentions')).toBe(before)
  })

  it.each(['saved-card', 'new-card', 'wallet', 'credit-card'])(
    'keeps the channel of an installment: %s',
    (way) => {
      const { records } = after({ ...earlier, way })
      expect(records.operationsOnTarget(loanTarget)).toMatchObject([
        { terms: { kind: 'installment', channel: way }, attempts: 1 },
      ])
    },
  )

  it('precedes those of this release, and is found only for its customer', () => {
    const { records } = after(earlier)
    const own = storeOperation(records, loanTarget)
    expect(records.operationsOnTarget(loanTarget).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      own.idempotencyKey,
      'key-1',
    ])
    expect(records.operationsOnTarget({ ...loanTarget, customerTaxId: '20382146906' })).toEqual([])
    expect(records.contentVersion()).toBe(`key-1 sent,${own.idempotencyKey} sent`)
  })

  it('changes when this release has stored nothing yet, and is stored once', () => {
    const { records } = after(earlier)
    records.applyEvent({ idempotencyKey: 'key-1' }, 'miss')
    records.applyEvent({ idempotencyKey: 'key-1' }, 'confirm')
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([
      { idempotencyKey: 'key-1', status: 'confirmed' },
    ])
  })

  it('blocks with terms that were a text, and cannot be sent again', () => {
    const { records } = after({ ...earlier, way: 'line-loan L12 12 x 500000', standing: 'unheard' })
    expect(records.operationsOnTarget(loanTarget)).toMatchObject([
      { status: 'notReceived', terms: { kind: 'earlier-release' } },
    ])
  })

  it('is found by the number that the lender gave it, and so is one of this release', () => {
    const { records } = after({ ...earlier, standing: 'accepted', reference: 'n-1' })
    records.applyEvent(storeOperation(records, loanTarget), 'confirm', { reference: 'n-2' })
    const known = ['n-1', 'n-2', 'n-3'].map((reference) => records.hasOperationWithLenderNumber(reference))
    expect(known).toEqual([true, true, false])
  })

  it('takes the place of the oldest of the 200 operations of this release when it changes', () => {
    const { records } = after(earlier)
    const [first, second] = Array.from({ length: 200 }, () => storeOperation(records, loanTarget, 'created'))
    records.applyEvent({ idempotencyKey: 'key-1' }, 'confirm')
    expect(records.find(first?.idempotencyKey ?? '')).toBeUndefined()
    expect(records.find(second?.idempotencyKey ?? '')).toEqual(second)
    expect(records.find('key-1')).toMatchObject({ status: 'confirmed' })
  })

  it('is no operation of this device once it is over', () => {
    const { records, clock } = after({ ...earlier, standing: 'accepted' })
    expect(records.hasAnyOperation()).toBe(true)
    clock.advance(48 * hourMilliseconds)
    expect(records.hasAnyOperation()).toBe(false)
  })

  it('is deleted when nothing in it blocks any more', () => {
    const { records, texts, clock } = after({ ...earlier, standing: 'accepted' })
    clock.advance(48 * hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
    expect(texts.textsByKey.has('intentions')).toBe(false)
  })
})
