import { describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import type { Intention } from '@/domain/shared/intention'
import { cents } from '@/domain/shared/money'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { listedBefore, uncountedPayments, type LoanKnowledge } from '@/domain/payments/uncounted-payment'

const hour = 3_600_000
const intention: Intention = {
  idempotencyKey: 'key-1',
  mark: 'mark-1',
  amount: cents(1_262_500),
  way: 'saved-card',
  at: instant(0),
  standing: 'accepted',
  before: { due: cents(1_262_500), listed: 0 },
}
const pending: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paidBy: 'debit-card',
  externalId: '40128753',
  standing: 'pending',
}
const applied: RegisteredPayment = { ...pending, standing: 'paid' }

function knowing(known: Partial<LoanKnowledge>): LoanKnowledge {
  return {
    loan: { externalId: '40128753', subproductId: 12, commerceName: 'Casa Rivadavia Hogar' },
    due: cents(1_262_500),
    payments: [],
    intentions: [],
    now: instant(hour),
    ...known,
  }
}

function kindsOf(known: Partial<LoanKnowledge>): readonly string[] {
  return uncountedPayments(knowing(known)).map(({ kind, amount }) => `${kind} ${amount}`)
}

describe('a payment of this device', () => {
  it.each([
    ['as much as before is due', 1_262_500, ['accepted 1262500']],
    ['a peso less is due', 1_262_400, ['accepted 1262500']],
    ['the interest has grown', 1_272_500, ['accepted 1262500']],
    ['as much less is due as was paid', 0, []],
  ] as const)('is uncounted or not where %s', (_, due, kinds) => {
    expect(kindsOf({ intentions: [intention], due: cents(due) })).toEqual(kinds)
  })

  it('that covers only interest is counted once the total is that much less', () => {
    const part = { ...intention, amount: cents(50_000), before: { due: cents(1_376_202), listed: 0 } }
    expect(kindsOf({ intentions: [part], due: cents(1_376_202) })).toEqual(['accepted 50000'])
    expect(kindsOf({ intentions: [part], due: cents(1_326_202) })).toEqual([])
  })

  it('is counted once the lender lists one more of its amount as applied', () => {
    expect(kindsOf({ intentions: [intention], payments: [applied] })).toEqual([])
    const second = { ...intention, before: { due: cents(1_262_500), listed: 1 } }
    expect(kindsOf({ intentions: [second], payments: [applied] })).toEqual(['accepted 1262500'])
    expect(kindsOf({ intentions: [second], payments: [applied, applied] })).toEqual([])
  })

  it.each([
    ['another loan', { externalId: '40153318' }],
    ['another amount', { amount: cents(500_000) }],
    ['a transfer', { paidBy: 'cvu-transfer' }],
  ] as const)('is not counted by one of %s', (_, other) => {
    expect(kindsOf({ intentions: [intention], payments: [{ ...applied, ...other }] })).toContain(
      'accepted 1262500',
    )
  })

  it.each(['sent', 'unheard'] as const)(
    'that is %s stays in doubt, whatever is due or listed',
    (standing) => {
      const inDoubt = { ...intention, standing }
      expect(kindsOf({ intentions: [inDoubt], due: cents(1) })).toEqual(['in-doubt 1262500'])
      expect(kindsOf({ intentions: [inDoubt], payments: [applied], due: cents(1) })).toEqual([
        'in-doubt 1262500',
      ])
    },
  )

  it.each([
    ['rejected', 1, []],
    ['sent', 47.9, ['in-doubt 1262500']],
    ['sent', 48, []],
    ['started', 47.9, ['started 1262500']],
    ['started', 48, []],
    ['accepted', 48, []],
  ] as const)('that is %s after %d hours', (standing, hours, kinds) => {
    const intentions = [{ ...intention, standing }]
    expect(kindsOf({ intentions, now: instant(hours * hour) })).toEqual(kinds)
  })
})

