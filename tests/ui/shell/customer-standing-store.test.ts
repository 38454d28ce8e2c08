import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { LoadAccountStatus } from '@/application/session/load-account-status'
import type { LoanHoldings } from '@/domain/session/permissions'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { PendingAnswer } from '#tests/support/loan-builders'
import { brunoCustomer, martaCustomer } from '#tests/support/people'
import { Visitor } from '#tests/ui/access/a-visitor'

let visitor: Visitor

describe('a standing that cannot be had', () => {
  const unreachable = failure({ kind: 'no-answer' as const })

  it('takes the place of the screen that depends on it, until asking again helps', async () => {
    visitor = new Visitor('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitor.lender.status = unreachable
    const routeGuard = visitor.make(PortalViewModel)
    routeGuard.start()
    expect(routeGuard.cannotBegin).toBeUndefined()
    await visitor.turn()
    expect(routeGuard.cannotBegin).toEqual({ kind: 'no-answer' })
    visitor.lender.status = success(anAccountStatus())
    routeGuard.standing.retry()
    expect(routeGuard.standing.isRetrying).toBe(true)
    await visitor.turn()
    expect(routeGuard.cannotBegin).toBeUndefined()
    expect(routeGuard.standing.isRetrying).toBe(false)
  })

  it('leaves alone what only needs the customer to be signed in', async () => {
    visitor = new Visitor('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitor.lender.status = unreachable
    const routeGuard = visitor.make(PortalViewModel)
    routeGuard.start()
    await visitor.turn()
    visitor.navigation.go('/consultas')
    expect(routeGuard.cannotBegin).toBeUndefined()
    visitor.navigation.go('/pagar-cuota')
    expect(routeGuard.cannotBegin).toEqual({ kind: 'no-answer' })
  })

  it('does not matter where it is known from before', async () => {
    visitor = new Visitor('/mis-prestamos').signIn(martaCustomer)
    visitor.lender.status = unreachable
    const routeGuard = visitor.make(PortalViewModel)
    routeGuard.start()
    await visitor.turn()
    expect(routeGuard.cannotBegin).toBeUndefined()
  })
})

it('what is known already is not asked for', async () => {
  visitor = new Visitor('/mis-prestamos').signIn(martaCustomer)
  visitor.make(PortalViewModel).start()
  await visitor.turn()
  expect(visitor.lender.asked).toEqual(['validate'])
})

it('the loans of one customer say nothing of the next', async () => {
  visitor = new Visitor('/libre-deuda').signIn(martaCustomer)
  visitor.lender.holdings = success({ hasActiveLoan: true, hasCancelledLoan: true })
  visitor.make(PortalViewModel).start()
  await visitor.turn()
  visitor.lender.holdings = new PendingAnswer<Result<LoanHoldings, GatewayFailure>>().promise
  visitor.signIn(brunoCustomer)
  expect(visitor.make(CustomerStandingStore).holdings).toBeUndefined()
})

it('a screen that asks where the customer stands too shares the question', async () => {
  visitor = new Visitor('/mis-prestamos').signIn(martaCustomer, 'unknown')
  visitor.make(PortalViewModel).start()
  await visitor.make(LoadAccountStatus).execute()
  expect(visitor.lender.asked.filter((question) => question.startsWith('status'))).toHaveLength(1)
})

describe('whether the session still stands', () => {
  const validations = () => visitor.lender.asked.filter((question) => question === 'validate').length

  beforeEach(() => {
    visitor = new Visitor('/inicio').signIn(martaCustomer)
  })

  it('is asked once for each customer who comes in', async () => {
    visitor.make(PortalViewModel).start()
    visitor.navigation.go('/mis-prestamos')
    visitor.navigation.go('/inicio')
    await visitor.turn()
    expect(validations()).toBe(1)
    visitor.signIn(brunoCustomer)
    await visitor.turn()
    expect(validations()).toBe(2)
  })

  it('is not asked where nobody needs to be signed in', async () => {
    visitor = new Visitor('/refinanciacion').signIn(martaCustomer)
    visitor.make(PortalViewModel).start()
    await visitor.turn()
    expect(validations()).toBe(0)
  })

  it('ends it when the lender refuses it', async () => {
    visitor.lender.valid = failure({ kind: 'session-ended' })
    visitor.make(PortalViewModel).start()
    await visitor.turn()
    expect(visitor.navigation.address()).toBe('/validacion-dni')
    expect(visitor.sessions.lastEnd()).toBe('expired')
  })

  it.each([
    { kind: 'no-answer' as const },
    { kind: 'server-failure' as const },
    { kind: 'unreadable' as const, reference: 'validateSession' },
  ])('does not end it with $kind', async (cause) => {
    visitor.lender.valid = failure(cause)
    visitor.make(PortalViewModel).start()
    await visitor.turn()
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('leaves the next customer alone when the refusal comes late', async () => {
    const refusal = new PendingAnswer<Result<void, GatewayFailure>>()
    visitor.lender.valid = refusal.promise
    visitor.make(PortalViewModel).start()
    visitor.lender.valid = success()
    visitor.signIn(brunoCustomer)
    refusal.give(failure({ kind: 'session-ended' }))
    await visitor.turn()
    expect(visitor.sessions.customer()?.firstName).toBe('Bruno')
  })

  it('leaves the customer alone too who has left and entered again meanwhile, and is asked about anew', async () => {
    visitor.signIn(martaCustomer)
    const refusal = new PendingAnswer<Result<void, GatewayFailure>>()
    visitor.lender.valid = refusal.promise
    visitor.make(PortalViewModel).start()
    visitor.lender.valid = success()
    visitor.sessions.close('left')
    visitor.signIn(martaCustomer)
    visitor.navigation.go('/inicio')
    refusal.give(failure({ kind: 'session-ended' }))
    await visitor.turn()
    expect(visitor.sessions.customer()?.firstName).toBe('Marta')
    expect(validations()).toBe(2)
  })
})
