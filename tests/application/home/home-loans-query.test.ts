import { beforeEach, describe, expect, it } from 'vitest'
import type { OperationStatus } from '@/domain/shared/operation-status'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import type { RegisteredPayment } from '@/domain/payments/registered-payment'
import { HomeLoansQuery, type HomeLoans } from '@/application/home/home-loans-query'
import { OperationRecords } from '@/application/shared/operation-records'
import { aLoan } from '#tests/domain/loans/a-loan'
import { storeOperation } from '#tests/support/operations-in'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'
import { savedVisaCard } from '#tests/application/payments/scripted-payment-gateway'

const firstLoan = aLoan({ loanId: 'L-1', externalId: '40128753' })
const secondLoan = aLoan({ loanId: 'L-2', externalId: '40153318' })
const pendingPayment: RegisteredPayment = {
  amount: cents(1_262_500),
  date: calendarDate('2026-11-21'),
  paymentMethod: 'debit-card',
  loanExternalId: '40128753',
  status: 'pending',
}
const neverAnswered = new Promise<never>(() => undefined)
let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitorPage.loanGateway.activeLoansAnswer = success([firstLoan, secondLoan])
})

async function findHomeLoans(): Promise<HomeLoans> {
  const answer = await visitorPage.resolveService(HomeLoansQuery).execute()
  if (!answer.ok) throw new Error('The loans are there')
  return answer.value
}

function storePayment(status: OperationStatus): void {
  const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
  storeOperation(visitorPage.resolveService(OperationRecords), target, status)
}

describe('the payments that are not applied yet', () => {
  it.each([
    ['confirmed', ['accepted']],
    ['sent', ['outcome-unknown']],
    ['notReceived', ['outcome-unknown']],
    ['redirected', []],
    ['rejected', []],
  ] as const)('include a payment that is %s', async (status, kinds) => {
    storePayment(status)
    const { unappliedPayments } = await findHomeLoans()
    expect(unappliedPayments.map(({ payment }) => payment.kind)).toEqual(kinds)
    expect(unappliedPayments.every(({ loan }) => loan === firstLoan)).toBe(true)
  })

  it('are empty once the lender lists it as applied', async () => {
    storePayment('confirmed')
    visitorPage.paymentGateway.registeredPaymentsAnswer = success([{ ...pendingPayment, status: 'paid' }])
    expect((await findHomeLoans()).unappliedPayments).toEqual([])
  })

  it('include it although the debt is lower by its amount, which is no proof', async () => {
    storePayment('confirmed')
    visitorPage.paymentGateway.amountDueAnswer = success([])
    expect((await findHomeLoans()).unappliedPayments).toHaveLength(1)
  })

  it('include it although the debt and the payments are unknown', async () => {
    storePayment('confirmed')
    visitorPage.paymentGateway.amountDueAnswer = failure({ kind: 'no-answer' })
    visitorPage.paymentGateway.registeredPaymentsAnswer = failure({ kind: 'server-failure' })
    expect((await findHomeLoans()).unappliedPayments).toHaveLength(1)
  })

  it('include each pending payment of the lender once', async () => {
    visitorPage.paymentGateway.registeredPaymentsAnswer = success([pendingPayment])
    expect((await findHomeLoans()).unappliedPayments).toMatchObject([
      { payment: { kind: 'listed' }, loan: firstLoan },
    ])
    storePayment('confirmed')
    expect((await findHomeLoans()).unappliedPayments).toMatchObject([
      { payment: { kind: 'accepted' }, loan: firstLoan },
    ])
  })

  it('leave out a payment whose loan the lender does not name', async () => {
    const { loanExternalId: _, ...anonymous } = pendingPayment
    visitorPage.paymentGateway.registeredPaymentsAnswer = success([anonymous])
    const { unappliedPayments } = await findHomeLoans()
    expect(unappliedPayments.map(({ payment, loan }) => [payment.kind, loan])).toEqual([
      ['listed', undefined],
    ])
  })

  it.each([
    ['2026-11-19', 1],
    ['2026-11-18', 0],
  ])('include %s as %i pending payments', async (day, count) => {
    visitorPage.paymentGateway.registeredPaymentsAnswer = success([
      { ...pendingPayment, date: calendarDate(day) },
    ])
    expect((await findHomeLoans()).unappliedPayments).toHaveLength(count)
  })
})

it('the loans are returned without cards or payments, and nothing is returned without loans', async () => {
  visitorPage.paymentGateway.savedCardsAnswer = failure({ kind: 'no-answer' })
  visitorPage.paymentGateway.registeredPaymentsAnswer = failure({ kind: 'no-answer' })
  expect(await findHomeLoans()).toEqual({ loans: [firstLoan, secondLoan], unappliedPayments: [] })
  visitorPage.loanGateway.activeLoansAnswer = failure({ kind: 'no-answer' })
  expect(await visitorPage.resolveService(HomeLoansQuery).execute()).toEqual(failure({ kind: 'no-answer' }))
})

describe('the answers that come with the loans', () => {
  const earlier: RegisteredPayment = { ...pendingPayment, date: calendarDate('2026-10-20'), status: 'paid' }

  it('are the latest payment and the card with which a payment begins', async () => {
    const later = { ...earlier, date: calendarDate('2026-10-21') }
    visitorPage.paymentGateway.registeredPaymentsAnswer = success([earlier, later])
    visitorPage.paymentGateway.savedCardsAnswer = success([
      savedVisaCard,
      { ...savedVisaCard, debitCardId: 'td-2' },
    ])
    const { lastPayment, suggestedCard } = await findHomeLoans()
    expect(lastPayment?.payment).toEqual(later)
    expect(suggestedCard).toEqual(savedVisaCard)
  })

  it.each([
    ['the cards', { savedCards: () => neverAnswered }, ['lastPayment']],
    ['the payments', { registeredPayments: () => neverAnswered }, ['suggestedCard']],
  ] as const)('from %s are awaited for two seconds at most', async (_, silent, rest) => {
    visitorPage.paymentGateway.registeredPaymentsAnswer = success([earlier])
    Object.assign(visitorPage.paymentGateway, silent)
    let shown: HomeLoans | undefined
    const asking = findHomeLoans().then((answer) => (shown = answer))
    visitorPage.clock.advance(1_999)
    await visitorPage.waitForQueuedTasks()
    expect(shown).toBeUndefined()
    visitorPage.clock.advance(1)
    await asking
    expect(shown).toMatchObject({ loans: [firstLoan, secondLoan], unappliedPayments: [] })
    expect(['lastPayment', 'suggestedCard'].filter((part) => shown && part in shown)).toEqual(rest)
  })

  it('are not given without a session', async () => {
    visitorPage.sessions.closeSession('left')
    expect(await visitorPage.resolveService(HomeLoansQuery).execute()).toEqual(
      failure({ kind: 'session-ended' }),
    )
  })
})
