import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import type { OperationRecords } from '@/application/shared/operation-records'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryStorage } from '#tests/support/memory-storage'
import { storeOperation, createOperationStorage } from '#tests/support/operations-in'

const hourMilliseconds = 3_600_000
const loanTarget = { customerTaxId: '27284561231', target: '40128753' }
const operationFields = {
  amount: cents(100),
  terms: { kind: 'installment', channel: 'saved-card' },
  before: { due: cents(100), listed: 0 },
} as const

let clock: ManualClock
let storage: MemoryStorage
let records: OperationRecords

beforeEach(() => {
  clock = new ManualClock()
  storage = new MemoryStorage()
  records = createOperationStorage({ storage, clock }).records
})

describe('a stored operation', () => {
  it('is found by the number that the lender gave it, and by no other', () => {
    const operation = storeOperation(records, loanTarget)
    storeOperation(records, loanTarget)
    expect(records.hasOperationWithLenderNumber('n-1')).toBe(false)
    records.applyEvent(operation, 'confirm', { reference: 'n-1' })
    expect(records.hasOperationWithLenderNumber('n-1')).toBe(true)
    expect(records.hasOperationWithLenderNumber('n-2')).toBe(false)
  })

  it('may have been sent with any card when no operation is stored', () => {
    expect(records.mayHaveUsedCard({ idempotencyKey: 'of-nothing' }, 'td-1')).toBe(true)
  })

  it('may have been sent with any card while none is stored', () => {
    const operation = records.add(loanTarget, operationFields)
    expect(records.mayHaveUsedCard(operation, 'td-1')).toBe(true)
    expect(records.mayHaveUsedCard({ idempotencyKey: 'of-nothing' }, 'td-1')).toBe(true)
  })

  it('was sent with the card whose hash is stored, and with no other', () => {
    const operation = records.add(loanTarget, { ...operationFields, cardOrAccountId: 'td-1' })
    expect(operation.instrument).toMatch(/^.{16}$/)
    expect(records.mayHaveUsedCard(operation, 'td-1')).toBe(true)
    expect(records.mayHaveUsedCard(operation, 'td-2')).toBe(false)
    expect(records.wasPaidWithSavedCard(operation, 'td-1')).toBe(true)
    expect(records.wasPaidWithSavedCard(operation, 'td-2')).toBe(false)
  })

  it('stores too little of a card number to identify the card', () => {
    const terms = { kind: 'installment', channel: 'new-card' } as const
    const operation = records.add(loanTarget, {
      ...operationFields,
      terms,
      cardOrAccountId: '4517650000004821',
    })
    expect(operation.instrument).toMatch(/^.{3}$/)
    expect(records.mayHaveUsedCard(operation, '4517650000004821')).toBe(true)
    expect(records.mayHaveUsedCard(operation, '4517650000007733')).toBe(false)
    expect(records.wasPaidWithSavedCard(operation, '4517650000004821')).toBe(false)
  })

  it('was sent with its own card, not with that of another operation', () => {
    const first = records.add(loanTarget, { ...operationFields, cardOrAccountId: 'td-1' })
    const second = records.add(loanTarget, { ...operationFields, cardOrAccountId: 'td-2' })
    expect([first, second].map((each) => records.mayHaveUsedCard(each, 'td-2'))).toEqual([false, true])
    expect([first, second].map((each) => records.mayHaveUsedCard(each, 'td-1'))).toEqual([true, false])
  })

  it('is found again by its own key', () => {
    const [first, second] = [
      records.add(loanTarget, operationFields),
      records.add(loanTarget, operationFields),
    ]
    expect([first, second].map(({ idempotencyKey }) => records.find(idempotencyKey))).toEqual([first, second])
  })

  it('is deleted once it is over', () => {
    storeOperation(records, loanTarget, 'confirmed')
    clock.advance(48 * hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
    expect(storage.read('operations')).toBeUndefined()
  })

  it('is deleted without deleting the others', () => {
    storeOperation(records, loanTarget, 'confirmed')
    clock.advance(hourMilliseconds)
    const later = storeOperation(records, loanTarget, 'confirmed')
    clock.advance(47 * hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toEqual([later])
    expect(storage.read('operations')).toContain(later.idempotencyKey)
    expect(JSON.parse(storage.read('operations') ?? '')).toMatchObject({ value: { all: [later] } })
  })
})

describe('reading the operations', () => {
  it('writes nothing when none is over', () => {
    const operation = storeOperation(records, loanTarget)
    clock.advance(50 * hourMilliseconds)
    records.applyEvent(operation, 'pend')
    storeOperation(records, loanTarget, 'confirmed')
    const written: string[] = []
    storage.write = (key) => void written.push(key)
    expect(records.operationsOnTarget(loanTarget)).toHaveLength(2)
    clock.advance(hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toHaveLength(2)
    expect(written).toEqual([])
  })

  it('deletes the last one once it is over', () => {
    storeOperation(records, loanTarget, 'confirmed')
    clock.advance(48 * hourMilliseconds)
    expect(records.operationsOnTarget(loanTarget)).toEqual([])
    expect(storage.read('operations')).toBeUndefined()
  })
})

describe('the moment of the first sending', () => {
  it('is that of the first attempt, and stays', () => {
    const created = storeOperation(records, loanTarget, 'created')
    clock.advance(hourMilliseconds)
    const sentAt = clock.now()
    const sent = records.applyEvent(created, 'send')
    expect(sent?.firstSentAt).toBe(sentAt)
    records.applyEvent(created, 'miss')
    clock.advance(hourMilliseconds)
    expect(records.applyEvent(created, 'send')).toMatchObject({
      at: sentAt + hourMilliseconds,
      firstSentAt: sentAt,
    })
  })

  it('is the last known one when an earlier release stored none', () => {
    const { firstSentAt: _, ...missed } = storeOperation(records, loanTarget, 'notReceived')
    clock.advance(hourMilliseconds)
    expect(records.operationAfterEvent(missed, 'send')).toMatchObject({
      at: clock.now(),
      firstSentAt: missed.at,
    })
  })
})

describe('a clock that was ahead', () => {
  it('is corrected in the stored operation, and only there', () => {
    const first = storeOperation(records, loanTarget)
    const now = clock.now()
    clock.advance(30 * hourMilliseconds)
    storeOperation(records, loanTarget)
    clock.set(now)
    expect(records.operationsOnTarget(loanTarget).map(({ at }) => at)).toEqual([now, now])
    const { value } = JSON.parse(storage.read('operations') ?? '')
    expect(value.all).toMatchObject([{ at: first.at }, { at: now }])
    expect(value.all[1]).not.toHaveProperty('answeredAt')
  })

  it('stores an operation no longer than from now on', () => {
    const now = clock.now()
    clock.advance(30 * hourMilliseconds)
    const { idempotencyKey } = storeOperation(records, loanTarget, 'confirmed')
    clock.set(now)
    expect(records.find(idempotencyKey)?.at).toBe(now)
    clock.set(now + 48 * hourMilliseconds)
    expect(records.find(idempotencyKey)).toBeUndefined()
  })

  it('does not change the times of the other operations', () => {
    const operation = storeOperation(records, loanTarget)
    clock.advance(50 * hourMilliseconds)
    records.applyEvent(operation, 'pend')
    const asked = records.find(operation.idempotencyKey)
    expect(asked?.answeredAt).toBe(clock.now())
    clock.advance(hourMilliseconds)
    expect(records.find(operation.idempotencyKey)).toEqual(asked)
  })

  it('dates no answer of the lender later than now', () => {
    const operation = storeOperation(records, loanTarget)
    clock.advance(50 * hourMilliseconds)
    const now = clock.now()
    clock.advance(hourMilliseconds)
    records.applyEvent(operation, 'pend')
    clock.set(now)
    expect(records.find(operation.idempotencyKey)).toMatchObject({ at: operation.at, answeredAt: now })
  })
})

describe('an answer of the lender', () => {
  it.each(['confirm', 'reject', 'miss', 'pend'] as const)('is dated after 48 hours: %s', (event) => {
    const operation = storeOperation(records, loanTarget)
    clock.advance(48 * hourMilliseconds)
    expect(records.operationAfterEvent(operation, event).answeredAt).toBe(clock.now())
  })

  it.each(['confirm', 'reject', 'miss', 'pend'] as const)('is not dated before 48 hours: %s', (event) => {
    const operation = storeOperation(records, loanTarget)
    clock.advance(48 * hourMilliseconds - 1)
    expect(records.operationAfterEvent(operation, event)).not.toHaveProperty('answeredAt')
  })

  it('is absent when the operation is sent again', () => {
    const operation = storeOperation(records, loanTarget, 'notReceived')
    clock.advance(48 * hourMilliseconds)
    expect(records.operationAfterEvent(operation, 'send')).not.toHaveProperty('answeredAt')
  })
})
