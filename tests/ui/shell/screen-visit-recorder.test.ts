import { describe, expect, it } from 'vitest'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { ScreenVisitRecorder } from '@/ui/shell/screen-visit-recorder'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

/**
 * Starts the portal for a visitor: first the visit log, then the route guard. Returns a function that stops
 * both.
 */
function startPortal(someone: PortalVisitorPage): () => void {
  const stops = [
    someone.resolveService(ScreenVisitRecorder).onMount(),
    someone.resolveService(PortalViewModel).onMount(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

describe('page views', () => {
  it('name the pattern of each screen, without ids or queries', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos?desde=correo').signIn(martaCustomer)
    startPortal(visitorPage)
    visitorPage.navigation.goTo('/mis-prestamos/p-6b1f0c92?telefono=1145678901')
    visitorPage.navigation.goTo('/pagar-cuota/resumen?externalId=40128753')
    expect(visitorPage.pageViewAnalytics.reportedScreensAndChoices).toEqual([
      '/mis-prestamos',
      '/mis-prestamos/:idLoan',
      '/pagar-cuota/resumen',
    ])
  })

  it('are one for each visit, and for a redirect only its target', () => {
    visitorPage = new PortalVisitorPage('/validacion-dni').signIn(martaCustomer)
    startPortal(visitorPage)
    visitorPage.navigation.goTo('/inicio?otra=1')
    visitorPage.sessions.completeLogin(undefined)
    expect(visitorPage.pageViewAnalytics.reportedScreensAndChoices).toEqual(['/inicio'])
  })

  it('end when the page is closed', () => {
    visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
    startPortal(visitorPage)()
    visitorPage.navigation.goTo('/mis-prestamos?externalRequest=true')
    expect([
      visitorPage.pageViewAnalytics.reportedScreensAndChoices,
      visitorPage.readStoredText('externalRequest'),
    ]).toEqual([['/inicio'], undefined])
  })
})

describe('the referral of another site', () => {
  it('is recorded on the first screen, even if it redirects at once', () => {
    visitorPage = new PortalVisitorPage('/validacion-dni?externalRequest=true').signIn(martaCustomer)
    startPortal(visitorPage)
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(visitorPage.readStoredText('externalRequest')).toBe('true')
  })

  it('is recorded on later screens too', () => {
    visitorPage = new PortalVisitorPage('/validacion-dni')
    startPortal(visitorPage)
    visitorPage.navigation.goTo('/mis-prestamos?externalRequest=true')
    expect(visitorPage.readStoredText('externalRequest')).toBe('true')
  })

  it('is not recorded for another visitor', () => {
    visitorPage = new PortalVisitorPage('/validacion-dni?externalRequest=false')
    startPortal(visitorPage)
    expect(visitorPage.readStoredText('externalRequest')).toBeUndefined()
  })
})
