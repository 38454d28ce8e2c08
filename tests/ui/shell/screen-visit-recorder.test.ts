import { describe, expect, it } from 'vitest'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { ScreenVisitRecorder } from '@/ui/shell/screen-visit-recorder'
import { martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitor: PortalVisitorPage

/**
 * Starts the portal for a visitor: first the visit log, then the route guard. Returns a function that stops
 * both.
 */
function startPortal(someone: PortalVisitorPage): () => void {
  const stops = [someone.resolve(ScreenVisitRecorder).onMount(), someone.resolve(PortalViewModel).onMount()]
  return () => {
    for (const stop of stops) stop()
  }
}

describe('page views', () => {
  it('name the pattern of each screen, without ids or queries', () => {
    visitor = new PortalVisitorPage('/mis-prestamos?desde=correo').signIn(martaCustomer)
    startPortal(visitor)
    visitor.navigation.goTo('/mis-prestamos/p-6b1f0c92?telefono=1145678901')
    visitor.navigation.goTo('/pagar-cuota/resumen?externalId=40128753')
    expect(visitor.pageViewAnalytics.reportedScreensAndChoices).toEqual([
      '/mis-prestamos',
      '/mis-prestamos/:idLoan',
      '/pagar-cuota/resumen',
    ])
  })

  it('are one for each visit, and for a redirect only its target', () => {
    visitor = new PortalVisitorPage('/validacion-dni').signIn(martaCustomer)
    startPortal(visitor)
    visitor.navigation.goTo('/inicio?otra=1')
    visitor.sessions.completeLogin(undefined)
    expect(visitor.pageViewAnalytics.reportedScreensAndChoices).toEqual(['/inicio'])
  })

  it('end when the page is closed', () => {
    visitor = new PortalVisitorPage('/inicio').signIn(martaCustomer)
    startPortal(visitor)()
    visitor.navigation.goTo('/mis-prestamos?externalRequest=true')
    expect([
      visitor.pageViewAnalytics.reportedScreensAndChoices,
      visitor.readStoredText('externalRequest'),
    ]).toEqual([['/inicio'], undefined])
  })
})

describe('the referral of another site', () => {
  it('is recorded on the first screen, even if it redirects at once', () => {
    visitor = new PortalVisitorPage('/validacion-dni?externalRequest=true').signIn(martaCustomer)
    startPortal(visitor)
    expect(visitor.navigation.address()).toBe('/inicio')
    expect(visitor.readStoredText('externalRequest')).toBe('true')
  })

  it('is recorded on later screens too', () => {
    visitor = new PortalVisitorPage('/validacion-dni')
    startPortal(visitor)
    visitor.navigation.goTo('/mis-prestamos?externalRequest=true')
    expect(visitor.readStoredText('externalRequest')).toBe('true')
  })

  it('is not recorded for another visitor', () => {
    visitor = new PortalVisitorPage('/validacion-dni?externalRequest=false')
    startPortal(visitor)
    expect(visitor.readStoredText('externalRequest')).toBeUndefined()
  })
})
