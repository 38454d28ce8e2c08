import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure, success } from '@/domain/shared/result'
import type { Loan } from '@/domain/loans/loan'
import { OperationRecords } from '@/application/shared/operation-records'
import { HomeLoansViewModel } from '@/ui/home/home-loans-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { aLoan } from '#tests/domain/loans/a-loan'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { storeOperation } from '#tests/support/operations-in'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(async () => {
  visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitorPage.resolveService(CustomerStandingStore).updateCustomerFromSession()
  visitorPage.loanGateway.activeLoansAnswer = success([aLoan({ loanId: 'L-1' })])
  const earlier = startLoadingLoans()
  await when(() => earlier.rowsBelowMainPanel !== undefined)
  earlier.stopLoading()
})

function startLoadingLoans(): HomeLoansViewModel {
  const model = visitorPage.resolveService(HomeLoansViewModel)
  model.setAccountStatus(anAccountStatus())
  model.loadLoans()
  return model
}

/** Requests the loans again. The lender answers when the test calls `give`. */
function startLoadingLoansAgain(): {
  readonly model: HomeLoansViewModel
  readonly give: (loans: readonly Loan[]) => void
} {
  const answer = new ManuallyResolvedAnswer<Awaited<typeof visitorPage.loanGateway.activeLoansAnswer>>()
  visitorPage.loanGateway.activeLoansAnswer = answer.promise
  return { model: startLoadingLoans(), give: (loans) => answer.resolveWith(success(loans)) }
}

describe('the stored loans of the home', () => {
  it('are shown during a new request, and its answer replaces them', async () => {
    const { model, give } = startLoadingLoansAgain()
    expect([model.rowsBelowMainPanel?.loans.length, model.isRefreshing, model.isLoading]).toEqual([
      1,
      true,
      false,
    ])
    give([aLoan({ loanId: 'L-1' }), aLoan({ loanId: 'L-2', externalId: '2' })])
    await when(() => !model.isRefreshing)
    expect(model.rowsBelowMainPanel?.loans).toHaveLength(2)
  })

  it('get a note after 2 s of a new request, until the answer', async () => {
    const { model, give } = startLoadingLoansAgain()
    visitorPage.clock.advance(1_999)
    expect(model.isRefreshSlow).toBe(false)
    visitorPage.clock.advance(1)
    expect(model.isRefreshSlow).toBe(true)
    give([aLoan({ loanId: 'L-1' })])
    await when(() => !model.isRefreshing)
    expect(model.isRefreshSlow).toBe(false)
  })

  it('get no note when the answer arrives in time, or when the customer left the home', async () => {
    const { model, give } = startLoadingLoansAgain()
    give([aLoan({ loanId: 'L-1' })])
    await when(() => !model.isRefreshing)
    visitorPage.clock.advance(2_000)
    expect(model.isRefreshSlow).toBe(false)
    const left = startLoadingLoansAgain().model
    left.stopLoading()
    visitorPage.clock.advance(2_000)
    expect(left.isRefreshSlow).toBe(false)
  })

  it('are removed when a new request fails', async () => {
    visitorPage.loanGateway.activeLoansAnswer = failure({ kind: 'no-answer' })
    const model = startLoadingLoans()
    await when(() => model.asyncState.failureMessage !== undefined)
    expect(model.rowsBelowMainPanel).toBeUndefined()
  })

  it('are forgotten after a payment', () => {
    const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
    storeOperation(visitorPage.resolveService(OperationRecords), target)
    expect(startLoadingLoansAgain().model.rowsBelowMainPanel).toBeUndefined()
  })

  it('are not shown to another customer', () => {
    visitorPage.signIn(brunoCustomer)
    visitorPage.resolveService(CustomerStandingStore).updateCustomerFromSession()
    expect(startLoadingLoansAgain().model.rowsBelowMainPanel).toBeUndefined()
  })

  it('are forgotten when the customer logs out and in again', () => {
    const standing = visitorPage.resolveService(CustomerStandingStore)
    visitorPage.sessions.closeSession('left')
    standing.updateCustomerFromSession()
    visitorPage.signIn(martaCustomer)
    standing.updateCustomerFromSession()
    expect(startLoadingLoansAgain().model.rowsBelowMainPanel).toBeUndefined()
  })
})
