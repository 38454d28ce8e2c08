import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { AccountStatus, CreditLineSummary } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Capabilities } from '@/application/shared/capabilities'
import { HomeViewModel } from '@/ui/home/home-view-model'
import { aLoan } from '#tests/domain/loans/a-loan'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio')
})

function startModel(): HomeViewModel {
  const model = visitorPage.resolveService(HomeViewModel)
  model.onMount()
  return model
}

async function startModelAndWait(): Promise<HomeViewModel> {
  const model = startModel()
  await visitorPage.waitForQueuedTasks()
  return model
}

function delayAccountStatusAnswer(): ManuallyResolvedAnswer<Result<AccountStatus, GatewayFailure>> {
  const answer = new ManuallyResolvedAnswer<Result<AccountStatus, GatewayFailure>>()
  visitorPage.sessionGateway.accountStatusAnswer = answer.promise
  return answer
}

describe('home', () => {
  it('shows the debt first, and then only what helps to pay it', async () => {
    visitorPage.signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = success(
      anAccountStatus({ isUpToDate: false, totalDebt: cents(10_188_326) }),
    )
    const model = await startModelAndWait()
    expect(model.state).toEqual({
      phase: 'ready',
      tiles: ['my-loans', 'pay-installment', 'my-payments'],
      actionsOutsideTiles: ['send-receipt', 'claims', 'survey'],
      canRequestNewLoan: false,
    })
    expect(model.loansModel.nextPayment).toMatchObject({ kind: 'overdue', amount: 10_188_326 })
  })

  it('leads nowhere when the session ended during the request', async () => {
    visitorPage.signIn(martaCustomer, 'unknown')
    const answer = delayAccountStatusAnswer()
    const model = startModel()
    visitorPage.sessions.closeSession('expired')
    answer.resolveWith(success(anAccountStatus()))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(model.state.phase).toBe('loading')
  })
})

describe('the tile to pay by QR', () => {
  const stateWith = async (revolvingLine: CreditLineSummary, isUpToDate = true) => {
    visitorPage.signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus({ revolvingLine, isUpToDate }))
    return (await startModelAndWait()).state
  }

  it('says why the customer cannot pay', async () => {
    const line = { maxAmount: cents(35_000_000), remainingAmount: cents(35_000_000), enabled: false }
    expect(await stateWith(line)).toMatchObject({ qrObstacle: 'not-enabled', line: { kind: 'disabled' } })
  })
})

describe('what the home knows already', () => {
  it('is shown before the home requests it again', async () => {
    visitorPage.signIn(martaCustomer, { isUpToDate: false, totalDebt: cents(10_188_326) })
    const answer = delayAccountStatusAnswer()
    const model = await startModelAndWait()
    expect(model.state.phase).toBe('ready')
    expect(model.loansModel.nextPayment).toMatchObject({ kind: 'overdue', amount: 10_188_326 })
    answer.resolveWith(success(anAccountStatus()))
    await when(() => model.loansModel.nextPayment?.kind === 'no-loans')
    expect(visitorPage.sessionGateway.receivedCalls).toEqual(['status of 27284561231'])
  })

  it('does not delay the loans: both are requested at the same time, once', async () => {
    visitorPage.signIn(martaCustomer, { isUpToDate: true })
    visitorPage.loanGateway.activeLoansAnswer = success([aLoan({ loanId: 'L-1' })])
    const answer = delayAccountStatusAnswer()
    const model = await startModelAndWait()
    await when(() => model.loansModel.rowsBelowMainPanel !== undefined)
    answer.resolveWith(success(anAccountStatus()))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.loanGateway.receivedCalls).toEqual(['active loans of 27284561231'])
  })

  it('is nothing just after the login: the loans are requested at the same time, once', async () => {
    visitorPage.signIn(martaCustomer, 'unknown')
    visitorPage.loanGateway.activeLoansAnswer = success([aLoan({ loanId: 'L-1' })])
    const answer = delayAccountStatusAnswer()
    const model = await startModelAndWait()
    expect(visitorPage.loanGateway.receivedCalls).toEqual(['active loans of 27284561231'])
    answer.resolveWith(success(anAccountStatus()))
    await when(() => model.loansModel.rowsBelowMainPanel !== undefined)
    expect(visitorPage.loanGateway.receivedCalls).toEqual(['active loans of 27284561231'])
  })

  it('includes no loans for a customer who must create a password first, and requests none', async () => {
    visitorPage.signIn(brunoCustomer, 'unknown')
    await startModelAndWait()
    expect(visitorPage.loanGateway.receivedCalls).toEqual([])
  })
})

