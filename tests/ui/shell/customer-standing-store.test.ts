import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { LoanHoldings } from '@/domain/session/area-access'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitor: PortalVisitorPage

describe("a customer's standing that cannot be loaded", () => {
  const unreachable = failure({ kind: 'no-answer' as const })

  it('replaces the screen that depends on it, until a retry succeeds', async () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitor.sessionGateway.accountStatusAnswer = unreachable
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    expect(routeGuard.accountStatusFailure).toBeUndefined()
    await visitor.waitForQueuedTasks()
    expect(routeGuard.accountStatusFailure).toEqual({ kind: 'no-answer' })
    visitor.sessionGateway.accountStatusAnswer = success(anAccountStatus())
    routeGuard.standingStore.retryAccountStatus()
    expect(routeGuard.standingStore.isRetryingStatus).toBe(true)
    await visitor.waitForQueuedTasks()
    expect(routeGuard.accountStatusFailure).toBeUndefined()
    expect(routeGuard.standingStore.isRetryingStatus).toBe(false)
  })

  it('does not affect a screen that needs only a session', async () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitor.sessionGateway.accountStatusAnswer = unreachable
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    await visitor.waitForQueuedTasks()
    visitor.navigation.goTo('/consultas')
    expect(routeGuard.accountStatusFailure).toBeUndefined()
    visitor.navigation.goTo('/pagar-cuota')
    expect(routeGuard.accountStatusFailure).toEqual({ kind: 'no-answer' })
  })

  it('does not matter when an earlier answer is known', async () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    visitor.sessionGateway.accountStatusAnswer = unreachable
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    await visitor.waitForQueuedTasks()
    expect(routeGuard.accountStatusFailure).toBeUndefined()
  })
})

it('a known standing is not requested again', async () => {
  visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
  visitor.resolve(PortalViewModel).onMount()
  await visitor.waitForQueuedTasks()
  expect(visitor.sessionGateway.receivedCalls).toEqual(['validate'])
})

it('the loans of one customer are not used for the next customer', async () => {
  visitor = new PortalVisitorPage('/libre-deuda').signIn(martaCustomer)
  visitor.sessionGateway.loanHoldingsAnswer = success({ hasActiveLoan: true, hasPaidOffLoan: true })
  visitor.resolve(PortalViewModel).onMount()
  await visitor.waitForQueuedTasks()
  visitor.sessionGateway.loanHoldingsAnswer = new ManuallyResolvedAnswer<
    Result<LoanHoldings, GatewayFailure>
  >().promise
  visitor.signIn(brunoCustomer)
  expect(visitor.resolve(CustomerStandingStore).holdings).toBeUndefined()
})

it('a screen that needs the standing too shares the request', async () => {
  visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
  visitor.resolve(PortalViewModel).onMount()
  await visitor.resolve(LoadAccountStatus).execute()
  expect(
    visitor.sessionGateway.receivedCalls.filter((question) => question.startsWith('status')),
  ).toHaveLength(1)
})

describe('the check whether the session is still valid', () => {
  const validations = () =>
    visitor.sessionGateway.receivedCalls.filter((question) => question === 'validate').length

  beforeEach(() => {
    visitor = new PortalVisitorPage('/inicio').signIn(martaCustomer)
  })

  it('is sent once for each customer who logs in', async () => {
    visitor.resolve(PortalViewModel).onMount()
    visitor.navigation.goTo('/mis-prestamos')
    visitor.navigation.goTo('/inicio')
    await visitor.waitForQueuedTasks()
    expect(validations()).toBe(1)
    visitor.signIn(brunoCustomer)
    await visitor.waitForQueuedTasks()
    expect(validations()).toBe(2)
  })

  it('is not sent when no customer has to be logged in', async () => {
    visitor = new PortalVisitorPage('/refinanciacion').signIn(martaCustomer)
    visitor.resolve(PortalViewModel).onMount()
    await visitor.waitForQueuedTasks()
    expect(validations()).toBe(0)
  })

  it('ends the session when the lender refuses it', async () => {
    visitor.sessionGateway.validateSessionAnswer = failure({ kind: 'session-ended' })
    visitor.resolve(PortalViewModel).onMount()
    await visitor.waitForQueuedTasks()
    expect(visitor.navigation.address()).toBe('/validacion-dni')
    expect(visitor.sessions.lastEndReason()).toBe('expired')
  })

  it.each([
    { kind: 'no-answer' as const },
    { kind: 'server-failure' as const },
    { kind: 'unreadable' as const, reference: 'validateSession' },
  ])('does not end the session with $kind', async (cause) => {
    visitor.sessionGateway.validateSessionAnswer = failure(cause)
    visitor.resolve(PortalViewModel).onMount()
    await visitor.waitForQueuedTasks()
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('does not end the session of the next customer when the refusal arrives late', async () => {
    const refusal = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    visitor.sessionGateway.validateSessionAnswer = refusal.promise
    visitor.resolve(PortalViewModel).onMount()
    visitor.sessionGateway.validateSessionAnswer = success()
    visitor.signIn(brunoCustomer)
    refusal.resolveWith(failure({ kind: 'session-ended' }))
    await visitor.waitForQueuedTasks()
    expect(visitor.sessions.customer()?.firstName).toBe('Bruno')
  })

  it('does not end a newer session of the same customer, and is sent again for it', async () => {
    visitor.signIn(martaCustomer)
    const refusal = new ManuallyResolvedAnswer<Result<void, GatewayFailure>>()
    visitor.sessionGateway.validateSessionAnswer = refusal.promise
    visitor.resolve(PortalViewModel).onMount()
    visitor.sessionGateway.validateSessionAnswer = success()
    visitor.sessions.closeSession('left')
    visitor.signIn(martaCustomer)
    visitor.navigation.goTo('/inicio')
    refusal.resolveWith(failure({ kind: 'session-ended' }))
    await visitor.waitForQueuedTasks()
    expect(visitor.sessions.customer()?.firstName).toBe('Marta')
    expect(validations()).toBe(2)
  })
})
