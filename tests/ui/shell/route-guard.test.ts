import { describe, expect, it } from 'vitest'
import { customerStanding } from '@/domain/session/area-access'
import { addresses } from '@/ui/addresses'
import { decideRoute, type RouteDecision, type VisitorFacts } from '@/ui/shell/route-guard'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { forbiddenLinkAddresses } from '#tests/support/outside-addresses'

const unknownVisitor: VisitorFacts = {
  standing: undefined,
  areHoldingsCurrent: false,
  loginProgress: { hasDni: false, hasPeople: false, hasTaxId: false, step: undefined },
  currentScreen: undefined,
  hasCustomerChanged: false,
  hasJustSignedOut: false,
  hasJustSetPassword: false,
  mayOpenWiki: false,
  isPartOff: () => false,
  needsSplash: false,
}
const identifiedVisitor: VisitorFacts = {
  ...unknownVisitor,
  loginProgress: { hasDni: true, hasPeople: true, hasTaxId: true, step: undefined },
}
const { loginProgress } = identifiedVisitor
const visitorWithoutPassword = signedInVisitor({ hasCredentials: false })
const signedInMarta = signedInVisitor({})

function signedInVisitor(known: Partial<Parameters<typeof customerStanding>[0]>): VisitorFacts {
  const standing = customerStanding({ hasCredentials: true, accountStatus: anAccountStatus(), ...known })
  return { ...unknownVisitor, standing }
}

/** Returns the address to which the route guard redirects; otherwise its decision, such as `shown`. */
function outcomeAt(address: string, visitor: VisitorFacts): string {
  const decision = decisionAt(address, visitor)
  switch (decision.kind) {
    case 'show':
      return 'shown'
    case 'go':
      return decision.to
    case 'log-in':
      return 'log-in'
    case 'go-on':
      return 'go-on'
  }
}

function decisionAt(address: string, visitor: VisitorFacts): RouteDecision {
  return decideRoute(new MemoryNavigation(address), visitor)
}

const screenPaths = Object.values(addresses).map(({ path }) => path.replace(':idLoan', 'p-6b1f0c92'))

/** Paths that every visitor may see, signed in or not. */
const pathsOpenToAll = [
  '/splash',
  '/instalar-app',
  '/cambio-celular',
  '/perdi-mi-celular',
  '/actualizar-td',
  '/autologin',
  '/arrepentimiento',
  '/baja',
  '/verificar',
  '/refinanciacion',
  '/refinanciacion/plan-cuotas',
  '/refinanciacion/selfie',
  '/refinanciacion/biometria',
  '/refinanciacion/forma-pago',
  '/refinanciacion/resumen',
  '/refinanciacion/final',
]

/** Paths before the login that need no earlier step. */
const firstStepPaths = ['/intro', '/mi-cuenta', '/validacion-dni']

const loginStepPaths = [
  '/validacion-cuit',
  '/iniciar-sesion',
  '/validacion-celular',
  '/sms-no-recibido',
  '/no-activo',
]

/** Paths for customers without a password. Others redirect to the home screen. Source: SES-09. */
const pathsOpenWithoutPassword = [
  ...pathsOpenToAll,
  '/recibir-notificaciones',
  '/generar-clave',
  '/enviar-comprobante',
  '/cancelacion-anticipada',
  '/libre-deuda',
  '/consultas',
  '/mis-datos-personales',
  '/inicio',
  '/nueva-home',
  '/cerrar-sesion',
  '/estado-pago',
  '/no-fui-yo',
  '/pagar-cuota/resumen',
  '/pagar-cuota/juntas',
  '/pagar-cuota/final',
  '/pagar-cuota-online',
  '/como-pagar-cuota-online',
  '/pagar-cuota-td',
  '/pagar-cuota-mp',
  ...screenPaths.filter((address) => address.startsWith('/mis-tarjetas')),
  // Joining asks for the password or a passkey on its own screen. Leaving needs only a session.
  ...screenPaths.filter((address) => address.includes('/cobro-automatico')),
]

describe('a visitor who is signed out', () => {
  it.each(screenPaths)('sees %s if it is public, and is otherwise redirected or asked to log in', (path) => {
    const isOpen = [...pathsOpenToAll, ...firstStepPaths].includes(path)
    const leads = loginStepPaths.includes(path) ? '/validacion-dni' : path === '/wiki' ? '/inicio' : 'log-in'
    expect(outcomeAt(path, unknownVisitor)).toBe(isOpen ? 'shown' : leads)
  })
})

