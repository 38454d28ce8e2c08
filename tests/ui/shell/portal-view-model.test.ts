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

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/validacion-dni')
})

/** Returns the address at which the visitor ends after all redirects. */
function finalAddress(someone: PortalVisitorPage): string {
  const routeGuard = someone.resolveService(PortalViewModel)
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
    visitorPage = new PortalVisitorPage('/oferta-linea-revolvente').signIn(martaCustomer, 'unknown')
    visitorPage.resolveService(PortalViewModel).onMount()
    expect(visitorPage.navigation.address()).toBe('/oferta-linea-revolvente')
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('is withdrawn during a visit once their standing is known', async () => {
    visitorPage = new PortalVisitorPage('/nuevo-prestamo').signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = success({
      isUpToDate: false,
      isBlacklisted: false,
      totalDebt: cents(100),
    })
    visitorPage.resolveService(PortalViewModel).onMount()
    expect(visitorPage.navigation.address()).toBe('/nuevo-prestamo')
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('is requested once, however many screens they visit meanwhile', async () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer, 'unknown')
    visitorPage.sessionGateway.accountStatusAnswer = failure({ kind: 'no-answer' })
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.navigation.goTo('/pagar-cuota')
    await visitorPage.waitForQueuedTasks()
    visitorPage.navigation.goTo('/mis-prestamos')
    await visitorPage.waitForQueuedTasks()
    expect(
      visitorPage.sessionGateway.receivedCalls.filter((question) => question.startsWith('status')),
    ).toHaveLength(1)
  })
})

describe('a screen that needs a loan', () => {
  const noLoans = { hasActiveLoan: false, hasPaidOffLoan: false }

  it.each(['/mis-prestamos/p-1', '/enviar-comprobante', '/descargar-cuponera', '/libre-deuda'])(
    '%s is closed to a customer without loans, who sees why',
    async (address) => {
      visitorPage = new PortalVisitorPage(address).signIn(martaCustomer)
      visitorPage.sessionGateway.loanHoldingsAnswer = success(noLoans)
      visitorPage.resolveService(PortalViewModel).onMount()
      expect(visitorPage.navigation.address()).toBe(address)
      await visitorPage.waitForQueuedTasks()
      expect(visitorPage.navigation.address()).toBe('/inicio')
      expect(visitorPage.resolveService(Toasts).shown).toHaveLength(1)
    },
  )

  it('stays open when the customer’s loans cannot be loaded', async () => {
    visitorPage = new PortalVisitorPage('/libre-deuda').signIn(martaCustomer)
    visitorPage.sessionGateway.loanHoldingsAnswer = failure({ kind: 'no-answer' })
    visitorPage.resolveService(PortalViewModel).onMount()
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.navigation.address()).toBe('/libre-deuda')
  })

  it('is not checked for a customer who goes elsewhere', async () => {
    visitorPage = new PortalVisitorPage('/mis-pagos').signIn(martaCustomer)
    visitorPage.resolveService(PortalViewModel).onMount()
    await visitorPage.waitForQueuedTasks()
    expect(
      visitorPage.sessionGateway.receivedCalls.filter((question) => question.startsWith('loans')),
    ).toEqual([])
  })

  it('gives no message of one customer to the next customer', async () => {
    visitorPage = new PortalVisitorPage('/libre-deuda').signIn(martaCustomer)
    const late = new ManuallyResolvedAnswer<Result<LoanHoldings, GatewayFailure>>()
    visitorPage.sessionGateway.loanHoldingsAnswer = late.promise
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.sessionGateway.loanHoldingsAnswer = success({ hasActiveLoan: true, hasPaidOffLoan: true })
    visitorPage.signIn(brunoCustomer)
    visitorPage.navigation.goTo('/libre-deuda')
    late.resolveWith(success(noLoans))
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.resolveService(CustomerStandingStore).holdings).toEqual({
      hasActiveLoan: true,
      hasPaidOffLoan: true,
    })
  })
})

