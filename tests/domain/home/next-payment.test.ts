import { describe, expect, it } from 'vitest'
import { nextPayment, type NextPaymentFacts } from '@/domain/home/next-payment'
import type { Installment, Loan } from '@/domain/loans/loan'
import type { UnappliedPayment } from '@/domain/payments/unapplied-payment'
import { calendarDate, instant } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { aLoan, anInstallment } from '#tests/domain/loans/a-loan'

const today = calendarDate('2026-11-21')

function nextPaymentFacts(change: Partial<NextPaymentFacts>): NextPaymentFacts {
  return {
    accountStatus: { isUpToDate: true, totalDebt: cents(0) },
    loans: [],
    unappliedPayments: [],
    today,
    ...change,
  }
}

function dueLoan(loanId: string, dueDate: string, amount: number, change: Partial<Loan> = {}): Loan {
  const installment = anInstallment({ number: 4, dueDate: calendarDate(dueDate), totalAmount: cents(amount) })
  const currentInstallment = { number: 4, totalAmount: cents(amount), dueDate: installment.dueDate }
  return aLoan({ loanId, installments: [installment], currentInstallment, ...change })
}

function overdueLoan(loanId: string, amount: number | undefined, count = 1): Loan {
  const installments: readonly Installment[] = Array.from({ length: count }, (_, position) =>
    anInstallment({ number: position + 1, status: 'overdue', dueDate: calendarDate('2026-11-01') }),
  )
  if (amount === undefined) return aLoan({ loanId, installments })
  const dueItems = [
    { kind: 'installment' as const, number: 1, amount: cents(amount), punitiveAmount: cents(0) },
  ]
  return aLoan({ loanId, installments, dueItems })
}

const acceptedPayment: UnappliedPayment = { id: 'k-1', kind: 'accepted', amount: cents(500), at: instant(0) }
const outcomeUnknownPayment: UnappliedPayment = {
  id: 'k-2',
  kind: 'outcome-unknown',
  amount: cents(500),
  operation: {
    idempotencyKey: 'k-2',
    fingerprint: 'f-1',
    amount: cents(500),
    terms: { kind: 'installment', channel: 'saved-card' },
    at: instant(0),
    status: 'sent',
    attempts: 1,
    before: { due: cents(500), listed: 0 },
  },
}
const listedPayment: UnappliedPayment = { id: 'l-1', kind: 'listed', amount: cents(300), day: today }

describe('the partly paid debt', () => {
  const since = (loanId: string, dueDate: string, change: Partial<Loan> = {}): Loan =>
    aLoan({
      loanId,
      installments: [anInstallment({ status: 'overdue', dueDate: calendarDate(dueDate) })],
      dueItems: [{ kind: 'installment', number: 1, amount: cents(700), punitiveAmount: cents(0) }],
      ...change,
    })
  const oldestOf = (loans: readonly Loan[]): string | undefined => {
    const next = nextPayment(nextPaymentFacts({ loans }))
    return next.kind === 'overdue' ? next.oldest?.loanId : 'nothing overdue'
  }

  it('is the one that fell due first', () => {
    expect(oldestOf([since('later', '2026-11-01'), since('first', '2026-09-01')])).toBe('first')
  })

  it('is missing when it cannot be paid here, or is unknown', () => {
    const closed = since('closed', '2026-08-01', { paymentEnabled: false })
    const unknown = since('unknown', '2026-08-01', { dueItems: [] })
    expect(oldestOf([closed, unknown, since('open', '2026-11-01')])).toBe('open')
    expect(oldestOf([closed, unknown])).toBeUndefined()
  })
})

describe('the next payment', () => {
  it('is the installment that falls due first', () => {
    const later = dueLoan('later', '2026-12-05', 100)
    const sooner = dueLoan('sooner', '2026-12-01', 900)
    expect(nextPayment(nextPaymentFacts({ loans: [later, sooner] }))).toMatchObject({
      kind: 'due',
      loan: { loanId: 'sooner' },
      installment: { number: 4, amount: 900, date: '2026-12-01' },
      daysLeft: 10,
    })
  })

  it('is the smallest of those due on the same day', () => {
    const loans = [dueLoan('large', '2026-12-01', 900), dueLoan('small', '2026-12-01', 100)]
    expect(nextPayment(nextPaymentFacts({ loans }))).toMatchObject({ kind: 'due', loan: { loanId: 'small' } })
  })

  it('is one that can be paid now, if there is any', () => {
    const paid = dueLoan('paid', '2026-12-01', 100, { paymentEnabled: false })
    const open = dueLoan('open', '2026-12-20', 900)
    expect(nextPayment(nextPaymentFacts({ loans: [paid, open] }))).toMatchObject({ loan: { loanId: 'open' } })
    expect(nextPayment(nextPaymentFacts({ loans: [paid] }))).toMatchObject({ loan: { loanId: 'paid' } })
  })

  it('is missing without loans, or when nothing is left to pay', () => {
    expect(nextPayment(nextPaymentFacts({}))).toEqual({ kind: 'no-loans' })
    expect(nextPayment(nextPaymentFacts({ loans: [aLoan()] }))).toEqual({ kind: 'nothing-due' })
  })
})

