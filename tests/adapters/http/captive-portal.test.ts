import { expect, it } from 'vitest'
import { apiContractNames, apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import { isCallName } from '@/adapters/fake/call-name'
import type { DemoNextCallAnswer } from '@/adapters/fake/demo-state'
import { BrowserWithFakeBackEnd } from './connected-browser'
import { listCallableGatewayMethods } from './every-gateway-method'
import { ramonasRefinancingLinkHash } from './method-inputs'

const apiCalls: readonly ApiCall[] = apiContractNames.flatMap((capability): readonly ApiCall[] =>
  Object.values(apiContracts[capability]),
)
/**
 * Number of times that each API call gets the answer of the test. The gateways send each call fewer times
 * than this.
 */
const answerCountPerCall = 8

/** Returns the results of each gateway method if every API call gets the given answer. */
async function resultsByMethod(answer: DemoNextCallAnswer): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const browser = new BrowserWithFakeBackEnd()
  const asMarta = browser.signIn('marta')
  const calls = apiCalls.map(({ name }) => name).filter(isCallName)
  browser.backEnd.changeDemoState({
    next: calls.flatMap((call) => Array.from({ length: answerCountPerCall }, () => ({ call, answer }))),
  })
  const tab = browser.openTab()
  tab.refinancingJourney.openLink(ramonasRefinancingLinkHash)
  const under = listCallableGatewayMethods(tab.gateways, asMarta)
  return new Map(
    await Promise.all(under.map(async (use) => [use.methodName, await use.callMethod()] as const)),
  )
}

/**
 * Returns the names of the gateway methods that report success if every API call gets the given answer,
 * sorted.
 */
async function methodsThatReportSuccess(answer: DemoNextCallAnswer): Promise<readonly string[]> {
  const believing = [...(await resultsByMethod(answer))].filter(([, results]) =>
    results.some((each) => Object(each).ok),
  )
  return believing.map(([method]) => method).toSorted()
}

it("no gateway method accepts a network's login page as an answer", async () => {
  expect(await methodsThatReportSuccess('captive-portal')).toEqual([])
})

it.each([400, 401, 403, 404, 409])(
  'no gateway method accepts an HTML page with status %d as an answer, nor as a refusal of the lender',
  async (status) => {
    const results = [...(await resultsByMethod({ status, page: true })).values()].flat()
    expect(
      results.filter((each) => !/"kind":"(unreadable|session-ended)"/.test(JSON.stringify(each))),
    ).toEqual([])
  },
)

it('no gateway method accepts an HTML page with status 429 as an answer', async () => {
  expect(await methodsThatReportSuccess({ status: 429, page: true })).toEqual([])
})

it('an empty object is accepted only by the gateway methods whose answer needs no field', async () => {
  expect(await methodsThatReportSuccess({ status: 200, body: {} })).toEqual([
    'accountQueries.validateSession',
    'cancellation.requestCancellation',
    'cardUpdate.updateCard',
    'cards.addCard',
    'cards.replaceWithNewCard',
    'cards.replaceWithSavedCard',
    // The claim may have no number, which the screen says. Source: SUP-04.
    'claims.send',
    'documents.sendReceipt',
    'home.markNotificationSeen',
    'identityCheck.saveSelfie',
    // Without a card the summary is not reached. Source: REV-04.
    'lines.lastDigitsOfPayingCard',
    'newPasswords.setPassword',
    // The outcome is still unknown. Source: PAY-16.
    'operationStatuses.status',
    'passkeys.deleteAllPasskeys',
    'passkeys.registerPasskey',
    // The provider gave no address, which the screen says. Source: PAY-09, PAY-10.
    'payments.creditCardPaymentPageAddress',
    // The outcome is still unknown. Source: PAY-16.
    'payments.paymentStatus',
    'payments.startWalletPayment',
    'phoneChange.changePhoneNumber',
    'profile.saveAddress',
    'profile.saveAvatar',
    'profile.saveContact',
    'protection.removeSessionOrPasskey',
    'protection.reportUnrecognisedChange',
    'pushSubscriptions.subscribe',
    'pushSubscriptions.unsubscribe',
    'refinancing.payDownPayment',
    // Without an amount the offer has ended: no loan is created and nothing is charged. Source: REF-02.
    'refinancing.proposal',
    'session.logOut',
    'survey.sendAnswers',
    'survey.skip',
  ])
})

it('an empty list is accepted only by the gateway methods that read a list', async () => {
  expect(await methodsThatReportSuccess({ status: 200, body: [] })).toEqual([
    'access.findPeople',
    'automaticCollections.collectionsOfCustomer',
    'cards.debitCards',
    'cards.loansPaidByCard',
    'cards.loansThatAcceptCard',
    'claimQueries.claimReasons',
    'claimQueries.claims',
    'customerDocumentQueries.invoices',
    'documentQueries.acceptedPaymentReceiptTypes',
    'home.banners',
    'home.notifications',
    'lines.repaymentPlans',
    'loanListQueries.loansForCouponBooks',
    'loanListQueries.paidOffLoans',
    'loans.activeLoans',
    'loans.idsOfLoansWithDebt',
    'loans.loansWithDocumentKinds',
    'loans.recentPayments',
    'payments.dueItems',
    'payments.payableLoans',
    'payments.paymentMethods',
    'payments.paymentsForDuplicateCheck',
    'payments.registeredPayments',
    'payments.savedCards',
    'profile.cities',
    'profile.districts',
    'profile.provinces',
    'recentOperations.operationsSince',
    'refinancing.repaymentPlans',
  ])
})

it('no gateway method accepts a list with status 400 as a refusal of the lender', async () => {
  const results = [...(await resultsByMethod({ status: 400, body: [] })).values()].flat()
  expect(results.filter((each) => !/"kind":"(unreadable|session-ended)"/.test(JSON.stringify(each)))).toEqual(
    [],
  )
})
