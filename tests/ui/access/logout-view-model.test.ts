import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure, success } from '@/domain/shared/result'
import { LogoutViewModel } from '@/ui/access/logout-view-model'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitor: PortalVisitorPage

beforeEach(() => {
  visitor = new PortalVisitorPage('/inicio').signIn(martaCustomer)
})

/**
 * Opens the logout screen, as when the customer presses the logout in the portal, and returns its view model.
 */
function openLogout(): LogoutViewModel {
  visitor.navigation.goTo('/cerrar-sesion')
  const model = visitor.resolve(LogoutViewModel)
  model.onMount()
  return model
}

async function openLogoutAndWait(): Promise<LogoutViewModel> {
  const model = openLogout()
  await when(() => model.state.phase === 'left')
  return model
}

describe('logging out', () => {
  it('removes the session from the device, then sends the lender its token', async () => {
    const model = openLogout()
    expect(model.state).toEqual({ phase: 'leaving' })
    expect(visitor.sessions.current()).toBeUndefined()
    await when(() => model.state.phase === 'left')
    expect(visitor.sessionGateway.receivedCalls).toEqual(['log out refresh of Marta'])
    expect(model.state).toEqual({ phase: 'left', isRevoked: true })
  })

  it('shows that the lender could not be reached, and later that it was', async () => {
    visitor.sessionGateway.logOutAnswer = failure({ kind: 'no-answer' })
    const model = await openLogoutAndWait()
    expect(model.state).toEqual({ phase: 'left', isRevoked: false })
    visitor.sessionGateway.logOutAnswer = success()
    visitor.clock.advance(10_000)
    await visitor.waitForQueuedTasks()
    expect(model.state).toEqual({ phase: 'left', isRevoked: true })
  })

  it('is retried when the customer asks', async () => {
    visitor.sessionGateway.logOutAnswer = failure({ kind: 'server-failure' })
    const model = await openLogoutAndWait()
    await model.retry()
    expect(model.state).toEqual({ phase: 'left', isRevoked: false })
    visitor.sessionGateway.logOutAnswer = success()
    await model.retry()
    expect(model.state).toEqual({ phase: 'left', isRevoked: true })
  })

  it('returns to the login when the notice is closed, and keeps a session opened meanwhile', async () => {
    const model = await openLogoutAndWait()
    visitor.openAnotherTab('/inicio').signIn(brunoCustomer)
    model.goToLogin()
    expect(visitor.navigation.address()).toBe('/validacion-dni')
    expect(visitor.sessions.customer()?.firstName).toBe('Bruno')
  })
})

describe('a link to the logout', () => {
  let model: LogoutViewModel

  beforeEach(() => {
    visitor = new PortalVisitorPage('/cerrar-sesion').signIn(martaCustomer)
    model = visitor.resolve(LogoutViewModel)
    model.onMount()
  })

  it('asks again when another customer logs in from another tab, and leaves after a logout there', () => {
    const other = visitor.openAnotherTab('/inicio').signIn(brunoCustomer)
    expect(model.state).toEqual({ phase: 'asking', name: 'Bruno Acosta' })
    other.sessions.closeSession('left')
    expect(visitor.navigation.address()).toBe('/validacion-dni')
  })

  it("asks too when the browser's back button leads to it", () => {
    visitor = new PortalVisitorPage('/cerrar-sesion').signIn(martaCustomer)
    visitor.navigation.goTo('/inicio')
    visitor.navigation.back()
    const again = visitor.resolve(LogoutViewModel)
    again.onMount()
    expect(again.state.phase).toBe('asking')
  })
})
