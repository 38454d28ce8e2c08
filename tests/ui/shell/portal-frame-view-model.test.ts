import { beforeEach, describe, expect, it, vi } from 'vitest'
import { success } from '@/domain/shared/result'
import type { AccountStatus, Customer } from '@/domain/session/session'
import { cents } from '@/domain/shared/money'
import { PortalFrameViewModel } from '@/ui/shell/portal-frame-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'
import { longWaitOptions } from '#tests/support/long-timeout'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio')
})

function openPortalFrame(
  customer: Customer,
  status: Partial<AccountStatus> | 'unknown' = {},
): PortalFrameViewModel {
  visitorPage.signIn(customer, status)
  visitorPage.resolveService(PortalViewModel).onMount()
  const frame = visitorPage.resolveService(PortalFrameViewModel)
  frame.onMount()
  return frame
}

function enabledMenuLabels(frame: PortalFrameViewModel): readonly string[] {
  const entries = frame.menuGroups.flatMap((group) => group.entries)
  return entries.filter((entry) => entry.disabledReason === undefined).map(({ label }) => label)
}

const creditLine = { maxAmount: cents(60_000_000), remainingAmount: cents(41_235_050), enabled: true }

const statusAtLawFirm = { legalStudy: { kind: 'pending-assignment' } } as const

describe('the frame around the screens', () => {
  it('knows the customer and their screen', () => {
    const frame = openPortalFrame(martaCustomer)
    expect(frame.initials).toBe('MG')
    expect(frame.customer?.firstName).toBe('Marta')
    expect(frame.screenPath).toBe('/inicio')
  })

  it("leaves the query out of the customer's address", () => {
    visitorPage = new PortalVisitorPage('/pagar-cuota?externalId=40128753')
    expect(openPortalFrame(martaCustomer).screenPath).toBe('/pagar-cuota')
  })

  it('shows the customer’s photo once the menu is opened', async () => {
    const blob = new Blob(['photo'])
    visitorPage.profileGateway.avatarAnswer = success({ blob, contentType: 'image/jpeg' })
    const frame = openPortalFrame(martaCustomer)
    expect(frame.customerPhoto).toBeUndefined()
    frame.openMenu()
    await vi.waitFor(() => expect(frame.customerPhoto).toBe(blob), longWaitOptions)
  })

  it('has no initials without a customer', () => {
    expect(visitorPage.resolveService(PortalFrameViewModel).initials).toBe('')
  })
})

describe('the menu', () => {
  it('offers nothing new to a customer in debt', () => {
    const menu = enabledMenuLabels(
      openPortalFrame(martaCustomer, { isUpToDate: false, totalDebt: cents(10_188_326) }),
    )
    expect(menu).not.toContain('Nuevo préstamo')
    expect(menu).not.toContain('Pagos y recargas')
    expect(menu).toContain('Pagar cuota')
  })

  it('offers no new loan to a customer on the black list', () => {
    const menu = enabledMenuLabels(openPortalFrame(martaCustomer, { isBlacklisted: true }))
    expect(menu).not.toContain('Nuevo préstamo')
    expect(menu).toContain('Pagos y recargas')
  })

  it.each([
    ['once their standing is known', {}],
    ['before their standing is known', 'unknown' as const],
  ])('leaves a customer without a password only the parts open to them, %s', (_, status) => {
    expect(enabledMenuLabels(openPortalFrame(brunoCustomer, status))).toEqual([
      'Mis tarjetas',
      'Libre deuda',
      'Cerrar sesión',
    ])
  })

  it('closes by itself when the customer goes to another screen', () => {
    const frame = openPortalFrame(martaCustomer)
    frame.openMenu()
    expect(frame.isMenuOpen).toBe(true)
    visitorPage.navigation.goTo('/mis-prestamos')
    expect(frame.isMenuOpen).toBe(false)
  })

  it('can be closed without going to another screen', () => {
    const frame = openPortalFrame(martaCustomer)
    frame.openMenu()
    frame.closeMenu()
    expect(frame.isMenuOpen).toBe(false)
  })
})

describe('the bottom bar', () => {
  it('explains why an entry is disabled', () => {
    visitorPage = new PortalVisitorPage('/mis-pagos')
    const legal = openPortalFrame(martaCustomer, statusAtLawFirm)
    expect(legal.bottomBarEntries.map((entry) => legal.bottomBarEntryDisabledReason(entry))).toEqual([
      undefined,
      'No se puede mientras tu deuda esté en gestión legal.',
      undefined,
      undefined,
    ])
    visitorPage = new PortalVisitorPage('/generar-clave')
    const without = openPortalFrame(brunoCustomer, { revolvingLine: creditLine })
    const reason = 'Primero creá tu contraseña.'
    expect(without.bottomBarEntries.map((entry) => without.bottomBarEntryDisabledReason(entry))).toEqual([
      undefined,
      reason,
      reason,
      reason,
      undefined,
    ])
  })
})

describe('the help of the header', () => {
  it('is disabled only for a customer without a password', () => {
    expect(openPortalFrame(brunoCustomer).helpDisabledReason).toBe('Primero creá tu contraseña.')
    visitorPage = new PortalVisitorPage('/inicio')
    expect(openPortalFrame(martaCustomer, statusAtLawFirm).helpDisabledReason).toBeUndefined()
  })
})
