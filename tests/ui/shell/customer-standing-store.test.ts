import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { LoanHoldings } from '@/domain/session/area-access'
import type { AccountStatus } from '@/domain/session/session'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

describe("a customer's standing that cannot be loaded", () => {
  const unreachable = failure({ kind: 'no-answer' as const })

  it('replaces the screen that depends on it, until a retry succeeds', async () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = unreachable
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    expect(routeGuard.accountStatusFailure).toBeUndefined()
    await visitorPage.waitForQueuedTasks()
    expect(routeGuard.accountStatusFailure).toEqual({ kind: 'no-answer' })
    visitorPage.sessionGateway.accountStatusAnswer = success(anAccountStatus())
    routeGuard.standingStore.retryAccountStatus()
    expect(routeGuard.standingStore.isRetryingStatus).toBe(true)
    await visitorPage.waitForQueuedTasks()
    expect(routeGuard.accountStatusFailure).toBeUndefined()
    expect(routeGuard.standingStore.isRetryingStatus).toBe(false)
  })

  it('does not affect a screen that needs only a session', async () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = unreachable
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    await visitorPage.waitForQueuedTasks()
    visitorPage.navigation.goTo('/consultas')
    expect(routeGuard.accountStatusFailure).toBeUndefined()
    visitorPage.navigation.goTo('/pagar-cuota')
    expect(routeGuard.accountStatusFailure).toEqual({ kind: 'no-answer' })
  })

  it('does not matter when an earlier answer is known', async () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    visitorPage.sessionGateway.accountStatusAnswer = unreachable
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    await visitorPage.waitForQueuedTasks()
    expect(routeGuard.accountStatusFailure).toBeUndefined()
  })
})

it('a known standing is not requested again', async () => {
  visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
  visitorPage.resolveService(PortalViewModel).onMount()
  await visitorPage.waitForQueuedTasks()
  expect(visitorPage.sessionGateway.receivedCalls).toEqual(['validate'])
})

it('the loans of one customer are not used for the next customer', async () => {
  visitorPage = new PortalVisitorPage('/libre-deuda').signIn(martaCustomer)
  visitorPage.sessionGateway.loanHoldingsAnswer = success({ hasActiveLoan: true, hasPaidOffLoan: true })
  visitorPage.resolveService(PortalViewModel).onMount()
  await visitorPage.waitForQueuedTasks()
  visitorPage.sessionGateway.loanHoldingsAnswer = new ManuallyResolvedAnswer<
    Result<LoanHoldings, GatewayFailure>
  >().promise
  visitorPage.signIn(brunoCustomer)
  expect(visitorPage.resolveService(CustomerStandingStore).holdings).toBeUndefined()
})