describe('the overdue amount', () => {
  const accountStatus = { isUpToDate: false, totalDebt: cents(1_500) }

  it("is the lender's total, before any loan is known", () => {
    expect(nextPayment(nextPaymentFacts({ accountStatus }))).toEqual({
      kind: 'overdue',
      amount: 1_500,
      count: undefined,
      loan: undefined,
    })
  })

  it('leads to the loan that has all of it', () => {
    const loans = [overdueLoan('owed', 1_500, 3), dueLoan('due', '2026-12-01', 100)]
    expect(nextPayment(nextPaymentFacts({ accountStatus, loans }))).toMatchObject({
      amount: 1_500,
      count: 3,
      loan: { loanId: 'owed' },
    })
  })

  it.each([
    ['another amount is owed of it', [overdueLoan('owed', 1_400)]],
    ['its amount is not known', [overdueLoan('owed', undefined)]],
    ['it cannot be paid here', [{ ...overdueLoan('owed', 1_500), paymentEnabled: false }]],
    ['there are two', [overdueLoan('one', 1_500), overdueLoan('other', 1_500)]],
  ])('leads to no loan when %s', (_, loans) => {
    expect(nextPayment(nextPaymentFacts({ accountStatus, loans }))).toMatchObject({
      amount: 1_500,
      loan: undefined,
    })
  })

  it('is the sum of the loans when the lender gives no total', () => {
    const withoutTotal = { isUpToDate: false }
    const loans = [overdueLoan('owed', 1_500, 3)]
    expect(nextPayment(nextPaymentFacts({ accountStatus: withoutTotal, loans }))).toMatchObject({
      amount: 1_500,
      loan: { loanId: 'owed' },
    })
    expect(nextPayment(nextPaymentFacts({ accountStatus: withoutTotal }))).toMatchObject({
      kind: 'overdue',
      amount: undefined,
    })
  })

  it('is the sum of the loans when only they report it', () => {
    const loans = [overdueLoan('one', 1_000), overdueLoan('other', 200, 2)]
    expect(nextPayment(nextPaymentFacts({ loans }))).toMatchObject({
      kind: 'overdue',
      amount: 1_200,
      count: 3,
    })
    expect(
      nextPayment(nextPaymentFacts({ loans: [...loans, overdueLoan('third', undefined)] })),
    ).toMatchObject({ amount: undefined, count: 4 })
  })
})

describe('a payment just made', () => {
  const loan = overdueLoan('owed', 1_500)
  const accountStatus = { isUpToDate: false, totalDebt: cents(1_500) }

  it('is shown before what is due', () => {
    const unappliedPayments = [{ payment: acceptedPayment, loan }]
    expect(nextPayment(nextPaymentFacts({ accountStatus, loans: [loan], unappliedPayments }))).toEqual({
      kind: 'paid',
      amount: 500,
      latestDay: '1969-12-31',
      count: 1,
      isCertain: true,
      loan,
    })
  })

  it('is shown as a total, without a loan, when there are several', () => {
    const unappliedPayments = [{ payment: acceptedPayment, loan }, { payment: listedPayment }]
    expect(nextPayment(nextPaymentFacts({ unappliedPayments }))).toMatchObject({
      amount: 800,
      isCertain: true,
      loan: undefined,
    })
  })

  it('is unsure while the outcome of one is unknown', () => {
    const unappliedPayments = [
      { payment: outcomeUnknownPayment, loan },
      { payment: listedPayment, loan },
    ]
    expect(nextPayment(nextPaymentFacts({ unappliedPayments }))).toMatchObject({
      amount: 800,
      isCertain: false,
      loan,
    })
  })
})
