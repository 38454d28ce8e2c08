import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import {
  cancellationPayability,
  isCancellationPayableToday,
  remainingInstallmentsTotal,
  earlyCancellationSaving,
  type CancellationTerms,
} from '@/domain/cancellation/cancellation-terms'
import { anInstallment } from '#tests/domain/loans/a-loan'

const today = calendarDate('2026-11-21')

function createTerms(change: Partial<CancellationTerms> = {}): CancellationTerms {
  return {
    amount: cents(10_000),
    validFrom: calendarDate('2026-11-21'),
    validUntil: calendarDate('2026-11-25'),
    ...change,
  }
}

describe('cancellation terms', () => {
  const notPayable = { kind: 'not-payable' } as const
  const tomorrow = calendarDate('2026-11-22')

  it.each([
    ['as the lender says them', {}, { kind: 'payable' }],
    ['on their last day', { validUntil: today }, { kind: 'payable' }],
    ['that begin tomorrow', { validFrom: tomorrow }, { kind: 'not-payable-yet', from: tomorrow }],
    ['of nothing that begin tomorrow', { validFrom: tomorrow, amount: cents(0) }, notPayable],
    [
      'that ended yesterday',
      { validFrom: calendarDate('2026-11-01'), validUntil: calendarDate('2026-11-20') },
      notPayable,
    ],
    ['that end before they begin', { validFrom: calendarDate('2026-11-26') }, notPayable],
    ['of nothing', { amount: cents(0) }, notPayable],
    ['of less than nothing', { amount: cents(-1) }, notPayable],
  ])('can be paid or not with %s: %j, %j', (_, change, expected) => {
    expect(cancellationPayability(createTerms(change), today)).toEqual(expected)
    expect(isCancellationPayableToday(createTerms(change), today)).toBe(expected.kind === 'payable')
  })
})

describe('the remaining debt of a loan', () => {
  it('excludes what was paid, waived or partly paid', () => {
    const installments = [
      anInstallment({ status: 'paid', totalAmount: cents(5_000) }),
      anInstallment({ status: 'partial', totalAmount: cents(5_000), paidAmount: cents(1_200) }),
      anInstallment({ status: 'overdue', totalAmount: cents(5_000), waivedAmount: cents(300) }),
      anInstallment({ status: 'deferred', totalAmount: cents(5_000) }),
      anInstallment({ status: 'pending', totalAmount: cents(5_000), waivedAmount: cents(9_000) }),
    ]
    expect(remainingInstallmentsTotal(installments, [])).toEqual({
      count: 4,
      total: 13_500,
      punitiveAmount: 0,
    })
  })

  it.each([
    ['nothing is due', [], 10_000, 0],
    ['what is due has no late interest', [0], 10_000, 0],
    ['one item that is due has it', [351], 10_351, 351],
    ['several items that are due have it', [351, 205, 0], 10_556, 556],
  ])('includes the late interest once, if %s', (_, punitiveAmounts, total, punitiveAmount) => {
    const installments = [
      anInstallment({ status: 'overdue', totalAmount: cents(5_000) }),
      anInstallment({ totalAmount: cents(5_000) }),
    ]
    const dueItems = punitiveAmounts.map((each) => ({ punitiveAmount: cents(each) }))
    expect(remainingInstallmentsTotal(installments, dueItems)).toEqual({ count: 2, total, punitiveAmount })
  })

  it('is missing when nothing is left or shown', () => {
    expect(remainingInstallmentsTotal([], [])).toBeUndefined()
    expect(remainingInstallmentsTotal([anInstallment({ status: 'paid' })], [])).toBeUndefined()
  })
})

describe('the saving by an early cancellation', () => {
  it.each([
    [9_999, 1],
    [10_000, undefined],
    [10_001, undefined],
  ])('of paying %i cents for 10.000: %s', (amount, expected) => {
    expect(
      earlyCancellationSaving(createTerms({ amount: cents(amount) }), {
        count: 1,
        total: cents(10_000),
        punitiveAmount: cents(0),
      }),
    ).toBe(expected)
  })

  it('and the amount add up to the remaining debt, whenever there is a saving', () => {
    const some = fc.integer({ min: 1, max: 900_000_000 })
    fc.assert(
      fc.property(some, some, (amount, total) => {
        const saved = earlyCancellationSaving(createTerms({ amount: cents(amount) }), {
          count: 3,
          total: cents(total),
          punitiveAmount: cents(0),
        })
        if (saved === undefined) expect(amount).toBeGreaterThanOrEqual(total)
        else expect(saved + amount).toBe(total)
      }),
    )
  })
})
