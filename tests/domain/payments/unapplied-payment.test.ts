import { describe, expect, it } from 'vitest'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { listedCountBeforePayment, unappliedPayments } from '@/domain/payments/unapplied-payment'
import {
  appliedPayment,
  describeUnappliedPayments,
  paymentsAndOperationsAfterOneHour,
  confirmedCardPaymentRecord,
  createWalletRedirectRecord,
} from './a-loan-payment'

const hourMilliseconds = 3_600_000
const pendingPayment: RegisteredPayment = { ...appliedPayment, status: 'pending' }

describe('a payment of this device', () => {
  it('is unapplied while the lender lists nothing', () => {
    expect(describeUnappliedPayments({ operations: [confirmedCardPaymentRecord] })).toEqual([
      'accepted 1262500',
    ])
  })

  it('that covers only interest is applied once the lender lists it as applied, not before', () => {
    const amount = cents(50_000)
    const part = { ...confirmedCardPaymentRecord, amount, before: { due: cents(1_376_202), listed: 0 } }
    expect(describeUnappliedPayments({ operations: [part] })).toEqual(['accepted 50000'])
    const payments = [{ ...appliedPayment, amount }]
    expect(describeUnappliedPayments({ operations: [part], payments })).toEqual([])
  })

  it.each([
    ['saved-card', 'debit-card', true],
    ['saved-card', 'other', true],
    ['saved-card', 'mercado-pago-debit-card', false],
    ['saved-card', 'mercado-pago-account', false],
    ['new-card', 'debit-card', true],
    ['new-card', 'other', true],
    ['new-card', 'mercado-pago-account', false],
    ['wallet', 'mercado-pago-account', true],
    ['wallet', 'mercado-pago-debit-card', true],
    ['wallet', 'other', true],
    ['wallet', 'debit-card', false],
    ['credit-card', 'mercado-pago-account', true],
    ['credit-card', 'mercado-pago-debit-card', true],
    ['credit-card', 'other', true],
    ['credit-card', 'debit-card', false],
  ] as const)('by %s is applied or not by one listed as %s', (channel, paymentMethod, isCounted) => {
    const operations = [{ ...confirmedCardPaymentRecord, terms: { kind: 'installment', channel } as const }]
    expect(
      describeUnappliedPayments({ operations, payments: [{ ...appliedPayment, paymentMethod }] }),
    ).toEqual(isCounted ? [] : ['accepted 1262500'])
  })

  it('is applied once the lender lists one more of its amount as applied', () => {
    expect(
      describeUnappliedPayments({ operations: [confirmedCardPaymentRecord], payments: [appliedPayment] }),
    ).toEqual([])
    const second = { ...confirmedCardPaymentRecord, before: { due: cents(1_262_500), listed: 1 } }
    expect(describeUnappliedPayments({ operations: [second], payments: [appliedPayment] })).toEqual([
      'accepted 1262500',
    ])
    expect(
      describeUnappliedPayments({ operations: [second], payments: [appliedPayment, appliedPayment] }),
    ).toEqual([])
  })

  it.each([
    ['another loan', { loanExternalId: '40153318' }],
    ['another amount', { amount: cents(500_000) }],
    ['a transfer', { paymentMethod: 'cvu-transfer' }],
  ] as const)('stays unapplied when the lender lists one of %s', (_, other) => {
    expect(
      describeUnappliedPayments({
        operations: [confirmedCardPaymentRecord],
        payments: [{ ...appliedPayment, ...other }],
      }),
    ).toContain('accepted 1262500')
  })

  it.each(['sent', 'notReceived'] as const)('that is %s stays unknown, whatever is listed', (status) => {
    const outcomeUnknown = { ...confirmedCardPaymentRecord, status }
    expect(describeUnappliedPayments({ operations: [outcomeUnknown] })).toEqual(['outcome-unknown 1262500'])
    expect(describeUnappliedPayments({ operations: [outcomeUnknown], payments: [appliedPayment] })).toEqual([
      'outcome-unknown 1262500',
    ])
  })

  it.each([
    ['rejected', 1, []],
    ['sent', 47.9, ['outcome-unknown 1262500']],
    ['sent', 48, ['outcome-unknown 1262500']],
    ['sent', 1_000, ['outcome-unknown 1262500']],
    ['notReceived', 47.9, ['outcome-unknown 1262500']],
    ['notReceived', 48, ['outcome-unknown 1262500']],
    ['redirected', 47.9, ['started 1262500']],
    ['redirected', 48, ['started 1262500']],
    ['confirmed', 47.9, ['accepted 1262500']],
    ['confirmed', 48, []],
    ['created', 1, []],
  ] as const)('that is %s after %d hours', (status, hours, kinds) => {
    const operations = [{ ...confirmedCardPaymentRecord, status }]
    expect(describeUnappliedPayments({ operations, now: instant(hours * hourMilliseconds) })).toEqual(kinds)
  })

  it.each(['notReceived', 'redirected'] as const)(
    'that is %s blocks nothing once the lender was asked after its 48 hours',
    (status) => {
      const asked = { ...confirmedCardPaymentRecord, status, answeredAt: instant(48 * hourMilliseconds) }
      expect(describeUnappliedPayments({ operations: [asked], now: instant(49 * hourMilliseconds) })).toEqual(
        [],
      )
      const early = { ...asked, answeredAt: instant(47 * hourMilliseconds) }
      expect(
        describeUnappliedPayments({ operations: [early], now: instant(49 * hourMilliseconds) }),
      ).toHaveLength(1)
    },
  )
})