describe('the first screen after the login', () => {
  it('is the one that the customer wanted before', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos/p-6b1f0c92?desde=correo')
    visitorPage.resolveService(PortalViewModel).onMount()
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
    visitorPage.signIn(martaCustomer)
    expect(visitorPage.navigation.address()).toBe('/mis-prestamos/p-6b1f0c92?desde=correo')
  })

  it('is the home the second time', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos')
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.signIn(martaCustomer)
    visitorPage.navigation.goTo('/validacion-dni')
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('is the home when the customer only wanted to log out', () => {
    visitorPage = new PortalVisitorPage('/cerrar-sesion')
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.signIn(martaCustomer)
    expect(visitorPage.navigation.address()).toBe('/inicio')
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
    visitorPage = new PortalVisitorPage('/mis-prestamos')
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.navigation.goTo('//otra.example/mis-prestamos')
    visitorPage.signIn(martaCustomer)
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })
})

describe('the other tabs', () => {
  it('all show the login after a logout in one', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    visitorPage.openAnotherTab('/inicio').sessions.closeSession('left')
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
    expect(routeGuard.standingStore.customer).toBeUndefined()
  })

  it.each(['left', 'expired'] as const)('keep the logout notice when a session is %s in one', (reason) => {
    visitorPage = new PortalVisitorPage('/cerrar-sesion').signIn(martaCustomer)
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    visitorPage.openAnotherTab('/inicio').sessions.closeSession(reason)
    expect(visitorPage.navigation.address()).toBe('/cerrar-sesion')
    expect(routeGuard.currentRoute?.name).toBe('logout')
  })

  it('show no logout notice to a visitor who is not logged in', () => {
    visitorPage = new PortalVisitorPage('/cerrar-sesion')
    visitorPage.resolveService(PortalViewModel).onMount()
    expect(visitorPage.navigation.address()).toBe('/validacion-dni')
  })

  it('do not send the next customer to the screens of the one who logged out', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    visitorPage.resolveService(PortalViewModel).onMount()
    visitorPage.openAnotherTab('/inicio').sessions.closeSession('left')
    visitorPage.signIn({ ...brunoCustomer, hasCredentials: true })
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('all log the customer in after a login in one', () => {
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    visitorPage.openAnotherTab('/validacion-dni').signIn(martaCustomer)
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(routeGuard.standingStore.customer?.firstName).toBe('Marta')
  })

  it('show nothing of the first customer after another one logs in', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos/p-6b1f0c92').signIn(martaCustomer)
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    visitorPage.openAnotherTab('/autologin').signIn({ ...brunoCustomer, hasCredentials: true })
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(routeGuard.standingStore.customer?.firstName).toBe('Bruno')
  })

  it('reload the home for another customer who logs in', () => {
    visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    const visitOfMarta = routeGuard.currentRoute?.screenKey
    visitorPage.openAnotherTab('/autologin').signIn({ ...brunoCustomer, hasCredentials: true })
    expect(routeGuard.currentRoute?.screenKey).not.toBe(visitOfMarta)
  })

  it('continue with a link that logs another customer in', () => {
    visitorPage = new PortalVisitorPage('/autologin').signIn(martaCustomer)
    const routeGuard = visitorPage.resolveService(PortalViewModel)
    routeGuard.onMount()
    const begun = routeGuard.currentRoute?.screenKey
    visitorPage.signIn({ ...brunoCustomer, hasCredentials: true })
    expect(routeGuard.currentRoute?.screenKey).toBe(begun)
  })

  it('are not observed once the page is closed', () => {
    visitorPage = new PortalVisitorPage('/mis-prestamos').signIn(martaCustomer)
    visitorPage.resolveService(PortalViewModel).onMount()()
    visitorPage.openAnotherTab('/inicio').sessions.closeSession('left')
    expect(visitorPage.navigation.address()).toBe('/mis-prestamos')
  })
})