describe('a payment that only the lender knows of', () => {
  it('is uncounted while it is pending, whatever its day', () => {
    const longAgo = { ...pending, date: calendarDate('2025-11-21') }
    expect(kindsOf({ payments: [longAgo] })).toEqual(['listed 1262500'])
    expect(kindsOf({ payments: [applied] })).toEqual([])
  })

  it.each([
    ['names the loan', { externalId: '40128753' }, true],
    ['names another loan', { externalId: '40153318' }, false],
    ['is of its product and shop', { subproductId: 12, commerceName: 'Casa Rivadavia Hogar' }, true],
    ['says nothing of either', {}, true],
    ['is of another product', { subproductId: 55 }, false],
    ['is of another shop', { subproductId: 12, commerceName: 'Otro' }, false],
  ])('that %s', (_, told, isOfLoan) => {
    const { externalId: _loan, ...unnamed } = pending
    expect(kindsOf({ payments: [{ ...unnamed, ...told }] })).toHaveLength(isOfLoan ? 1 : 0)
  })

  it('and this device too is one payment, and one that was made', () => {
    const sent = { ...intention, standing: 'sent' } as const
    expect(uncountedPayments(knowing({ intentions: [sent], payments: [pending] }))).toEqual([
      { id: 'key-1', kind: 'accepted', amount: 1_262_500, at: 0 },
    ])
  })

  it('beside one of this device of the same amount are two', () => {
    const second = { ...intention, before: { due: cents(1_262_500), listed: 1 } }
    const kinds = ['accepted 1262500', 'listed 1262500']
    expect(kindsOf({ intentions: [second], payments: [pending] })).toEqual(kinds)
    expect(kindsOf({ intentions: [second], payments: [pending, pending] })).toEqual(kinds)
  })

  it('is not taken for one of this device by others of the loan, or of its amount', () => {
    const others = [
      { ...pending, amount: cents(500_000) },
      { ...pending, externalId: '40153318' },
    ]
    expect(kindsOf({ intentions: [{ ...intention, standing: 'sent' }], payments: others })).toEqual([
      'in-doubt 1262500',
      'listed 500000',
    ])
  })

  it('of another day, amount or method is called otherwise', () => {
    const payments = [
      pending,
      { ...pending, date: calendarDate('2026-11-20') },
      { ...pending, amount: cents(500_000) },
      { ...pending, paidBy: 'rapipago' as const },
    ]
    const ids = uncountedPayments(knowing({ payments })).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids.every((id) => id.endsWith(' 0'))).toBe(true)
  })

  it('of the same day, amount and method are counted', () => {
    const ids = uncountedPayments(knowing({ payments: [pending, pending, pending] })).map(({ id }) => id)
    expect(ids.map((id) => id.slice(-2))).toEqual([' 0', ' 1', ' 2'])
  })

  it('of the same day, amount and method twice are told apart', () => {
    const ids = uncountedPayments(knowing({ payments: [pending, pending] })).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('how many payments of an amount there are before another one', () => {
  it.each([
    ['none', {}, 0],
    ['one that is listed', { payments: [applied] }, 1],
    ['one that this device has sent and that is still to be listed', { intentions: [intention] }, 1],
    ['one that both know', { intentions: [intention], payments: [pending] }, 1],
    [
      'one of this device and one of another',
      {
        intentions: [{ ...intention, before: { due: cents(1_262_500), listed: 1 } }],
        payments: [applied],
      },
      2,
    ],
    ['a transfer', { payments: [{ ...applied, paidBy: 'cvu-transfer' as const }] }, 0],
    ['one of another loan', { payments: [{ ...applied, externalId: '40153318' }] }, 0],
    ['one of another amount', { payments: [{ ...applied, amount: cents(500_000) }] }, 0],
    ['one of another amount of this device', { intentions: [{ ...intention, amount: cents(500_000) }] }, 0],
    ['one that is pending', { payments: [pending] }, 1],
    [
      "another device's, listed before this device paid as much, which is not listed yet",
      { payments: [pending], intentions: [{ ...intention, before: { ...intention.before, listed: 1 } }] },
      2,
    ],
  ])('%s', (_, known, count) => {
    expect(listedBefore(cents(1_262_500), knowing(known))).toBe(count)
  })
})
