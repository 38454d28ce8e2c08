import { expect, it } from 'vitest'
import { BrowserWithFakeBackEnd } from './connected-browser'
import { contractCallNames } from './every-exchange'
import { callsOfEveryGatewayMethod } from './every-gateway-method'
import { ramonasRefinancingLinkHash } from './method-inputs'

/**
 * Calls that order something or ask about an order. The lender refuses the others for another customer.
 * Source: SES-21.
 */
const ofTheOrderer = [
  'automatic-collection.checkAccount',
  'automatic-collection.join',
  'automatic-collection.leave',
  'cards.addCard',
  'cards.replaceByExisting',
  'cards.replaceByNew',
  'passwords.setPassword',
  'payments.payWithNewCard',
  'payments.payWithSavedCard',
  'payments.paymentStatus',
  'payments.startWalletPayment',
  'profile.saveAvatar',
  'profile.saveContact',
  'profile.saveLocation',
  'protection.disownChange',
  'protection.endSessions',
  'protection.removePasskey',
  'qr-payment.agreement',
  'qr-payment.pay',
  'qr-payment.readQr',
  'revolving-line.createLoan',
  'support.sendClaim',
  'survey.answerSurvey',
]

/** A call that the lender accepts from any signed-in customer. */
const notAsked = 'session.refreshToken'

it('an operation of one customer is not sent once another customer is signed in', async () => {
  const browser = new BrowserWithFakeBackEnd()
  const asMarta = browser.signIn('marta')
  const { gateways, refinancing } = browser.openTab()
  browser.signIn('raul')
  refinancing.openLink(ramonasRefinancingLinkHash)
  for (const { callMethod } of callsOfEveryGatewayMethod(gateways, asMarta)) await callMethod()

  const left = new Set([...browser.sentCalls(), notAsked])
  expect(contractCallNames().filter((row) => !left.has(row))).toEqual(ofTheOrderer)
})