describe('which loans a customer has', () => {
  const unfinished = { hasActiveLoan: true, hasPaidOffLoan: false }
  const finished = { hasActiveLoan: false, hasPaidOffLoan: true }
  const requestCount = () =>
    visitorPage.sessionGateway.receivedCalls.filter((question) => question === 'loans').length

  function openPortal(address: string, accountStatus?: 'unknown'): CustomerStandingStore {
    visitorPage = new PortalVisitorPage(address).signIn(martaCustomer, accountStatus)
    visitorPage.sessionGateway.loanHoldingsAnswer = success(unfinished)
    visitorPage.resolveService(PortalViewModel).onMount()
    return visitorPage.resolveService(CustomerStandingStore)
  }

  it('is requested again each time, and the last answer stays meanwhile', async () => {
    const store = openPortal('/inicio')
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    const later = new ManuallyResolvedAnswer<Result<LoanHoldings, GatewayFailure>>()
    visitorPage.sessionGateway.loanHoldingsAnswer = later.promise
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    expect(store.holdings).toEqual(unfinished)
    later.resolveWith(success(finished))
    await visitorPage.waitForQueuedTasks()
    expect(store.holdings).toEqual(finished)
  })

  it('is requested again after a request that failed', async () => {
    const store = openPortal('/inicio')
    visitorPage.sessionGateway.loanHoldingsAnswer = failure({ kind: 'no-answer' })
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    visitorPage.sessionGateway.loanHoldingsAnswer = success(finished)
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    expect(store.holdings).toEqual(finished)
  })

  it('is requested once when several parts of a screen ask at the same time', async () => {
    const store = openPortal('/inicio')
    store.requestLoanHoldings()
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    expect(requestCount()).toBe(1)
  })

  it('is requested once at each screen that depends on it', async () => {
    openPortal('/enviar-comprobante')
    await visitorPage.waitForQueuedTasks()
    expect(requestCount()).toBe(1)
    visitorPage.navigation.goTo('/descargar-cuponera')
    await visitorPage.waitForQueuedTasks()
    expect(requestCount()).toBe(2)
  })

  it('opens a screen that was closed before it changed', async () => {
    const store = openPortal('/inicio')
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    visitorPage.sessionGateway.loanHoldingsAnswer = success(finished)
    visitorPage.navigation.goTo('/libre-deuda')
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/libre-deuda')
  })

  it('does not close a screen with an old answer when the account status arrives first', async () => {
    const status = new ManuallyResolvedAnswer<Result<AccountStatus, GatewayFailure>>()
    const store = openPortal('/inicio', 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = status.promise
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    const later = new ManuallyResolvedAnswer<Result<LoanHoldings, GatewayFailure>>()
    visitorPage.sessionGateway.loanHoldingsAnswer = later.promise
    visitorPage.navigation.goTo('/libre-deuda')
    status.resolveWith(success(anAccountStatus()))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/libre-deuda')
    later.resolveWith(success(unfinished))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('does not close a screen with the answer that a screen before it received', async () => {
    openPortal('/enviar-comprobante')
    await visitorPage.waitForQueuedTasks()
    visitorPage.sessionGateway.loanHoldingsAnswer = new ManuallyResolvedAnswer<
      Result<LoanHoldings, GatewayFailure>
    >().promise
    visitorPage.navigation.goTo('/libre-deuda')
    visitorPage.navigation.goTo('/libre-deuda?desde=correo')
    expect(visitorPage.navigation.address()).toBe('/libre-deuda?desde=correo')
  })

  it('closes a screen again when it did not change', async () => {
    const store = openPortal('/inicio')
    store.requestLoanHoldings()
    await visitorPage.waitForQueuedTasks()
    visitorPage.navigation.goTo('/libre-deuda')
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })
})

it('a screen that needs the standing too shares the request', async () => {
  visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
  visitorPage.resolveService(PortalViewModel).onMount()
  await visitorPage.resolveService(LoadAccountStatus).execute()
  expect(
    visitorPage.sessionGateway.receivedCalls.filter((question) => question.startsWith('status')),
  ).toHaveLength(1)
})

describe('the check whether the session is still valid', () => {
  const validations = () =>
    visitorPage.sessionGateway.receivedCalls.filter((question) => question === 'validate').length

  beforeEach(() => {
    visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  })

  it('is sent once for each customer who logs in', async () => {
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.navigation.goTo('/mis-prestamos')
    visitorPage.navigation.goTo('/inicio')
    await visitorPage.waitForQueuedTasks()
    expect(validations()).toBe(1)
    visitorPage.signIn(brunoCustomer)
    await visitorPage.waitForQueuedTasks()
    expect(validations()).toBe(2)
  })

  it('is not sent when no customer has to be logged in', async () => {
    visitorPage = new PortalVisitorPage('/refinanciacion').signIn(martaCustomer)
    visitorPage.resolveService(PortalViewModel).onMount()
    await visitorPage.waitForQueuedTasks()
    expect(validations()).toBe(0)
  })

  it('ends the session when the lender refuses it', async () => {
    visitorPage.sessionGateway.validateSessionAnswer = failure({ kind: 'session-ended' })
    visitorPage.resolveService(PortalViewModel).onMount()
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
    expect(visitorPage.sessions.lastEndReason()).toBe('expired')
  })

  it.each([
    { kind: 'no-answer' as const },
    { kind: 'server-failure' as const },
    { kind: 'unreadable' as const, reference: 'validateSession' },
  ])('does not end the session with $kind', async (cause) => {
    visitorPage.sessionGateway.validateSessionAnswer = failure(cause)
    visitorPage.resolveService(PortalViewModel).onMount()
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('does not end the session of the next customer when the refusal arrives late', async () => {
    const refusal = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    visitorPage.sessionGateway.validateSessionAnswer = refusal.promise
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.sessionGateway.validateSessionAnswer = success()
    visitorPage.signIn(brunoCustomer)
    refusal.resolveWith(failure({ kind: 'session-ended' }))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.sessions.customer()?.firstName).toBe('Bruno')
  })

  it('does not end a newer session of the same customer, and is sent again for it', async () => {
    visitorPage.signIn(martaCustomer)
    const refusal = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    visitorPage.sessionGateway.validateSessionAnswer = refusal.promise
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.sessionGateway.validateSessionAnswer = success()
    visitorPage.sessions.closeSession('left')
    visitorPage.signIn(martaCustomer)
    visitorPage.navigation.goTo('/inicio')
    refusal.resolveWith(failure({ kind: 'session-ended' }))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.sessions.customer()?.firstName).toBe('Marta')
    expect(validations()).toBe(2)
  })
})
