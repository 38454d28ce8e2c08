import type { Instant } from '@/domain/shared/calendar-date'
import { centsToPesos, pesosToCents } from '@/domain/shared/money'
import type {
  PurchaseTerms,
  Seller,
  ShopCharge,
  CompletedShopPayment,
  ShopPayment,
} from '@/application/qr-payment/qr-payment.port'
import type { CallAnswer, CallRequestBody } from '@/adapters/contract/call'
import { qrWithoutAmountTypeCode, type qrPaymentContract } from '@/adapters/contract/qr-payment.contract'
import { omitUndefined } from './without-undefined'

type QrPaymentCalls = typeof qrPaymentContract
type ReadQrAnswer = CallAnswer<QrPaymentCalls['readQr']>

export function toShopCharge({ amountType, amount, ...answer }: ReadQrAnswer): ShopCharge {
  const isOpen = amountType === qrWithoutAmountTypeCode || amount === undefined
  return { seller: toSeller(answer), amount: isOpen ? undefined : pesosToCents(amount) }
}

function toSeller(answer: Omit<ReadQrAnswer, 'amountType' | 'amount'>): Seller {
  return omitUndefined({
    name: answer.sellerName,
    cbuCvu: answer.sellerCbuCvu,
    taxId: answer.sellerCuit,
    category: answer.sellerMCC,
    transactionId: answer.transaccionId,
  })
}

/** Returns the seller in the fields of the API contract, with unchanged values. */
function toSellerFields(seller: Seller): Omit<ReadQrAnswer, 'amountType' | 'amount'> {
  return {
    sellerName: seller.name,
    sellerCbuCvu: seller.cbuCvu,
    sellerCuit: seller.taxId,
    sellerMCC: seller.category,
    transaccionId: seller.transactionId,
  }
}

export function toShopPaymentBody({
  text,
  seller,
  terms,
}: ShopPayment): CallRequestBody<QrPaymentCalls['pay']> {
  return {
    amount: centsToPesos(terms.amount),
    ...toSellerFields(seller),
    textQR: text,
    paymentQRAgreementRequest: toPurchaseAgreementBody(terms),
  }
}

export function toPurchaseAgreementBody({
  customer,
  amount,
  installmentCount,
}: PurchaseTerms): CallRequestBody<QrPaymentCalls['agreement']> {
  return {
    customerTaxId: customer.taxId,
    fullName: `${customer.firstName} ${customer.surname}`,
    requestedAmount: centsToPesos(amount),
    selectedInstallment: installmentCount,
  }
}

export function toCompletedShopPayment(
  shopPaymentId: string,
  { reference: shopName, amount, createdDate }: CallAnswer<QrPaymentCalls['findOperation']>,
): CompletedShopPayment {
  return { shopPaymentId, shopName, amount: pesosToCents(amount), at: Date.parse(createdDate) as Instant }
}
