import { describe, expect, it } from 'vitest'
import { instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { OperationRecord } from '@/domain/shared/operation'
import type { CreditLineMovement } from '@/domain/revolving-line/credit-line-movement'
import {
  creditLineMovementsOnOtherDevices,
  type KnownCreditLineMovements,
} from '@/domain/revolving-line/credit-line-use'

const now = instant(Date.parse('2026-11-21T15:00:00Z'))
const hour = 3_600_000
const bakery = { amount: cents(4_800), shop: 'Panadería La Ñata' }

function movement(change: Partial<CreditLineMovement> = {}): CreditLineMovement {
  return { kind: 'qr-payment', amount: cents(4_800), name: bakery.shop, at: instant(now - hour), ...change }
}

const otherMovement = movement({ amount: cents(1), name: 'Otro', at: now })

function loan(change: Partial<OperationRecord> = {}): OperationRecord {
  return {
    idempotencyKey: 'own',
    fingerprint: '',
    amount: cents(4_800),
    terms: { kind: 'earlier-release' },
    at: instant(now - hour),
    status: 'confirmed',
    attempts: 1,
    before: { due: cents(0), listed: 0 },
    ...change,
  }
}

function movementsFound(
  movements: readonly CreditLineMovement[],
  change: Partial<KnownCreditLineMovements> = {},
  use = bakery,
) {
  const facts = {
    movements,
    deviceOperations: [],
    isKnownLoan: () => false,
    now,
    isTimeVerified: true,
    ...change,
  }
  return creditLineMovementsOnOtherDevices(use, facts).map(({ at, isDone }) => [(now - at) / hour, isDone])
}

describe('a purchase made on another device', () => {
  it('has the same amount and shop', () => {
    expect(movementsFound([otherMovement, movement()])).toEqual([[1, true]])
  })

  it.each(['PANADERIA LA NATA', 'Panadería  La Ñata.', 'panaderia-la-ñata'])(
    'is matched by its shop in any spelling: %s',
    (name) => {
      expect(movementsFound([otherMovement, movement({ name })])).toEqual([[1, true]])
    },
  )

  it('can lack a shop name', () => {
    const { name: _, ...held } = movement()
    expect(movementsFound([otherMovement, held])).toEqual([[1, false]])
  })

  it.each([
    ['another amount', { amount: cents(4_801) }],
    ['another shop', { name: 'Panadería La Nueva' }],
    ['another use of the line', { kind: 'transfer' }],
    ['two days ago', { at: instant(now - 48 * hour) }],
  ] as const)('is not one of %s', (_, change) => {
    expect(movementsFound([otherMovement, movement(change)])).toEqual([])
  })

  it('is matched at any age when it is the last use, because a clock may be wrong', () => {
    const longAgo = movement({ at: instant(now - 90 * 24 * hour) })
    expect(movementsFound([longAgo], { isTimeVerified: false })).toEqual([[2160, true]])
  })

  it('is not one of last month when the time is the lender’s', () => {
    expect(movementsFound([movement({ at: instant(now - 30 * 24 * hour) })])).toEqual([])
    expect(movementsFound([movement({ at: instant(now - 48 * hour) })])).toEqual([])
    expect(movementsFound([movement({ at: instant(now - 47 * hour) })])).toEqual([[47, true]])
  })
})

describe('a purchase of this device', () => {
  it('is matched by the number of its loan, at any position and time', () => {
    const listed = [movement({ loanId: 'other' }), movement({ loanId: 'own' })]
    const isKnownLoan = (loanId: string) => loanId === 'own'
    expect(movementsFound(listed, { deviceOperations: [loan()], isKnownLoan })).toEqual([[1, true]])
    expect(movementsFound([movement({ loanId: 'own' })], { isKnownLoan })).toEqual([])
  })

  it('is matched with one without a number, the closest to it in time', () => {
    const listed = [movement({ at: now }), movement(), movement({ at: instant(now - 3 * hour) })]
    expect(movementsFound(listed, { deviceOperations: [loan()] })).toEqual([
      [0, true],
      [3, true],
    ])
  })

  it.each([
    ['was rejected', { status: 'rejected' }],
    ['was of another amount', { amount: cents(1) }],
    ['is not known to be done', { status: 'notReceived' }],
  ] as const)('is matched with none when it %s', (_, change) => {
    expect(movementsFound([movement()], { deviceOperations: [loan(change)] })).toEqual([[1, true]])
  })
})

describe('a loan made on another device', () => {
  it('has the same amount, and is a purchase only as the last use', () => {
    const use = { amount: cents(4_800) }
    const transfer = movement({ kind: 'transfer', name: 'Lucía', at: instant(now - 2 * hour) })
    const facts = { deviceOperations: [], isKnownLoan: () => false, now, isTimeVerified: false }
    const timesOf = (movements: readonly CreditLineMovement[]) =>
      creditLineMovementsOnOtherDevices(use, { ...facts, movements }).map(({ at }) => (now - at) / hour)
    expect(timesOf([otherMovement, movement(), transfer])).toEqual([2])
    expect(timesOf([movement(), otherMovement])).toEqual([1])
  })
})
