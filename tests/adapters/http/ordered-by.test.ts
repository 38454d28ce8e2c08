import { expect, it } from 'vitest'
import { BrowserWithFakeBackEnd } from './connected-browser'
import { apiContractCallNames } from './every-exchange'
import { listCallableGatewayMethods } from './every-gateway-method'
import { ramonasRefinancingLinkHash } from './method-inputs'

/**
 * API calls that order an operation or ask for its result. The portal does not send them once another
 * customer is signed in. Source: SES-21.
 */
const callsBoundToCustomer = [
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

/** API call that the portal sends for any signed-in customer. */
const callForAnyCustomer = 'session.refreshToken'

it('an operation of one customer is not sent once another customer is signed in', async () => {
  const browser = new BrowserWithFakeBackEnd()
  const asMarta = browser.signIn('marta')
  const { gateways, refinancingJourney } = browser.openTab()
  browser.signIn('raul')
  refinancingJourney.openLink(ramonasRefinancingLinkHash)
  for (const { callMethod } of listCallableGatewayMethods(gateways, asMarta)) await callMethod()

  const left = new Set([...browser.sentCallNames(), callForAnyCustomer])
  expect(apiContractCallNames().filter((name) => !left.has(name))).toEqual(callsBoundToCustomer)
})