describe('a payment of another device', () => {
  const elsewhere = { isFromOtherDevice: true } as const

  it('of the same amount is no proof of one of this device', () => {
    const payments = [{ ...pendingPayment, ...elsewhere }]
    expect(describeUnappliedPayments({ operations: [confirmedCardPaymentRecord], payments })).toEqual([
      'accepted 1262500',
      'listed 1262500',
    ])
    const sent = { ...confirmedCardPaymentRecord, status: 'sent' } as const
    expect(describeUnappliedPayments({ operations: [sent], payments })).toEqual([
      'outcome-unknown 1262500',
      'listed 1262500',
    ])
  })

  it('that is applied does not unblock one of this device', () => {
    const payments = [{ ...appliedPayment, ...elsewhere }]
    expect(describeUnappliedPayments({ operations: [confirmedCardPaymentRecord], payments })).toEqual([
      'accepted 1262500',
    ])
    expect(
      describeUnappliedPayments({
        operations: [confirmedCardPaymentRecord],
        payments: [...payments, appliedPayment],
      }),
    ).toEqual([])
  })

  it('is not counted among those before one of this device', () => {
    const payments = [{ ...appliedPayment, ...elsewhere }, appliedPayment]
    expect(
      listedCountBeforePayment(confirmedCardPaymentRecord, paymentsAndOperationsAfterOneHour({ payments })),
    ).toBe(1)
  })
})

