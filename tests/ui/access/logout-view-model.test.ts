import { beforeEach, describe, expect, it } from 'vitest'
import { when } from 'mobx'
import { failure, success } from '@/domain/shared/result'
import { LogoutViewModel } from '@/ui/access/logout-view-model'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from './a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
})

/**
 * Opens the logout screen, as when the customer presses the logout in the portal, and returns its view model.
 */
function openLogout(): LogoutViewModel {
  visitorPage.navigation.goTo('/cerrar-sesion')
  const model = visitorPage.resolveService(LogoutViewModel)
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
    expect(visitorPage.sessions.current()).toBeUndefined()
    await when(() => model.state.phase === 'left')
    expect(visitorPage.sessionGateway.receivedCalls).toEqual(['log out refresh of Marta'])
    expect(model.state).toEqual({ phase: 'left', isRevoked: true })
  })

  it('shows that the lender could not be reached, and later that it was', async () => {
    visitorPage.sessionGateway.logOutAnswer = failure({ kind: 'no-answer' })
    const model = await openLogoutAndWait()
    expect(model.state).toEqual({ phase: 'left', isRevoked: false })
    visitorPage.sessionGateway.logOutAnswer = success()
    visitorPage.clock.advance(10_000)
    await visitorPage.waitForQueuedTasks()
    expect(model.state).toEqual({ phase: 'left', isRevoked: true })
  })

  it('is retried when the customer asks', async () => {
    visitorPage.sessionGateway.logOutAnswer = failure({ kind: 'server-failure' })
    const model = await openLogoutAndWait()
    await model.retry()
    expect(model.state).toEqual({ phase: 'left', isRevoked: false })
    visitorPage.sessionGateway.logOutAnswer = success()
    await model.retry()
    expect(model.state).toEqual({ phase: 'left', isRevoked: true })
  })

  it('returns to the login when the notice is closed, and keeps a session opened meanwhile', async () => {
    const model = await openLogoutAndWait()
    visitorPage.openAnotherTab('/inicio').signIn(brunoCustomer)
    model.goToLogin()
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
    expect(visitorPage.sessions.customer()?.firstName).toBe('Bruno')
  })
})

describe('a link to the logout', () => {
  let model: LogoutViewModel

  beforeEach(() => {
    visitorPage = new PortalVisitorPage('/cerrar-sesion').signIn(martaCustomer)
    model = visitorPage.resolveService(LogoutViewModel)
    model.onMount()
  })

  it('asks again when another customer logs in from another tab, and leaves after a logout there', () => {
    const other = visitorPage.openAnotherTab('/inicio').signIn(brunoCustomer)
    expect(model.state).toEqual({ phase: 'asking', name: 'Bruno Acosta' })
    other.sessions.closeSession('left')
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
  })

  it("asks too when the browser's back button leads to it", () => {
    visitorPage = new PortalVisitorPage('/cerrar-sesion').signIn(martaCustomer)
    visitorPage.navigation.goTo('/inicio')
    visitorPage.navigation.back()
    const again = visitorPage.resolveService(LogoutViewModel)
    again.onMount()
    expect(again.state.phase).toBe('asking')
  })
})
