import { expect, it } from 'vitest'
import { decideRoute, type VisitorFacts } from '@/ui/shell/route-guard'
import { MemoryNavigation } from '#tests/support/memory-navigation'

const visitorAfterSessionEnd: VisitorFacts = {
  standing: undefined,
  areHoldingsCurrent: false,
  loginProgress: { hasDni: false, hasPeople: false, hasTaxId: false, step: undefined },
  currentScreen: 'password',
  hasCustomerChanged: false,
  hasJustSignedOut: false,
  hasJustSetPassword: true,
  mayOpenWiki: false,
  isPartOff: () => false,
  needsSplash: false,
}

function decisionAtNewPassword(differences: Partial<VisitorFacts>) {
  return decideRoute(new MemoryNavigation('/generar-clave'), { ...visitorAfterSessionEnd, ...differences })
}

it('the password screen stays while it says that the new password ended the session', () => {
  expect(decisionAtNewPassword({})).toMatchObject({ kind: 'show', name: 'password' })
})

it('the password screen does not stay when the session ended for another reason', () => {
  expect(decisionAtNewPassword({ hasJustSetPassword: false })).toEqual({
    kind: 'log-in',
    wanted: '/generar-clave',
  })
})

it('the customer who reloads it signs in, and is not taken back to it', () => {
  expect(decisionAtNewPassword({ currentScreen: undefined })).toEqual({ kind: 'log-in' })
})

it('the logout notice stays, and no other screen does', () => {
  const logout = new MemoryNavigation('/cerrar-sesion')
  const loans = new MemoryNavigation('/mis-prestamos')
  const visitor: VisitorFacts = { ...visitorAfterSessionEnd, hasJustSetPassword: false }
  expect(decideRoute(logout, { ...visitor, currentScreen: 'logout' })).toMatchObject({ kind: 'show' })
  expect(decideRoute(loans, { ...visitor, currentScreen: 'loans' })).toMatchObject({ kind: 'log-in' })
})