describe('a payment that only the lender knows', () => {
  it('is unapplied while it is pending, on any day', () => {
    const longAgo = { ...pendingPayment, date: calendarDate('2025-11-21') }
    expect(describeUnappliedPayments({ payments: [longAgo] })).toEqual(['listed 1262500'])
    expect(describeUnappliedPayments({ payments: [appliedPayment] })).toEqual([])
  })

  it.each([
    ['names the loan', { loanExternalId: '40128753' }, true],
    ['names another loan', { loanExternalId: '40153318' }, false],
    ['is of its product and shop', { subproductId: 12, commerceName: 'Casa Rivadavia Hogar' }, true],
    ['says nothing of either', {}, true],
    ['is of another product', { subproductId: 55 }, false],
    ['is of another shop', { subproductId: 12, commerceName: 'Otro' }, false],
  ])('that %s', (_, shown, isOfLoan) => {
    const { loanExternalId: _loan, ...unnamed } = pendingPayment
    expect(describeUnappliedPayments({ payments: [{ ...unnamed, ...shown }] })).toHaveLength(isOfLoan ? 1 : 0)
  })

  it('and a record of this device are one confirmed payment', () => {
    const sent = { ...confirmedCardPaymentRecord, status: 'sent' } as const
    const known = paymentsAndOperationsAfterOneHour({ operations: [sent], payments: [pendingPayment] })
    expect(unappliedPayments(known)).toEqual([{ id: 'key-1', kind: 'accepted', amount: 1_262_500, at: 0 }])
  })

  it('and one of this device of the same amount are two', () => {
    const second = { ...confirmedCardPaymentRecord, before: { due: cents(1_262_500), listed: 1 } }
    const kinds = ['accepted 1262500', 'listed 1262500']
    expect(describeUnappliedPayments({ operations: [second], payments: [pendingPayment] })).toEqual(kinds)
    const twice = [pendingPayment, pendingPayment]
    expect(describeUnappliedPayments({ operations: [second], payments: twice })).toEqual(kinds)
  })

  it('is not matched with one of this device because of others of the loan, or of its amount', () => {
    const others = [
      { ...pendingPayment, amount: cents(500_000) },
      { ...pendingPayment, loanExternalId: '40153318' },
    ]
    expect(
      describeUnappliedPayments({
        operations: [{ ...confirmedCardPaymentRecord, status: 'sent' }],
        payments: others,
      }),
    ).toEqual(['outcome-unknown 1262500', 'listed 500000'])
  })

  it('of another day, amount or method is listed under another name', () => {
    const payments = [
      pendingPayment,
      { ...pendingPayment, date: calendarDate('2026-11-20') },
      { ...pendingPayment, amount: cents(500_000) },
      { ...pendingPayment, paymentMethod: 'rapipago' as const },
    ]
    const ids = unappliedPayments(paymentsAndOperationsAfterOneHour({ payments })).map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids.every((id) => id.endsWith(' 0'))).toBe(true)
  })

  it('of the same day, amount and method are numbered', () => {
    const ids = unappliedPayments(
      paymentsAndOperationsAfterOneHour({ payments: [pendingPayment, pendingPayment, pendingPayment] }),
    ).map(({ id }) => id)
    expect(ids.map((id) => id.slice(-2))).toEqual([' 0', ' 1', ' 2'])
  })

  it('of the same day, amount and method twice are distinguished', () => {
    const ids = unappliedPayments(
      paymentsAndOperationsAfterOneHour({ payments: [pendingPayment, pendingPayment] }),
    ).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('the number of payments of an amount before another one', () => {
  it.each([
    ['none', {}, 0],
    ['one that is listed', { payments: [appliedPayment] }, 1],
    [
      'one that this device has sent and that is still to be listed',
      { operations: [confirmedCardPaymentRecord] },
      1,
    ],
    ['one that both know', { operations: [confirmedCardPaymentRecord], payments: [pendingPayment] }, 1],
    [
      'one of this device and one of another',
      {
        operations: [{ ...confirmedCardPaymentRecord, before: { due: cents(1_262_500), listed: 1 } }],
        payments: [appliedPayment],
      },
      2,
    ],
    ['a transfer', { payments: [{ ...appliedPayment, paymentMethod: 'cvu-transfer' as const }] }, 0],
    ['one of another loan', { payments: [{ ...appliedPayment, loanExternalId: '40153318' }] }, 0],
    ['one of another amount', { payments: [{ ...appliedPayment, amount: cents(500_000) }] }, 0],
    [
      'one of another amount of this device',
      { operations: [{ ...confirmedCardPaymentRecord, amount: cents(500_000) }] },
      0,
    ],
    ['one that is pending', { payments: [pendingPayment] }, 1],
    [
      "another device's, listed before this device paid as much, which is not listed yet",
      {
        payments: [pendingPayment],
        operations: [
          { ...confirmedCardPaymentRecord, before: { ...confirmedCardPaymentRecord.before, listed: 1 } },
        ],
      },
      2,
    ],
    ['a visit to the wallet that may have been left', { operations: [createWalletRedirectRecord(1)] }, 1],
    [
      'a wallet that is listed',
      { payments: [{ ...appliedPayment, paymentMethod: 'mercado-pago-account' as const }] },
      0,
    ],
  ])('%s', (_, known, count) => {
    expect(
      listedCountBeforePayment(confirmedCardPaymentRecord, paymentsAndOperationsAfterOneHour(known)),
    ).toBe(count)
  })

  it.each(['wallet', 'credit-card'] as const)(
    'by %s, a visit that may be unpaid counts as none, and a paid one as one',
    (channel) => {
      const visit = { ...confirmedCardPaymentRecord, terms: { kind: 'installment', channel } as const }
      expect(
        listedCountBeforePayment(
          visit,
          paymentsAndOperationsAfterOneHour({ operations: [createWalletRedirectRecord(1)] }),
        ),
      ).toBe(0)
      const made = { ...createWalletRedirectRecord(1), status: 'confirmed' } as const
      expect(listedCountBeforePayment(visit, paymentsAndOperationsAfterOneHour({ operations: [made] }))).toBe(
        1,
      )
      expect(
        listedCountBeforePayment(visit, paymentsAndOperationsAfterOneHour({ payments: [appliedPayment] })),
      ).toBe(0)
    },
  )
})