describe('what the home shows if the account status cannot be loaded again', () => {
  const line = { maxAmount: cents(35_000_000), remainingAmount: cents(20_000_000), enabled: true }
  const noAnswer = failure({ kind: 'no-answer' } as const)

  it.each([
    ['a debt', { isUpToDate: false }, 'La deuda que ves es la última que conocemos.'],
    ['a credit line', { revolvingLine: line }, 'Lo que ves es lo último que conocemos.'],
  ])('is %s with a notice that it may be old, until a retry loads it', async (_, stored, message) => {
    visitorPage.signIn(martaCustomer, stored)
    visitorPage.sessionGateway.accountStatusAnswer = noAnswer
    const model = await startModelAndWait()
    expect(model.state.phase).toBe('ready')
    expect(model.loansModel.notLoadedNotice).toEqual({ title: 'No pudimos cargar tus datos', message })
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus())
    model.retryFailedRequests()
    await visitorPage.waitForQueuedTasks()
    expect(model.loansModel.notLoadedNotice).toBeUndefined()
  })

  it('has one notice, and one retry, if the loans cannot be loaded either', async () => {
    visitorPage.signIn(martaCustomer, { isUpToDate: false })
    visitorPage.sessionGateway.accountStatusAnswer = noAnswer
    visitorPage.loanGateway.activeLoansAnswer = noAnswer
    const model = await startModelAndWait()
    await when(() => model.loansModel.asyncState.failureMessage !== undefined)
    expect(model.loansModel.notLoadedNotice?.message).toBe('La deuda que ves es la última que conocemos.')
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus())
    visitorPage.loanGateway.activeLoansAnswer = success([aLoan({ loanId: 'L-1' })])
    model.retryFailedRequests()
    await when(() => model.loansModel.rowsBelowMainPanel !== undefined)
    expect(model.loansModel.notLoadedNotice).toBeUndefined()
  })

  it('has the notice when the customer comes back to the page', async () => {
    visitorPage.signIn(martaCustomer, { revolvingLine: line })
    const model = await startModelAndWait()
    expect(model.loansModel.notLoadedNotice).toBeUndefined()
    visitorPage.sessionGateway.accountStatusAnswer = noAnswer
    model.refreshOnReturnToPage()
    await visitorPage.waitForQueuedTasks()
    expect(model.loansModel.notLoadedNotice?.message).toBe('Lo que ves es lo último que conocemos.')
  })
})

describe('what the lender switched off', () => {
  it('is not on the home, even if the stored account status has it and no new one arrives', async () => {
    const revolvingLine = { maxAmount: cents(100), remainingAmount: cents(100), enabled: true }
    visitorPage.signIn(martaCustomer, { revolvingLine })
    visitorPage.sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
    const capabilities = visitorPage.resolveService(Capabilities)
    capabilities.replaceRemoteConfig({ switchedOffCapabilities: ['revolvingLine'] })
    const { state } = await startModelAndWait()
    expect(state).toMatchObject({ phase: 'ready', line: undefined })
  })

  it('leaves the home when the configuration is read again: no new loan, nor a line to request', async () => {
    const revolvingLine = { maxAmount: cents(0), remainingAmount: cents(0), enabled: false }
    const stored = { revolvingLine: { ...revolvingLine, campaignMaxAmount: cents(100) } }
    visitorPage.signIn(martaCustomer, stored)
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus(stored))
    const model = await startModelAndWait()
    expect(model.state).toMatchObject({ line: { kind: 'offer' }, canRequestNewLoan: true })
    const capabilities = visitorPage.resolveService(Capabilities)
    capabilities.replaceRemoteConfig({ switchedOffCapabilities: ['newLoan'] })
    expect(model.state).toMatchObject({
      tiles: ['my-loans', 'pay-installment', 'my-payments'],
      line: undefined,
      canRequestNewLoan: false,
    })
  })
})

describe('a new loan', () => {
  it('is not offered to a customer on the black list', async () => {
    visitorPage.signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus({ isBlacklisted: true }))
    expect((await startModelAndWait()).state).toMatchObject({ canRequestNewLoan: false })
  })
})

describe('what the home does not know yet', () => {
  beforeEach(() => {
    visitorPage.signIn(martaCustomer, 'unknown')
  })

  it('can be loaded with a retry after a failure', async () => {
    visitorPage.sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
    const model = await startModelAndWait()
    expect(model.state).toEqual({ phase: 'failed', failure: { kind: 'no-answer' } })
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus())
    model.retry()
    expect(model.state).toEqual({ phase: 'loading' })
    await when(() => model.state.phase === 'ready')
  })

  it('changes nothing when it arrives after the customer left', async () => {
    const answer = delayAccountStatusAnswer()
    const model = visitorPage.resolveService(HomeViewModel)
    const leave = model.onMount()
    leave()
    answer.resolveWith(success(anAccountStatus()))
    await visitorPage.waitForQueuedTasks()
    expect(model.state).toEqual({ phase: 'loading' })
  })

  it('changes nothing when the customer left during the retry', async () => {
    visitorPage.sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
    const model = visitorPage.resolveService(HomeViewModel)
    const leave = model.onMount()
    await when(() => model.state.phase === 'failed')
    const answer = delayAccountStatusAnswer()
    model.retry()
    leave()
    answer.resolveWith(success(anAccountStatus()))
    await visitorPage.waitForQueuedTasks()
    expect(model.state).toEqual({ phase: 'loading' })
    visitorPage.clock.advance(20_000)
    expect(model.pendingRequest.isSlow).toBe(false)
  })
})
