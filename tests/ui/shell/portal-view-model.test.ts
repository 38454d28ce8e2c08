import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { LoanHoldings } from '@/domain/session/area-access'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses as table } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { ManuallyResolvedAnswer } from '#tests/support/loan-builders'
import { brunoCustomer, martaCustomer, martaPerson } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'
import { forbiddenLinkAddresses } from '#tests/support/outside-addresses'

let visitor: PortalVisitorPage

beforeEach(() => {
  visitor = new PortalVisitorPage('/validacion-dni')
})

/** Returns the address at which the visitor ends after all redirects. */
function finalAddress(someone: PortalVisitorPage): string {
  const routeGuard = someone.resolve(PortalViewModel)
  const stop = routeGuard.onMount()
  stop()
  expect(routeGuard.currentRoute?.screenKey).toBe(`0 ${someone.navigation.address()}`)
  return someone.navigation.address()
}

function addressWithLoanId(pattern: string): string {
  return pattern.replace(':idLoan', 'p-6b1f0c92')
}

const exampleScreenPaths = Object.values(table).map(({ path }) => addressWithLoanId(path))

describe('no address redirects a visitor in circles', () => {
  const visitors = {
    'signed out': (address: string) => new PortalVisitorPage(address),
    'half way through the login': (address: string) =>
      new PortalVisitorPage(address).storeIdentifiedPerson(martaPerson),
    'signed in': (address: string) => new PortalVisitorPage(address).signIn(martaCustomer),
    'signed in without a password': (address: string) => new PortalVisitorPage(address).signIn(brunoCustomer),
    'signed in, standing unknown': (address: string) =>
      new PortalVisitorPage(address).signIn(martaCustomer, 'unknown'),
    'signed in at a legal study': (address: string) =>
      new PortalVisitorPage(address).signIn(martaCustomer, {
        isUpToDate: false,
        legalStudy: { kind: 'pending-assignment' },
      }),
  }

  it.each(Object.entries(visitors))('%s', (_, arrive) => {
    for (const address of exampleScreenPaths) {
      for (const query of ['', `?redirectUrl=${address}`, '?redirectUrl=/validacion-dni', '?no-cliente']) {
        const someone = arrive(address + query)
        finalAddress(someone)
        expect(someone.navigation.addressChangeCount, address + query).toBeLessThanOrEqual(3)
      }
    }
  })
})

