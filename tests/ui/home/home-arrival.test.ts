import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cents } from '@/domain/shared/money'
import { failure, success } from '@/domain/shared/result'
import { HomeViewModel } from '@/ui/home/home-view-model'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio')
})

async function openHome(): Promise<HomeViewModel> {
  const model = visitorPage.resolveService(HomeViewModel)
  model.onMount()
  await visitorPage.waitForQueuedTasks()
  return model
}

describe('the arrival at the home', () => {
  it('leads to one offer in a visit, however many remain', async () => {
    visitorPage.pushMessaging.pushSupportAnswer = 'available'
    visitorPage.authenticator.hasPasskeySupport = true
    visitorPage.storeCustomerHasPaid(martaCustomer)
    visitorPage.signIn(martaCustomer)
    await openHome()
    expect(visitorPage.navigation.address()).toBe('/modo-desbloqueo')
    visitorPage.navigation.goTo('/inicio')
    expect((await openHome()).state.phase).toBe('ready')
    expect(visitorPage.navigation.address()).toBe('/inicio')
  })

  it('offers notifications to a customer who returns to home without a login', async () => {
    visitorPage.pushMessaging.pushSupportAnswer = 'available'
    visitorPage.homeGateway.prepaymentDiscountAnswer = success({
      priceWithDiscount: cents(82_000),
      totalInstallmentAmount: cents(100_000),
    })
    visitorPage.signIn(martaCustomer)
    expect((await openHome()).dialogsModel.shownDialog?.kind).toBe('prepayment-discount')
    visitorPage.storeCustomerHasPaid(martaCustomer)
    await openHome()
    expect(visitorPage.navigation.address()).toBe('/recibir-notificaciones')
  })

  it('shows the legal notice first, before any offer', async () => {
    visitorPage.authenticator.hasPasskeySupport = true
    visitorPage.signIn(brunoCustomer, { legalStudy: { kind: 'pending-assignment' } })
    visitorPage.sessionGateway.accountStatusAnswer = success(
      anAccountStatus({ legalStudy: { kind: 'pending-assignment' } }),
    )
    const model = await openHome()
    expect(visitorPage.navigation.address()).toBe('/inicio')
    expect(model.state).toEqual({ phase: 'legal-notice', study: { kind: 'pending-assignment' } })
  })

  it('stops waiting for the offers after a limit', async () => {
    visitorPage.authenticator.hasPasskeySupport = true
    visitorPage.passkeyGateway.hasPasskeyAnswer = new Promise(() => undefined)
    visitorPage.signIn(martaCustomer)
    const model = await openHome()
    expect(model.state.phase).toBe('loading')
    visitorPage.clock.advance(2_000)
    await visitorPage.waitForQueuedTasks()
    expect(model.state.phase).toBe('ready')
  })
})

describe('the return to the home from another tab', () => {
  it('loads the loans again, once however often the browser reports the return', async () => {
    visitorPage.signIn(martaCustomer)
    const model = await openHome()
    const before = visitorPage.loanGateway.receivedCalls.length
    model.refreshOnReturnToPage()
    model.refreshOnReturnToPage()
    await visitorPage.waitForQueuedTasks()
    expect(visitorPage.loanGateway.receivedCalls.slice(before)).toEqual([
      `active loans of ${martaCustomer.taxId}`,
    ])
  })

  it('requests again which loans the customer has, on which the menu depends', async () => {
    visitorPage.signIn(martaCustomer)
    const standingStore = visitorPage.resolveService(CustomerStandingStore)
    standingStore.updateCustomerFromSession()
    const model = await openHome()
    const finished = { hasActiveLoan: false, hasPaidOffLoan: true }
    visitorPage.sessionGateway.loanHoldingsAnswer = success(finished)
    model.refreshOnReturnToPage()
    await visitorPage.waitForQueuedTasks()
    expect(standingStore.holdings).toEqual(finished)
  })

  it.each([
    ['arrives', success(anAccountStatus())],
    ['fails', failure({ kind: 'no-answer' } as const)],
  ])(
    'shows the dialogs of the visit if they returned before an account status that %s',
    async (_, answer) => {
      visitorPage.homeGateway.prepaymentDiscountAnswer = success({
        priceWithDiscount: cents(82_000),
        totalInstallmentAmount: cents(100_000),
      })
      visitorPage.signIn(martaCustomer)
      const late = Promise.withResolvers<typeof answer>()
      vi.spyOn(visitorPage.sessionGateway, 'accountStatus').mockReturnValue(late.promise)
      const model = await openHome()
      expect([model.state.phase, model.dialogsModel.shownDialog]).toEqual(['ready', undefined])
      model.refreshOnReturnToPage()
      late.resolve(answer)
      await visitorPage.waitForQueuedTasks()
      expect(model.dialogsModel.shownDialog?.kind).toBe('prepayment-discount')
    },
  )
})

describe('the amounts on the home', () => {
  const revolvingLine = { maxAmount: cents(60_000_000), remainingAmount: cents(41_235_050), enabled: true }

  it('stay hidden on this device once a customer hides them', async () => {
    visitorPage.signIn(martaCustomer, { revolvingLine })
    const model = await openHome()
    expect(model.isAmountVisible).toBe(true)
    model.toggleAmountVisibility()
    expect(model.isAmountVisible).toBe(false)
    visitorPage.sessions.closeSession('left')
    visitorPage = visitorPage.reload().signIn(martaCustomer, { revolvingLine })
    const later = await openHome()
    expect(later.isAmountVisible).toBe(false)
    later.toggleAmountVisibility()
    expect(visitorPage.resolveService(HomeViewModel).isAmountVisible).toBe(true)
  })
})
