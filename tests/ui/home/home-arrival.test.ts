import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import { HomeViewModel } from '@/ui/home/home-view-model'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitor: PortalVisitorPage

beforeEach(() => {
  visitor = new PortalVisitorPage('/inicio')
})

async function openHome(): Promise<HomeViewModel> {
  const model = visitor.resolve(HomeViewModel)
  model.onMount()
  await visitor.waitForQueuedTasks()
  return model
}

describe('the arrival at the home', () => {
  it('leads to one offer in a visit, however many remain', async () => {
    visitor.pushMessaging.pushSupportAnswer = 'available'
    visitor.authenticator.hasPasskeySupport = true
    visitor.storeCustomerHasPaid(martaCustomer)
    visitor.signIn(martaCustomer)
    await openHome()
    expect(visitor.navigation.address()).toBe('/modo-desbloqueo')
    visitor.navigation.goTo('/inicio')
    expect((await openHome()).state.phase).toBe('ready')
    expect(visitor.navigation.address()).toBe('/inicio')
  })

  it('offers notifications to a customer who returns to home without a login', async () => {
    visitor.pushMessaging.pushSupportAnswer = 'available'
    visitor.homeGateway.prepaymentDiscountAnswer = success({
      priceWithDiscount: cents(82_000),
      totalInstallmentAmount: cents(100_000),
    })
    visitor.signIn(martaCustomer)
    expect((await openHome()).dialogsModel.shownDialog?.kind).toBe('prepayment-discount')
    visitor.storeCustomerHasPaid(martaCustomer)
    await openHome()
    expect(visitor.navigation.address()).toBe('/recibir-notificaciones')
  })

  it('shows the legal notice first, before any offer', async () => {
    visitor.authenticator.hasPasskeySupport = true
    visitor.signIn(brunoCustomer, { legalStudy: { kind: 'pending-assignment' } })
    visitor.sessionGateway.accountStatusAnswer = success(
      anAccountStatus({ legalStudy: { kind: 'pending-assignment' } }),
    )
    const model = await openHome()
    expect(visitor.navigation.address()).toBe('/inicio')
    expect(model.state).toEqual({ phase: 'legal-notice', study: { kind: 'pending-assignment' } })
  })

  it('stops waiting for the offers after a limit', async () => {
    visitor.authenticator.hasPasskeySupport = true
    visitor.passkeyGateway.hasPasskeyAnswer = new Promise(() => undefined)
    visitor.signIn(martaCustomer)
    const model = await openHome()
    expect(model.state.phase).toBe('loading')
    visitor.clock.advance(2_000)
    await visitor.waitForQueuedTasks()
    expect(model.state.phase).toBe('ready')
  })
})

describe('the return to the home from another tab', () => {
  it('loads the loans again, once however often the browser reports the return', async () => {
    visitor.signIn(martaCustomer)
    const model = await openHome()
    const before = visitor.loanGateway.receivedCalls.length
    model.refreshOnReturnToPage()
    model.refreshOnReturnToPage()
    await visitor.waitForQueuedTasks()
    expect(visitor.loanGateway.receivedCalls.slice(before)).toEqual([
      `active loans of ${martaCustomer.taxId}`,
    ])
  })
})

describe('the amounts on the home', () => {
  const revolvingLine = { maxAmount: cents(60_000_000), remainingAmount: cents(41_235_050), enabled: true }

  it('stay hidden on this device once a customer hides them', async () => {
    visitor.signIn(martaCustomer, { revolvingLine })
    const model = await openHome()
    expect(model.isAmountVisible).toBe(true)
    model.toggleAmountVisibility()
    expect(model.isAmountVisible).toBe(false)
    visitor.sessions.closeSession('left')
    visitor = visitor.reload().signIn(martaCustomer, { revolvingLine })
    const later = await openHome()
    expect(later.isAmountVisible).toBe(false)
    later.toggleAmountVisibility()
    expect(visitor.resolve(HomeViewModel).isAmountVisible).toBe(true)
  })
})
