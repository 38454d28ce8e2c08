import { cents } from '@/domain/shared/money'
import { cuit } from '@/domain/shared/cuit'
import { shopCode, shops } from '@/adapters/fake/shops'
import { HttpLineGateway } from '@/adapters/http/line-gateway'
import { HttpQrPaymentGateway } from '@/adapters/http/qr-payment-gateway'
import { PayShop, shopPayments } from '@/application/qr-payment/pay-shop'
import { RequestLineLoan, lineLoansOf, lineOwner } from '@/application/revolving-line/request-line-loan'
import type { Offered, OrderedThing, OrderingTab } from '#tests/application/shared/an-ordered-thing'
import { describeOrderingOnce } from '#tests/application/shared/ordering-once'

const customer = {
  customerId: 'c-d5402e6c',
  taxId: cuit('27331274564'),
  firstName: 'Lucía',
  surname: 'Fernández',
  dni: '33127456',
  hasCredentials: true,
}
const amount = cents(5_000_000)
const text = shopCode(shops.open)

function payShopOf({ exactlyOnce, client, log }: OrderingTab): PayShop {
  const requestLoan = new RequestLineLoan(exactlyOnce, new HttpLineGateway(client), log)
  return new PayShop(exactlyOnce, requestLoan, new HttpQrPaymentGateway(client), log)
}

async function offered({ client }: OrderingTab): Promise<Offered | undefined> {
  const gateway = new HttpLineGateway(client)
  const line = await gateway.line(customer.customerId)
  const plan = await gateway.installmentPlan({ customerId: customer.customerId, amount })
  const option = plan.ok ? plan.value.find(({ count }) => count === 6) : undefined
  const read = await new HttpQrPaymentGateway(client).readCode(text, customer.taxId)
  if (!line.ok || !option || !read.ok) return undefined
  const { seller } = read.value
  return async (tab, { acknowledgedKeys, retryOf, isLeft }) => {
    const purchase = {
      customer,
      text,
      seller,
      amount,
      option,
      seen: line.value.remaining,
      acknowledgedKeys,
      retryOf,
    }
    const ended = await payShopOf(tab).execute(purchase, { isLeft })
    if (!ended.ok) return { ok: false, failure: ended.failure.why }
    const { operation, outcome } = ended.value
    return { ok: true, value: { operation, outcome } }
  }
}

const shared = { persona: 'lucia', owner: lineOwner(customer), offered, lenderShowsIt: false } as const

const payment: OrderedThing = {
  ...shared,
  target: shopPayments(text),
  call: 'qr-payment.pay',
  looks: ['qr-payment.readQr'],
  refusal: 'SELLER_NOT_ALLOWED',
  timesDone: (backEnd) => backEnd.shopAmounts().length,
}

describeOrderingOnce('paying a shop', payment)

const loan: OrderedThing = {
  ...shared,
  target: lineLoansOf(text),
  call: 'revolving-line.createLoan',
  looks: ['revolving-line.findLine'],
  refusal: 'INVALID_INSTALLMENT_PLAN',
  timesDone: (backEnd) => backEnd.lentAmounts().length,
}

describeOrderingOnce('the loan of a purchase', loan)
