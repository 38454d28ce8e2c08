import { expect, it } from 'vitest'
import { cents } from '@/domain/shared/money'
import { BrowserWithFakeBackEnd } from './connected-browser'

const textWithHiddenCharacters = 'Casa\u0000 \u202E000.21 $\u200B'
const rightToLeftText = 'בית 12'
const bidiIsolatedText = '\u2068בית 12\u2069'

function signInMarta() {
  const browser = new BrowserWithFakeBackEnd()
  const { customer } = browser.signIn('marta')
  return { browser, customer, gateways: browser.openTab().gateways }
}

it('no text of an answer contains characters that reverse or hide the text around it', async () => {
  const { browser, gateways } = signInMarta()
  const claim = {
    caseNumber: `R-1${textWithHiddenCharacters}`,
    reason: textWithHiddenCharacters,
    createdAt: '2026-11-20T12:00:00Z',
    status: 'ANSWERED',
  }
  browser.setNextAnswer('support.listClaims', { status: 200, body: [{ ...claim, answer: rightToLeftText }] })
  const claims = await gateways.claimQueries.claims()
  expect(claims.ok && claims.value[0]).toMatchObject({
    caseNumber: 'R-1Casa 000.21 $',
    reason: 'Casa 000.21 $',
    answer: bidiIsolatedText,
  })
})

it('the name of a shop returns to the lender unchanged, without its invisible characters', async () => {
  const { browser, customer, gateways } = signInMarta()
  browser.setNextAnswer('qr-payment.readQr', {
    status: 200,
    body: { amountType: 'closed_amount', amount: 100, sellerName: rightToLeftText },
  })
  const charge = await gateways.qrPayment.readShopQrCode('000201', customer.taxId)
  const seller = charge.ok ? charge.value.seller : undefined
  expect(seller?.name).toBe(bidiIsolatedText)
  await gateways.qrPayment.payShop({
    idempotencyKey: 'key-3',
    loanId: 'n-1',
    text: '000201',
    seller: seller ?? { name: '' },
    terms: { customer, amount: cents(100), installmentCount: 1 },
    owner: { identifiedBy: 'session', taxId: customer.taxId },
  })
  expect(await browser.requests.at(-1)?.json()).toMatchObject({
    sellerName: rightToLeftText,
    textQR: '000201',
  })
})
