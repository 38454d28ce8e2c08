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

let visitor: PortalVisitorPage

beforeEach(async () => {
  visitor = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  visitor.resolve(CustomerStandingStore).updateCustomerFromSession()
  visitor.loanGateway.activeLoansAnswer = success([aLoan({ loanId: 'L-1' })])
  const earlier = startLoadingLoans()
  await when(() => earlier.rowsBelowMainPanel !== undefined)
  earlier.stopLoading()
})

function startLoadingLoans(): HomeLoansViewModel {
  const model = visitor.resolve(HomeLoansViewModel)
  model.setAccountStatus(anAccountStatus())
  model.loadLoans()
  return model
}

/** Requests the loans again. The lender answers when the test calls `give`. */
function startLoadingLoansAgain(): {
  readonly model: HomeLoansViewModel
  readonly give: (loans: readonly Loan[]) => void
} {
  const answer = new ManuallyResolvedAnswer<Awaited<typeof visitor.loanGateway.activeLoansAnswer>>()
  visitor.loanGateway.activeLoansAnswer = answer.promise
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
    visitor.clock.advance(1_999)
    expect(model.isRefreshSlow).toBe(false)
    visitor.clock.advance(1)
    expect(model.isRefreshSlow).toBe(true)
    give([aLoan({ loanId: 'L-1' })])
    await when(() => !model.isRefreshing)
    expect(model.isRefreshSlow).toBe(false)
  })

  it('get no note when the answer arrives in time, or when the customer left the home', async () => {
    const { model, give } = startLoadingLoansAgain()
    give([aLoan({ loanId: 'L-1' })])
    await when(() => !model.isRefreshing)
    visitor.clock.advance(2_000)
    expect(model.isRefreshSlow).toBe(false)
    const left = startLoadingLoansAgain().model
    left.stopLoading()
    visitor.clock.advance(2_000)
    expect(left.isRefreshSlow).toBe(false)
  })

  it('are removed when a new request fails', async () => {
    visitor.loanGateway.activeLoansAnswer = failure({ kind: 'no-answer' })
    const model = startLoadingLoans()
    await when(() => model.asyncState.failureMessage !== undefined)
    expect(model.rowsBelowMainPanel).toBeUndefined()
  })

  it('are forgotten after a payment', () => {
    const target = { customerTaxId: martaCustomer.taxId, target: '40128753' }
    storeOperation(visitor.resolve(OperationRecords), target)
    expect(startLoadingLoansAgain().model.rowsBelowMainPanel).toBeUndefined()
  })

  it('are not shown to another customer', () => {
    visitor.signIn(brunoCustomer)
    visitor.resolve(CustomerStandingStore).updateCustomerFromSession()
    expect(startLoadingLoansAgain().model.rowsBelowMainPanel).toBeUndefined()
  })

  it('are forgotten when the customer logs out and in again', () => {
    const standing = visitor.resolve(CustomerStandingStore)
    visitor.sessions.closeSession('left')
    standing.updateCustomerFromSession()
    visitor.signIn(martaCustomer)
    standing.updateCustomerFromSession()
    expect(startLoadingLoansAgain().model.rowsBelowMainPanel).toBeUndefined()
  })
})

describe('a link to a new loan', () => {
  it('is shown to a customer with an offer, and not to one on the black list', () => {
    const model = visitor.resolve(HomeLoansViewModel)
    model.setAccountStatus(anAccountStatus())
    expect(model.canRequestNewLoan).toBe(true)
    model.setAccountStatus(anAccountStatus({ isBlacklisted: true }))
    expect(model.canRequestNewLoan).toBe(false)
  })
})