describe('a customer with a password who is signed in', () => {
  it.each(screenPaths)('sees %s unless it is a login step, or is redirected home', (path) => {
    const leadsHome = ['/wiki', '/oferta-linea-revolvente'].includes(path)
    const isForVisitors = [...firstStepPaths, ...loginStepPaths].includes(path)
    const leads = leadsHome ? '/inicio' : 'shown'
    expect(outcomeAt(path, signedInMarta)).toBe(isForVisitors ? 'go-on' : leads)
  })
})

describe('a customer without a password who is signed in', () => {
  it.each(screenPaths)('sees %s if it needs no password, and is otherwise redirected home', (path) => {
    const isForVisitors = [...firstStepPaths, ...loginStepPaths].includes(path)
    const leads = pathsOpenWithoutPassword.includes(path) ? 'shown' : '/inicio'
    expect(outcomeAt(path, visitorWithoutPassword)).toBe(isForVisitors ? 'go-on' : leads)
  })
})

describe('an address closed to a customer whose case a law firm has', () => {
  const atLawFirm = signedInVisitor({
    accountStatus: anAccountStatus({ legalStudy: { kind: 'pending-assignment' } }),
    holdings: { hasActiveLoan: true, hasPaidOffLoan: true },
  })

  it.each([
    '/mis-datos',
    '/mis-prestamos',
    '/mis-prestamos/p-6b1f0c92',
    '/pagar-cuota',
    '/como-pagar-cuota-online',
    '/enviar-comprobante',
    '/cancelacion-anticipada',
    '/libre-deuda',
    '/descargar-cuponera',
    '/otros-servicios',
    '/mis-facturas',
    '/nuevo-prestamo',
  ])('%s redirects to home', (path) => {
    expect(outcomeAt(path, atLawFirm)).toBe('/inicio')
  })
})

describe('an unknown address', () => {
  it.each([
    ['/', '/inicio'],
    ['/cualquier-cosa', '/inicio'],
    ['/mis-prestamos/p-1/otra/cosa', '/inicio'],
    ['/mis-prestamos/', '/inicio'],
    ['/pagar-cuota/otra', '/pagar-cuota'],
    ['/mis-tarjetas/otra/mas', '/mis-tarjetas'],
    ['/refinanciacion/otra', '/refinanciacion'],
    ['/pagar-qr/otra', '/pagar-qr'],
    ['/pagar-cuotas-de-otro', '/inicio'],
  ])('%s redirects every visitor to %s', (address, to) => {
    expect([outcomeAt(address, unknownVisitor), outcomeAt(address, signedInMarta)]).toEqual([to, to])
  })
})

describe('the first visit on a phone', () => {
  const newcomer = { ...unknownVisitor, needsSplash: true }

  it.each(['/', '/mi-cuenta'])('begins at the splash when its address is %s', (address) => {
    expect(outcomeAt(address, newcomer)).toBe('/splash')
    expect(outcomeAt(address, { ...signedInMarta, needsSplash: true })).not.toBe('/splash')
  })

  it.each(['/mi-cuenta?autologin=error', '/validacion-dni', '/intro'])('goes straight to %s', (address) => {
    expect(outcomeAt(address, newcomer)).toBe('shown')
  })
})

describe('the steps of the login', () => {
  it.each(loginStepPaths)('%s is shown to a person found by DNI', (path) => {
    expect(outcomeAt(path, identifiedVisitor)).toBe('shown')
  })

  it.each(['/iniciar-sesion', '/validacion-celular', '/sms-no-recibido', '/no-activo'])(
    "%s needs the visitor's choice of a person first",
    (path) => {
      const several = { ...identifiedVisitor, loginProgress: { ...loginProgress, hasTaxId: false } }
      expect(outcomeAt(path, several)).toBe('/validacion-cuit')
    },
  )

  it('/no-activo needs no DNI from a visitor who says that they are no customer', () => {
    expect(outcomeAt('/no-activo?no-cliente', unknownVisitor)).toBe('shown')
  })
})

