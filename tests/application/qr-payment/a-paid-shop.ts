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
  OperationButton,
  TestedOperation,
  TabServices,
} from '#tests/application/shared/tested-operation'

const customer = {
  customerId: 'c-d5402e6c',
  taxId: cuit('27331274564'),
  firstName: 'Lucía',
  surname: 'Fernández',
  dni: '33127456',
  hasCredentials: true,
}
const amount = cents(5_000_000)
const qrText = createShopQrText(demoShops.open)

function createPayShop({ exactlyOnce, client, log, loansOnOtherDevices }: TabServices): PayShop {
  const lines = new HttpCreditLineGateway(client)
  const requestLoan = new RequestCreditLineLoan(exactlyOnce, lines, log, loansOnOtherDevices)
  return new PayShop(
    exactlyOnce,
    requestLoan,
    new HttpQrPaymentGateway(client),
    log,
    lines,
    loansOnOtherDevices,
  )
}

/**
 * Returns the function that makes the purchase which a screen offers. If an equal purchase was shown, the
 * customer repeats it only if the outcome of the first is unknown and `heeds` is `heeds-what-is-done`.
 */
function openOffer(
  tab: TabServices,
  _: FakeBackEnd,
  heeds: 'heeds-all' | 'heeds-what-is-done' = 'heeds-all',
): Promise<OperationButton | undefined> {
  return openOfferIn(6, tab, heeds)
}

/**
 * Returns the function that makes the same purchase as `openOffer`, but in another number of installments.
 */
function openOfferWithOtherTerms(tab: TabServices): Promise<OperationButton | undefined> {
  return openOfferIn(9, tab, 'heeds-all')
}

async function openOfferIn(
  installments: number,
  { client, loansOnOtherDevices }: TabServices,
  heeds: 'heeds-all' | 'heeds-what-is-done',
): Promise<OperationButton | undefined> {
  const gateway = new HttpCreditLineGateway(client)
  const line = await gateway.creditLine(customer.customerId)
  const plan = await gateway.repaymentPlans({ customerId: customer.customerId, amount })
  const option = plan.ok ? plan.value.find(({ count }) => count === installments) : undefined
  const read = await new HttpQrPaymentGateway(client).readShopQrCode(qrText, customer.taxId)
  if (!line.ok || !option || !read.ok) return undefined
  const { seller } = read.value
  const use = { customer, amount, shop: { text: qrText, name: seller.name } }
  const elsewhere = await loansOnOtherDevices.fetchLoansOnOtherDevices(use, line.value)
  if (elsewhere.some(({ isDone }) => isDone || heeds === 'heeds-all')) return undefined
  const seen = elsewhere.map(({ id }) => id)
  return async (tab, { acknowledgedKeys, retryOf, hasLeftScreen }) => {
    const purchase = {
      customer,
      text: qrText,
      seller,
      amount,
      plan: option,
      seenRemaining: line.value.remainingAmount,
      acknowledgedKeys: [...acknowledgedKeys, ...seen],
      retryOf,
    }
    const ended = await createPayShop(tab).execute(purchase, { hasLeftScreen })
    if (!ended.ok) return { ok: false, failure: ended.failure.why }
    const { operation, outcome } = ended.value
    return { ok: true, value: { operation, outcome } }
  }
}

const sharedFields = {
  persona: 'lucia',
  owner: creditLineOperationOwner(customer),
  openOffer,
  openOfferWithOtherTerms,
  isShownByLenderBeforeSending: true,
} as const

export const shopPaymentOperation: TestedOperation = {
  ...sharedFields,
  target: shopPaymentTarget(qrText),
  call: 'qr-payment.pay',
  precedingCalls: ['qr-payment.readQr', 'orders.recentOperations'],
  refusalCode: 'SELLER_NOT_ALLOWED',
  countTimesCarriedOut: (backEnd) => backEnd.shopPaymentAmounts().length,
}

export const shopLoanOperation: TestedOperation = {
  ...sharedFields,
  target: shopCreditLineLoanTarget(qrText),
  call: 'revolving-line.createLoan',
  precedingCalls: ['revolving-line.findLine', 'orders.recentOperations'],
  refusalCode: 'INVALID_INSTALLMENT_PLAN',
  countTimesCarriedOut: (backEnd) => backEnd.newLoanAmounts().length,
}
