import { cents } from '@/domain/shared/money'
import { cuit } from '@/domain/shared/cuit'
import type { FakeBackEnd } from '@/adapters/fake/fake-back-end'
import { createShopQrText, demoShops } from '@/adapters/fake/qr-payment/shops'
import { HttpCreditLineGateway } from '@/adapters/http/credit-line-gateway'
import { HttpQrPaymentGateway } from '@/adapters/http/qr-payment-gateway'
import { PayShop, shopPaymentTarget } from '@/application/qr-payment/pay-shop'
import { shopCreditLineLoanTarget } from '@/application/revolving-line/credit-line-loans-on-other-devices'
import {
  RequestCreditLineLoan,
  creditLineOperationOwner,
} from '@/application/revolving-line/request-credit-line-loan'
import type {
  PressOperationButton,
  TestedOperation,
  TabServices,
} from '#tests/application/shared/tested-operation'

const luciaCustomer = {
  customerId: 'c-d5402e6c',
  taxId: cuit('27331274564'),
  firstName: 'Lucía',
  surname: 'Fernández',
  dni: '33127456',
  hasCredentials: true,
}
const amount = cents(5_000_000)
const qrText = createShopQrText(demoShops.open)

function createPayShop({ exactlyOnce, httpClient, operationLog, loansOnOtherDevices }: TabServices): PayShop {
  const lines = new HttpCreditLineGateway(httpClient)
  const requestLoan = new RequestCreditLineLoan(exactlyOnce, lines, operationLog, loansOnOtherDevices)
  return new PayShop(
    exactlyOnce,
    requestLoan,
    new HttpQrPaymentGateway(httpClient),
    operationLog,
    lines,
    loansOnOtherDevices,
  )
}

/**
 * Opens the screen that offers the purchase. Returns the function that makes the purchase. Returns undefined
 * if the screen does not offer the purchase: because an equal one was certainly made on another device or,
 * with `heeds-all`, may have been made there.
 */
function openPurchaseOffer(
  tab: TabServices,
  _: FakeBackEnd,
  heeds: 'heeds-all' | 'heeds-what-is-done' = 'heeds-all',
): Promise<PressOperationButton | undefined> {
  return openPurchaseInInstallments(6, tab, heeds)
}

/**
 * Returns the function that makes the same purchase as `openPurchaseOffer`, but in another number of installments.
 */
function openPurchaseWithOtherTerms(tab: TabServices): Promise<PressOperationButton | undefined> {
  return openPurchaseInInstallments(9, tab, 'heeds-all')
}

async function openPurchaseInInstallments(
  installments: number,
  { httpClient, loansOnOtherDevices }: TabServices,
  heeds: 'heeds-all' | 'heeds-what-is-done',
): Promise<PressOperationButton | undefined> {
  const gateway = new HttpCreditLineGateway(httpClient)
  const line = await gateway.creditLine(luciaCustomer.customerId)
  const plan = await gateway.repaymentPlans({ customerId: luciaCustomer.customerId, amount })
  const option = plan.ok ? plan.value.find(({ count }) => count === installments) : undefined
  const read = await new HttpQrPaymentGateway(httpClient).readShopQrCode(qrText, luciaCustomer.taxId)
  if (!line.ok || !option || !read.ok) return undefined
  const { seller } = read.value
  const use = { customer: luciaCustomer, amount, shop: { text: qrText, name: seller.name } }
  const elsewhere = await loansOnOtherDevices.fetchLoansOnOtherDevices(use, line.value)
  if (elsewhere.some(({ isCertainlyDone }) => isCertainlyDone || heeds === 'heeds-all')) return undefined
  const seen = elsewhere.map(({ id }) => id)
  return async (tab, { acknowledgedKeys, operationToRetry, hasLeftScreen }) => {
    const purchase = {
      customer: luciaCustomer,
      text: qrText,
      seller,
      amount,
      plan: option,
      seenRemainingAmount: line.value.remainingAmount,
      acknowledgedKeys: [...acknowledgedKeys, ...seen],
      operationToRetry,
    }
    const ended = await createPayShop(tab).execute(purchase, { hasLeftScreen })
    if (!ended.ok) return { ok: false, failure: ended.failure.reason }
    const { operation, outcome } = ended.value
    return { ok: true, value: { operation, outcome } }
  }
}

const sharedOperationFields = {
  persona: 'lucia',
  owner: creditLineOperationOwner(luciaCustomer),
  openOffer: openPurchaseOffer,
  openOfferWithOtherTerms: openPurchaseWithOtherTerms,
  isShownByLenderBeforeSending: true,
} as const

export const shopPaymentOperation: TestedOperation = {
  ...sharedOperationFields,
  target: shopPaymentTarget(qrText),
  callName: 'qr-payment.pay',
  precedingCallNames: ['qr-payment.readQr', 'orders.recentOperations'],
  refusalCode: 'SELLER_NOT_ALLOWED',
  countTimesCarriedOut: (backEnd) => backEnd.shopPaymentAmounts().length,
}

export const shopLoanOperation: TestedOperation = {
  ...sharedOperationFields,
  target: shopCreditLineLoanTarget(qrText),
  callName: 'revolving-line.createLoan',
  precedingCallNames: ['revolving-line.findLine', 'orders.recentOperations'],
  refusalCode: 'INVALID_INSTALLMENT_PLAN',
  countTimesCarriedOut: (backEnd) => backEnd.newLoanAmounts().length,
}