describe('a visitor who is not logged in', () => {
  it('continues after the login to the address they wanted, with its query', () => {
    expect(decisionAt('/mis-prestamos/p-1?desde=correo', unknownVisitor)).toEqual({
      kind: 'log-in',
      wanted: '/mis-prestamos/p-1?desde=correo',
    })
  })

  it.each(['/validacion-dni', '/iniciar-sesion', '/no-activo'])(
    'continues from %s to the address of its link, inside the portal only',
    (path) => {
      expect(decisionAt(`${path}?redirectUrl=%2Fmis-pagos`, unknownVisitor).wanted).toBe('/mis-pagos')
      expect(decisionAt(`${path}?redirectUrl=%2F%2Fotro.example`, unknownVisitor).wanted).toBeUndefined()
    },
  )

  it('keeps the address they wanted when a later step has a link of its own', () => {
    expect(
      decisionAt('/validacion-celular?recuperar=1&redirectUrl=%2Fgenerar-clave', identifiedVisitor).wanted,
    ).toBeUndefined()
  })

  it.each([
    ['/cerrar-sesion', unknownVisitor],
    ['/mis-prestamos', { ...unknownVisitor, hasJustSignedOut: true }],
  ])('does not return to %s after a logout', (address, visitor) => {
    expect(decisionAt(address, visitor)).toEqual({ kind: 'log-in' })
  })
})

describe('a customer who is logged in', () => {
  it.each(forbiddenLinkAddresses)('does not follow %j', (outside) => {
    expect(outcomeAt(`/validacion-dni?redirectUrl=${encodeURIComponent(outside)}`, signedInMarta)).toBe(
      'go-on',
    )
  })

  it('leaves a screen that needs a loan they do not have, once the lender has answered there', () => {
    const noLoans = signedInVisitor({ holdings: { hasActiveLoan: false, hasPaidOffLoan: false } })
    expect(outcomeAt('/libre-deuda', noLoans)).toBe('shown')
    expect(decisionAt('/libre-deuda', { ...noLoans, areHoldingsCurrent: true })).toEqual({
      kind: 'go',
      to: '/inicio',
      obstacle: 'no-paid-off-loan',
    })
  })

  it('is not redirected by what is not known yet', () => {
    expect(outcomeAt('/oferta-linea-revolvente', signedInVisitor({ accountStatus: undefined }))).toBe('shown')
  })

  it('lands on the home and sees nothing of the previous customer', () => {
    const other = { ...signedInMarta, hasCustomerChanged: true }
    expect([outcomeAt('/mis-prestamos', other), outcomeAt('/inicio', other)]).toEqual(['/inicio', 'shown'])
  })
})

it('the component showcase is shown if the lender enables it', () => {
  expect(outcomeAt('/wiki', { ...unknownVisitor, mayOpenWiki: true })).toBe('shown')
  expect(outcomeAt('/wiki', { ...signedInMarta, mayOpenWiki: true })).toBe('shown')
})

describe('a person at the login whose step is known', () => {
  const cases = [
    { step: 'password', shown: ['/iniciar-sesion', '/validacion-celular', '/no-activo'], redirects: {} },
    {
      step: 'code',
      shown: ['/validacion-celular', '/sms-no-recibido', '/no-activo'],
      redirects: { '/iniciar-sesion': '/validacion-celular' },
    },
    {
      step: 'not-a-customer',
      shown: ['/no-activo', '/validacion-cuit'],
      redirects: {
        '/iniciar-sesion': '/no-activo',
        '/validacion-celular': '/no-activo',
        '/sms-no-recibido': '/no-activo',
      },
    },
  ] as const

  it.each(cases)('is redirected to their own step: $step', ({ step, shown, redirects }) => {
    const visitor = { ...identifiedVisitor, loginProgress: { ...loginProgress, step } }
    for (const path of shown) expect(outcomeAt(path, visitor)).toBe('shown')
    for (const [path, to] of Object.entries(redirects)) expect(outcomeAt(path, visitor)).toBe(to)
  })

  it('continues to the address of a link once they are logged in', () => {
    const visitor = { ...identifiedVisitor, loginProgress: { ...loginProgress, step: 'code' as const } }
    expect(decisionAt('/iniciar-sesion?redirectUrl=%2Fmis-pagos', visitor).wanted).toBe('/mis-pagos')
  })
})
