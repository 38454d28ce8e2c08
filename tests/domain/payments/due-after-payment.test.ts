import { describe, expect, it } from 'vitest'
import type { Installment } from '@/domain/loans/loan'
import { nextDueAfterPayment } from '@/domain/payments/due-after-payment'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'

const today = calendarDate('2026-11-21')

function createInstallment(number: number, change: Partial<Installment> = {}): Installment {
  const month = String(8 + number).padStart(2, '0')
  const dueDate = number > 4 ? calendarDate(`2027-0${number - 4}-01`) : calendarDate(`2026-${month}-01`)
  return {
    number,
    status: 'pending',
    dueDate,
    totalAmount: cents(1_000_000),
    waivedAmount: cents(0),
    ...change,
  }
}

const overdueInstallmentStatus = { status: 'overdue' } as const
const paidInstallmentStatus = { status: 'paid' } as const
const amount = cents(1_000_000)
const thirdInstallmentPayment = {
  amount,
  installments: { first: 3, last: 3 },
  amountDueAfterPayment: cents(0),
  status: 'pending',
} as const

describe('the next due amount after a payment', () => {
  it('is the installment after those that it pays, although the lender has not applied it', () => {
    const schedule = [
      createInstallment(5),
      createInstallment(4),
      createInstallment(3, overdueInstallmentStatus),
      createInstallment(2, paidInstallmentStatus),
    ]
    expect(nextDueAfterPayment(thirdInstallmentPayment, { schedule, today })).toEqual({
      number: 4,
      dueDate: '2026-12-01',
      amount: 1_000_000,
    })
  })

  it('is the same installment, without an amount, when the payment covers only a part', () => {
    const four = {
      ...thirdInstallmentPayment,
      installments: { first: 4, last: 4 },
      amountDueAfterPayment: cents(1),
    }
    expect(
      nextDueAfterPayment(four, { schedule: [createInstallment(4), createInstallment(5)], today }),
    ).toEqual({ number: 4, dueDate: '2026-12-01' })
  })

  it('is the remainder of an installment that is partly paid', () => {
    const part = createInstallment(4, {
      status: 'partial',
      paidAmount: cents(400_000),
      waivedAmount: cents(100_000),
    })
    expect(nextDueAfterPayment(thirdInstallmentPayment, { schedule: [part], today })).toMatchObject({
      number: 4,
      amount: 500_000,
    })
  })

  it('excludes what was due before today', () => {
    const part = { ...thirdInstallmentPayment, amountDueAfterPayment: cents(1) }
    expect(
      nextDueAfterPayment(part, { schedule: [createInstallment(3, overdueInstallmentStatus)], today }),
    ).toBeUndefined()
  })

  it('can be due today', () => {
    const schedule = [createInstallment(4, { dueDate: today })]
    expect(nextDueAfterPayment(thirdInstallmentPayment, { schedule, today })).toMatchObject({ number: 4 })
  })

  it.each(['paid', 'deferred'] as const)('excludes an installment that is %s', (status) => {
    expect(
      nextDueAfterPayment(thirdInstallmentPayment, { schedule: [createInstallment(4, { status })], today }),
    ).toBeUndefined()
  })

  it('is the lender’s first one after an old payment with unknown installments', () => {
    const schedule = [createInstallment(3, paidInstallmentStatus), createInstallment(4)]
    expect(nextDueAfterPayment({ amount, status: 'paid' }, { schedule, today })).toMatchObject({ number: 4 })
  })

  it('is unknown after an unapplied payment with unknown installments', () => {
    expect(
      nextDueAfterPayment({ amount, status: 'pending' }, { schedule: [createInstallment(4)], today }),
    ).toBeUndefined()
  })

  it('is unknown after a part whose remainder is unknown, while the installment is not paid', () => {
    const part = {
      amount: cents(1),
      amountDueBeforePayment: amount,
      installments: { first: 4, last: 4 },
      status: 'paid',
    } as const
    const next = createInstallment(5)
    expect(nextDueAfterPayment(part, { schedule: [createInstallment(4), next], today })).toBeUndefined()
    const paidSince = [createInstallment(4, paidInstallmentStatus), next]
    expect(nextDueAfterPayment(part, { schedule: paidSince, today })).toMatchObject({ number: 5 })
  })
})
