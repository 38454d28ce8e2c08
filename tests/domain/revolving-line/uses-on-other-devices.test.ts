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
const hourMilliseconds = 3_600_000
const bakeryUse = { amount: cents(4_800), shopName: 'Panadería La Ñata' }

function createMovement(change: Partial<CreditLineMovement> = {}): CreditLineMovement {
  return {
    kind: 'qr-payment',
    amount: cents(4_800),
    counterpartName: bakeryUse.shopName,
    at: instant(now - hourMilliseconds),
    ...change,
  }
}

const unrelatedMovement = createMovement({ amount: cents(1), counterpartName: 'Otro', at: now })

function createLoanRecord(change: Partial<OperationRecord> = {}): OperationRecord {
  return {
    idempotencyKey: 'own',
    fingerprint: '',
    amount: cents(4_800),
    terms: { kind: 'earlier-release' },
    at: instant(now - hourMilliseconds),
    status: 'confirmed',
    attempts: 1,
    before: { due: cents(0), listed: 0 },
    ...change,
  }
}

function findMovementsOnOtherDevices(
  movements: readonly CreditLineMovement[],
  change: Partial<KnownCreditLineMovements> = {},
  use = bakeryUse,
) {
  const facts = {
    movements,
    loanOperationsOfThisDevice: [],
    isLoanOfThisDevice: () => false,
    now,
    isTimeVerified: true,
    ...change,
  }
  return creditLineMovementsOnOtherDevices(use, facts).map(({ at, isCertainlyDone }) => [
    (now - at) / hourMilliseconds,
    isCertainlyDone,
  ])
}

describe('a purchase made on another device', () => {
  it('has the same amount and shop', () => {
    expect(findMovementsOnOtherDevices([unrelatedMovement, createMovement()])).toEqual([[1, true]])
  })

  it.each(['PANADERIA LA NATA', 'Panadería  La Ñata.', 'panaderia-la-ñata'])(
    'is matched by its shop in any spelling: %s',
    (counterpartName) => {
      expect(findMovementsOnOtherDevices([unrelatedMovement, createMovement({ counterpartName })])).toEqual([
        [1, true],
      ])
    },
  )

  it('can lack a shop name', () => {
    const { counterpartName: _, ...held } = createMovement()
    expect(findMovementsOnOtherDevices([unrelatedMovement, held])).toEqual([[1, false]])
  })

  it.each([
    ['another amount', { amount: cents(4_801) }],
    ['another shop', { counterpartName: 'Panadería La Nueva' }],
    ['another use of the line', { kind: 'transfer' }],
    ['two days ago', { at: instant(now - 48 * hourMilliseconds) }],
  ] as const)('is not one of %s', (_, change) => {
    expect(findMovementsOnOtherDevices([unrelatedMovement, createMovement(change)])).toEqual([])
  })

  it('is matched at any age when it is the last use, because a clock may be wrong', () => {
    const longAgo = createMovement({ at: instant(now - 90 * 24 * hourMilliseconds) })
    expect(findMovementsOnOtherDevices([longAgo], { isTimeVerified: false })).toEqual([[2160, true]])
  })

  it('is not one of last month when the time is the lender’s', () => {
    expect(
      findMovementsOnOtherDevices([createMovement({ at: instant(now - 30 * 24 * hourMilliseconds) })]),
    ).toEqual([])
    expect(
      findMovementsOnOtherDevices([createMovement({ at: instant(now - 48 * hourMilliseconds) })]),
    ).toEqual([])
    expect(
      findMovementsOnOtherDevices([createMovement({ at: instant(now - 47 * hourMilliseconds) })]),
    ).toEqual([[47, true]])
  })
})

describe('a purchase of this device', () => {
  it('is matched by the number of its loan, at any position and time', () => {
    const listed = [createMovement({ loanId: 'other' }), createMovement({ loanId: 'own' })]
    const isLoanOfThisDevice = (loanId: string) => loanId === 'own'
    expect(
      findMovementsOnOtherDevices(listed, {
        loanOperationsOfThisDevice: [createLoanRecord()],
        isLoanOfThisDevice,
      }),
    ).toEqual([[1, true]])
    expect(findMovementsOnOtherDevices([createMovement({ loanId: 'own' })], { isLoanOfThisDevice })).toEqual(
      [],
    )
  })

  it('is matched with one without a number, the closest to it in time', () => {
    const listed = [
      createMovement({ at: now }),
      createMovement(),
      createMovement({ at: instant(now - 3 * hourMilliseconds) }),
    ]
    expect(findMovementsOnOtherDevices(listed, { loanOperationsOfThisDevice: [createLoanRecord()] })).toEqual(
      [
        [0, true],
        [3, true],
      ],
    )
  })

  it.each([
    ['was rejected', { status: 'rejected' }],
    ['was of another amount', { amount: cents(1) }],
    ['is not known to be done', { status: 'notReceived' }],
  ] as const)('is matched with none when it %s', (_, change) => {
    expect(
      findMovementsOnOtherDevices([createMovement()], {
        loanOperationsOfThisDevice: [createLoanRecord(change)],
      }),
    ).toEqual([[1, true]])
  })
})

describe('a loan made on another device', () => {
  it('has the same amount, and is a purchase only as the last use', () => {
    const use = { amount: cents(4_800) }
    const transfer = createMovement({
      kind: 'transfer',
      counterpartName: 'Lucía',
      at: instant(now - 2 * hourMilliseconds),
    })
    const facts = {
      loanOperationsOfThisDevice: [],
      isLoanOfThisDevice: () => false,
      now,
      isTimeVerified: false,
    }
    const timesOf = (movements: readonly CreditLineMovement[]) =>
      creditLineMovementsOnOtherDevices(use, { ...facts, movements }).map(
        ({ at }) => (now - at) / hourMilliseconds,
      )
    expect(timesOf([unrelatedMovement, createMovement(), transfer])).toEqual([2])
    expect(timesOf([createMovement(), unrelatedMovement])).toEqual([1])
  })
})
