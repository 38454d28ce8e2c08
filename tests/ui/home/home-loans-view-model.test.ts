import { when } from 'mobx'
import { expect, it } from 'vitest'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { HomeLoansViewModel } from '@/ui/home/home-loans-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { aLoan } from '#tests/domain/loans/a-loan'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

it('the home counts the days left from the day of the answer when midnight passes during the request', async () => {
  const visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitorPage.resolveService(CustomerStandingStore).updateCustomerFromSession()
  visitorPage.clock.set(Date.parse('2026-11-30T23:59:59-03:00'))
  const answer = new ManuallyResolvedAnswer<Awaited<typeof visitorPage.loanGateway.activeLoansAnswer>>()
  visitorPage.loanGateway.activeLoansAnswer = answer.promise
  const model = visitorPage.resolveService(HomeLoansViewModel)
  model.setAccountStatus(anAccountStatus())
  model.loadLoans()
  visitorPage.clock.advance(1_000)
  const dueDate = calendarDate('2026-12-01')
  answer.resolveWith(
    success([aLoan({ currentInstallment: { number: 4, totalAmount: cents(100), dueDate } })]),
  )
  await when(() => model.nextPayment !== undefined)
  expect(model.nextPayment).toMatchObject({ kind: 'due', daysLeft: 0 })
})

it('the home counts the days left from the day of a new request, while it shows older loans', async () => {
  const visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitorPage.resolveService(CustomerStandingStore).updateCustomerFromSession()
  visitorPage.clock.set(Date.parse('2026-11-30T12:00:00-03:00'))
  const dueDate = calendarDate('2026-12-01')
  visitorPage.loanGateway.activeLoansAnswer = success([
    aLoan({ currentInstallment: { number: 4, totalAmount: cents(100), dueDate } }),
  ])
  const model = visitorPage.resolveService(HomeLoansViewModel)
  model.setAccountStatus(anAccountStatus())
  model.loadLoans()
  await when(() => model.nextPayment !== undefined)
  visitorPage.clock.set(Date.parse('2026-12-01T12:00:00-03:00'))
  visitorPage.loanGateway.activeLoansAnswer = new ManuallyResolvedAnswer<
    Awaited<typeof visitorPage.loanGateway.activeLoansAnswer>
  >().promise
  model.loadLoans()
  expect(model.nextPayment).toMatchObject({ kind: 'due', daysLeft: 0 })
})

it('the notice about an old account status is hidden when the customer retries', () => {
  const visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  const model = visitorPage.resolveService(HomeLoansViewModel)
  model.setAccountStatus(anAccountStatus())
  model.recordAccountStatusAnswer(failure({ kind: 'no-answer' }))
  expect(model.notLoadedNotice).toBeDefined()
  model.retryAfterNotice()
  expect(model.notLoadedNotice).toBeUndefined()
})
