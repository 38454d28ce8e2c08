import { beforeEach, describe, expect, it } from 'vitest'
import { cuit } from '@/domain/shared/cuit'
import { failure, success } from '@/domain/shared/result'
import { BrowserWithFakeBackEnd } from './connected-browser'

const sofiaTaxId = cuit('23398712064')
let browser: BrowserWithFakeBackEnd

beforeEach(() => {
  browser = new BrowserWithFakeBackEnd()
})

function createHomeGatewayFor(persona: string) {
  browser.signIn(persona)
  return browser.openTab().gateways.home
}

describe('the content of the home', () => {
  it('is in cents, with the steps of a notice in order', async () => {
    const home = createHomeGatewayFor('sofia')
    expect(await home.unfinishedLoanApplication(sofiaTaxId)).toEqual(
      success({ maxAmount: 42_000_000, requestedAmount: 30_000_000 }),
    )
    expect(await home.prepaymentDiscount()).toEqual(
      success({ priceWithDiscount: 16_801_800, totalInstallmentAmount: 20_490_000 }),
    )
    const notices = await home.notifications()
    expect(
      notices.ok &&
        notices.value.map(({ id, unsanitisedHtmlTexts }) => [
          id,
          unsanitisedHtmlTexts.length,
          unsanitisedHtmlTexts[0]?.slice(0, 28),
        ]),
    ).toEqual([['n-4b20', 2, '<h3>Tu portal se renovó</h3>']])
    const banners = await home.banners()
    expect(banners.ok && banners.value.map(({ sortPosition, link }) => [sortPosition, link])).toEqual([
      [10, '/mis-pagos'],
      [30, 'https://www.example.com.ar/blog'],
      [5, '/ayuda'],
    ])
  })

  it('can be empty', async () => {
    const home = createHomeGatewayFor('marta')
    expect(await home.unfinishedLoanApplication(cuit('27284561231'))).toEqual(success(undefined))
    expect(await home.unsolicitedLoanOffer('c-8f21d04b')).toEqual(success(undefined))
    expect(await home.prepaymentDiscount()).toEqual(success(undefined))
    expect(await home.banners()).toEqual(success([]))
    expect(await home.notifications()).toEqual(success([]))
  })

  it('can be a loan that the lender offers', async () => {
    const home = createHomeGatewayFor('marta')
    const offered = async (body: object) => {
      browser.setNextAnswer('home.findAutomaticOffer', { status: 200, body })
      return home.unsolicitedLoanOffer('c-8f21d04b')
    }
    expect(await offered({ hashKey: 'h-1', maxAmount: 250_000.5 })).toEqual(
      success({ maxAmount: 25_000_050 }),
    )
    expect(await offered({ hashKey: 'h-1' })).toEqual(success({}))
    browser.setNextAnswer('home.findAutomaticOffer', { status: 500 })
    expect(await home.unsolicitedLoanOffer('c-8f21d04b')).toEqual(
      failure({ kind: 'server-failure', mayBeDone: true }),
    )
  })

  it('excludes a benefit that the server reports as shown', async () => {
    const home = createHomeGatewayFor('sofia')
    const body = { amount: 1, totalInstallmentAmount: 2, alreadyShown: true }
    browser.setNextAnswer('home.findPrepaidBenefit', { status: 200, body })
    expect(await home.prepaymentDiscount()).toEqual(success(undefined))
  })

  it('reports how it failed', async () => {
    const home = createHomeGatewayFor('sofia')
    browser.setNextAnswer('home.listBanners', 'malformed')
    expect(await home.banners()).toEqual(failure({ kind: 'unreadable', reference: 'home.listBanners' }))
    browser.setNextAnswer('home.listNotifications', { status: 500 })
    expect(await home.notifications()).toEqual(failure({ kind: 'server-failure', mayBeDone: true }))
    browser.setNextAnswer('home.findPrepaidBenefit', 'network-error')
    expect(await home.prepaymentDiscount()).toEqual(failure({ kind: 'no-answer' }))
    browser.setNextAnswer('home.findPendingLoan', { status: 503 })
    expect(await home.unfinishedLoanApplication(sofiaTaxId)).toEqual(
      failure({ kind: 'server-failure', mayBeDone: true }),
    )
  })
})

it('a notice that was seen is not returned again', async () => {
  const home = createHomeGatewayFor('sofia')
  expect(await home.markNotificationSeen('n-4b20')).toEqual(success(undefined))
  expect(await home.notifications()).toEqual(success([]))
  expect(await home.markNotificationSeen('other')).toEqual(
    failure({ kind: 'server-failure', message: 'No encontramos ese aviso.' }),
  )
})

it('the offers are part of the account status', async () => {
  const { session } = (browser.signIn('ivan'), browser.openTab().gateways)
  const ivan = cuit('20326053180')
  const rejected = await session.accountStatus(ivan)
  expect(rejected.ok && rejected.value.loanOffer).toEqual({ isRejected: true })
  const body = { loanOffer: { hashKey: 'h', maxAmount: 10.5 }, renewersCampaignOffer: { maxAmountOffer: 7 } }
  browser.setNextAnswer('session.accountStatus', { status: 200, body })
  const offered = await session.accountStatus(ivan)
  expect(offered.ok && [offered.value.loanOffer, offered.value.renewalMaxAmount]).toEqual([
    { isRejected: false, maxAmount: 1_050 },
    700,
  ])
})