describe('the access of a customer', () => {
  it('excludes new products while they are in debt', () => {
    const inDebt = { isUpToDate: false, totalDebt: cents(10_188_326) }
    expect(finalAddress(new PortalVisitorPage('/nuevo-prestamo').signIn(martaCustomer, inDebt))).toBe(
      '/inicio',
    )
    expect(finalAddress(new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, inDebt))).toBe(
      '/mis-prestamos',
    )
  })

  it('excludes loans while a law firm has their case', () => {
    const atStudy = { legalStudy: { kind: 'pending-assignment' } } as const
    expect(finalAddress(new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, atStudy))).toBe(
      '/inicio',
    )
    expect(finalAddress(new PortalVisitorPage('/mis-pagos').signIn(martaCustomer, atStudy))).toBe(
      '/mis-pagos',
    )
  })

  it('includes the offer of a revolving line only with a line or an offer', () => {
    const revolvingLine = { maxAmount: cents(100), remainingAmount: cents(100), enabled: true }
    const withCreditLine = new PortalVisitorPage('/oferta-linea-revolvente').signIn(martaCustomer, {
      revolvingLine,
    })
    expect(finalAddress(withCreditLine)).toBe('/oferta-linea-revolvente')
  })

  it('includes the offer while it is unknown, and no longer when there is none', async () => {
    visitor = new PortalVisitorPage('/oferta-linea-revolvente').signIn(martaCustomer, 'unknown')
    visitor.resolve(PortalViewModel).onMount()
    expect(visitor.navigation.address()).toBe('/oferta-linea-revolvente')
    await visitor.waitForQueuedTasks()
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('is withdrawn during a visit once their standing is known', async () => {
    visitor = new PortalVisitorPage('/nuevo-prestamo').signIn(martaCustomer, 'unknown')
    visitor.sessionGateway.accountStatusAnswer = success({
      isUpToDate: false,
      isBlacklisted: false,
      totalDebt: cents(100),
    })
    visitor.resolve(PortalViewModel).onMount()
    expect(visitor.navigation.address()).toBe('/nuevo-prestamo')
    await visitor.waitForQueuedTasks()
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('is requested once, however many screens they visit meanwhile', async () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitor.sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
    visitor.resolve(PortalViewModel).onMount()
    visitor.navigation.goTo('/pagar-cuota')
    await visitor.waitForQueuedTasks()
    visitor.navigation.goTo('/mis-prestamos')
    await visitor.waitForQueuedTasks()
    expect(
      visitor.sessionGateway.receivedCalls.filter((question) => question.startsWith('status')),
    ).toHaveLength(1)
  })
})

describe('a screen that needs a loan', () => {
  const noLoans = { hasActiveLoan: false, hasPaidOffLoan: false }

  it.each(['/mis-prestamos/p-1', '/enviar-comprobante', '/descargar-cuponera', '/libre-deuda'])(
    '%s is closed to a customer without loans, who sees why',
    async (address) => {
      visitor = new PortalVisitorPage(address).signIn(martaCustomer)
      visitor.sessionGateway.loanHoldingsAnswer = success(noLoans)
      visitor.resolve(PortalViewModel).onMount()
      expect(visitor.navigation.address()).toBe(address)
      await visitor.waitForQueuedTasks()
      expect(visitor.navigation.address()).toBe('/inicio')
      expect(visitor.resolve(Toasts).shown).toHaveLength(1)
    },
  )

  it('stays open when the customer’s loans cannot be loaded', async () => {
    visitor = new PortalVisitorPage('/libre-deuda').signIn(martaCustomer)
    visitor.sessionGateway.loanHoldingsAnswer = failure({ kind: 'no-answer' })
    visitor.resolve(PortalViewModel).onMount()
    await visitor.waitForQueuedTasks()
    expect(visitor.navigation.address()).toBe('/libre-deuda')
  })

  it('is not checked for a customer who goes elsewhere', async () => {
    visitor = new PortalVisitorPage('/mis-pagos').signIn(martaCustomer)
    visitor.resolve(PortalViewModel).onMount()
    await visitor.waitForQueuedTasks()
    expect(visitor.sessionGateway.receivedCalls.filter((question) => question.startsWith('loans'))).toEqual(
      [],
    )
  })

  it('gives no message of one customer to the next customer', async () => {
    visitor = new PortalVisitorPage('/libre-deuda').signIn(martaCustomer)
    const late = new ManuallyResolvedAnswer<Result<LoanHoldings, GatewayFailure>>()
    visitor.sessionGateway.loanHoldingsAnswer = late.promise
    visitor.resolve(PortalViewModel).onMount()
    visitor.sessionGateway.loanHoldingsAnswer = success({ hasActiveLoan: true, hasPaidOffLoan: true })
    visitor.signIn(brunoCustomer)
    visitor.navigation.goTo('/libre-deuda')
    late.resolveWith(success(noLoans))
    await visitor.waitForQueuedTasks()
    expect(visitor.resolve(CustomerStandingStore).holdings).toEqual({
      hasActiveLoan: true,
      hasPaidOffLoan: true,
    })
  })
})

describe('the first screen after the login', () => {
  it('is the one that the customer wanted before', () => {
    visitor = new PortalVisitorPage('/mis-prestamos/p-6b1f0c92?desde=correo')
    visitor.resolve(PortalViewModel).onMount()
    expect(visitor.navigation.address()).toBe('/validacion-dni')
    visitor.signIn(martaCustomer)
    expect(visitor.navigation.address()).toBe('/mis-prestamos/p-6b1f0c92?desde=correo')
  })

  it('is the home the second time', () => {
    visitor = new PortalVisitorPage('/mis-prestamos')
    visitor.resolve(PortalViewModel).onMount()
    visitor.signIn(martaCustomer)
    visitor.navigation.goTo('/validacion-dni')
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('is the home when the customer only wanted to log out', () => {
    visitor = new PortalVisitorPage('/cerrar-sesion')
    visitor.resolve(PortalViewModel).onMount()
    visitor.signIn(martaCustomer)
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('is the one in the link', () => {
    expect(
      finalAddress(new PortalVisitorPage('/validacion-dni?redirectUrl=%2Fmis-pagos').signIn(martaCustomer)),
    ).toBe('/mis-pagos')
  })

  it.each(forbiddenLinkAddresses)('is the home when the link says %j', (outside) => {
    const address = `/validacion-dni?${new URLSearchParams({ redirectUrl: outside })}`
    expect(finalAddress(new PortalVisitorPage(address).signIn(martaCustomer))).toBe('/inicio')
  })

  it('is the home when the stored address was changed to lead outside', () => {
    visitor = new PortalVisitorPage('/mis-prestamos')
    visitor.resolve(PortalViewModel).onMount()
    visitor.navigation.goTo('//otra.example/mis-prestamos')
    visitor.signIn(martaCustomer)
    expect(visitor.navigation.address()).toBe('/inicio')
  })
})

describe('the other tabs', () => {
  it('all show the login after a logout in one', () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    visitor.openAnotherTab('/inicio').sessions.closeSession('left')
    expect(visitor.navigation.address()).toBe('/validacion-dni')
    expect(routeGuard.standingStore.customer).toBeUndefined()
  })

  it.each(['left', 'expired'] as const)('keep the logout notice when a session is %s in one', (reason) => {
    visitor = new PortalVisitorPage('/cerrar-sesion').signIn(martaCustomer)
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    visitor.openAnotherTab('/inicio').sessions.closeSession(reason)
    expect(visitor.navigation.address()).toBe('/cerrar-sesion')
    expect(routeGuard.currentRoute?.name).toBe('logout')
  })

  it('show no logout notice to a visitor who is not logged in', () => {
    visitor = new PortalVisitorPage('/cerrar-sesion')
    visitor.resolve(PortalViewModel).onMount()
    expect(visitor.navigation.address()).toBe('/validacion-dni')
  })

  it('do not send the next customer to the screens of the one who logged out', () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    visitor.resolve(PortalViewModel).onMount()
    visitor.openAnotherTab('/inicio').sessions.closeSession('left')
    visitor.signIn({ ...brunoCustomer, hasCredentials: true })
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('all log the customer in after a login in one', () => {
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    visitor.openAnotherTab('/validacion-dni').signIn(martaCustomer)
    expect(visitor.navigation.address()).toBe('/inicio')
    expect(routeGuard.standingStore.customer?.firstName).toBe('Marta')
  })

  it('show nothing of the first customer after another one logs in', () => {
    visitor = new PortalVisitorPage('/mis-prestamos/p-6b1f0c92').signIn(martaCustomer)
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    visitor.openAnotherTab('/autologin').signIn({ ...brunoCustomer, hasCredentials: true })
    expect(visitor.navigation.address()).toBe('/inicio')
    expect(routeGuard.standingStore.customer?.firstName).toBe('Bruno')
  })

  it('reload the home for another customer who logs in', () => {
    visitor = new PortalVisitorPage('/inicio').signIn(martaCustomer)
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    const visitOfMarta = routeGuard.currentRoute?.screenKey
    visitor.openAnotherTab('/autologin').signIn({ ...brunoCustomer, hasCredentials: true })
    expect(routeGuard.currentRoute?.screenKey).not.toBe(visitOfMarta)
  })

  it('continue with a link that logs another customer in', () => {
    visitor = new PortalVisitorPage('/autologin').signIn(martaCustomer)
    const routeGuard = visitor.resolve(PortalViewModel)
    routeGuard.onMount()
    const begun = routeGuard.currentRoute?.screenKey
    visitor.signIn({ ...brunoCustomer, hasCredentials: true })
    expect(routeGuard.currentRoute?.screenKey).toBe(begun)
  })

  it('are not observed once the page is closed', () => {
    visitor = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    visitor.resolve(PortalViewModel).onMount()()
    visitor.openAnotherTab('/inicio').sessions.closeSession('left')
    expect(visitor.navigation.address()).toBe('/mis-prestamos')
  })
})
