import { beforeEach, describe, expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { success } from '@/domain/shared/result'
import { HomeDialogsViewModel } from '@/ui/home/home-dialogs-view-model'
import { anAccountStatus } from '#tests/domain/session/an-account-status'
import { brunoCustomer, martaCustomer } from '#tests/support/test-customers'
import { PortalVisitorPage } from '#tests/ui/access/a-visitor'

const notification = { id: 'n-1', unsanitisedHtmlTexts: ['<p>Uno</p>', '<p>Dos</p>'] }
const prepaymentDiscount = { priceWithDiscount: cents(16_801_800), totalInstallmentAmount: cents(20_490_000) }
const statusWithOffer = anAccountStatus({
  revolvingLine: {
    maxAmount: cents(0),
    remainingAmount: cents(0),
    enabled: false,
    campaignMaxAmount: cents(80_000_000),
  },
})
let visitorPage: PortalVisitorPage

beforeEach(() => {
  visitorPage = new PortalVisitorPage('/inicio').signIn(martaCustomer)
})

async function loadModelWithDialogs(status = anAccountStatus()): Promise<HomeDialogsViewModel> {
  const model = visitorPage.resolveService(HomeDialogsViewModel)
  await model.loadDialogs(status)
  return model
}

describe('the dialogs of home', () => {
  it('are one in a visit, the benefit first, and the notice waits until then', async () => {
    visitorPage.homeGateway.notificationsAnswer = success([notification])
    visitorPage.homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
    const model = await loadModelWithDialogs(statusWithOffer)
    expect(model.shownDialog?.kind).toBe('prepayment-discount')
    model.closeDiscountDialog()
    expect([model.shownDialog, model.hasUnreadNotification]).toEqual([undefined, true])
    expect((await loadModelWithDialogs(statusWithOffer)).shownDialog).toBeUndefined()
    visitorPage = visitorPage.reload()
    expect((await loadModelWithDialogs(statusWithOffer)).shownDialog?.kind).toBe('line-pop-up')
  })

  it('do not appear after the customer left', async () => {
    visitorPage.homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
    const model = visitorPage.resolveService(HomeDialogsViewModel)
    const loading = model.loadDialogs(anAccountStatus())
    model.discardDialogs()
    await loading
    expect(model.shownDialog).toBeUndefined()
  })
})

describe('the notice dialog', () => {
  it('is shown step by step, and closing it stores that the customer read it', async () => {
    visitorPage.homeGateway.notificationsAnswer = success([
      { id: 'empty', unsanitisedHtmlTexts: [] },
      notification,
    ])
    const model = await loadModelWithDialogs()
    expect(model.shownDialog).toBeUndefined()
    model.openNotification()
    expect(model.shownDialog).toEqual({ kind: 'notification', html: '<p>Uno</p>', step: 1, stepCount: 2 })
    model.markNotificationDisplayed()
    model.showNextNotificationStep()
    model.showNextNotificationStep()
    expect(model.shownDialog).toEqual({ kind: 'notification', html: '<p>Dos</p>', step: 2, stepCount: 2 })
    expect(visitorPage.homeGateway.seenNotificationIds).toEqual([])
    model.closeNotification()
    expect(visitorPage.homeGateway.seenNotificationIds).toEqual(['n-1'])
    expect([model.shownDialog, model.hasUnreadNotification]).toEqual([undefined, false])
  })

  it('stays unread if it is closed before its text arrived', async () => {
    visitorPage.homeGateway.notificationsAnswer = success([notification])
    const model = await loadModelWithDialogs()
    model.openNotification()
    model.markNotificationDisplayed()
    model.openNotification()
    model.closeNotification()
    expect(visitorPage.homeGateway.seenNotificationIds).toEqual([])
    expect([model.shownDialog, model.hasUnreadNotification]).toEqual([undefined, true])
  })

  it('counts as read when the customer follows a link inside it', async () => {
    visitorPage.homeGateway.notificationsAnswer = success([notification])
    const model = await loadModelWithDialogs()
    model.openNotification()
    model.markNotificationDisplayed()
    model.openNotificationLink('/pagar-cuota')
    expect([visitorPage.homeGateway.seenNotificationIds, visitorPage.navigation.address()]).toEqual([
      ['n-1'],
      '/pagar-cuota',
    ])
  })
})

describe('the prepaid benefit', () => {
  beforeEach(() => {
    visitorPage.homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
  })

  it('appears once on this device to one customer, and not to the next customer', async () => {
    const model = await loadModelWithDialogs()
    model.closeDiscountDialog()
    expect((await loadModelWithDialogs()).shownDialog).toBeUndefined()
    visitorPage.signIn(brunoCustomer)
    expect((await loadModelWithDialogs()).shownDialog?.kind).toBe('prepayment-discount')
    visitorPage = visitorPage.reload().signIn(martaCustomer)
    visitorPage.homeGateway.prepaymentDiscountAnswer = success(prepaymentDiscount)
    expect((await loadModelWithDialogs()).shownDialog).toBeUndefined()
  })

  it('appears once also when the customer follows it', async () => {
    const model = await loadModelWithDialogs()
    model.goToEarlyCancellation()
    expect(visitorPage.navigation.address()).toBe('/cancelacion-anticipada')
    expect((await loadModelWithDialogs()).shownDialog).toBeUndefined()
  })
})

describe('the dialog about the revolving line', () => {
  it('has two pages and leads to the offer', async () => {
    const model = await loadModelWithDialogs(statusWithOffer)
    expect(model.shownDialog).toEqual({ kind: 'line-pop-up', page: 'announcement', maxOffered: 80_000_000 })
    model.showOfferInCreditLinePopUp()
    expect(model.shownDialog).toEqual({ kind: 'line-pop-up', page: 'offer', maxOffered: 80_000_000 })
    model.goToCreditLineOfferScreen()
    expect(visitorPage.navigation.address()).toBe('/oferta-linea-revolvente')
  })

  it('appears again thirty days after the day it was shown, not before', async () => {
    await loadModelWithDialogs(statusWithOffer)
    visitorPage.clock.advance(29 * 86_400_000)
    visitorPage = visitorPage.reload()
    expect((await loadModelWithDialogs(statusWithOffer)).shownDialog).toBeUndefined()
    visitorPage.clock.advance(86_400_000)
    expect((await loadModelWithDialogs(statusWithOffer)).shownDialog?.kind).toBe('line-pop-up')
  })
})
