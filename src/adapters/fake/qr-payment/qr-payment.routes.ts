import { qrWithoutAmountTypeCode, type qrPaymentContract } from '@/adapters/contract/qr-payment.contract'
import { centsToPesos, pesosToCents, type Cents } from '@/domain/shared/money'
import { calculateNewLoanCost } from '@/adapters/fake/loans/french-loan'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { parseEmvFields } from '@/adapters/fake/shared/emv-text'
import { firstInstallmentDiscount } from '@/adapters/fake/shared/plan-option'
import {
  forbiddenRefusal,
  loanNotFoundRefusal,
  createRefusal,
  reusedIdempotencyKeyRefusal,
} from '@/adapters/fake/shared/refusal'
import { demoShops } from './shops'

const paymentNotFoundRefusal = createRefusal(404, 'NOT_FOUND', 'No encontramos ese pago.')
const notInteroperableRefusal = createRefusal(409, 'QR_NOT_INTEROPERABLE', 'No podemos leer ese QR.')
const sellerNotAllowedRefusal = createRefusal(409, 'SELLER_NOT_ALLOWED', 'No podemos pagarle a ese comercio.')

export const qrPaymentHandlers: ContractHandlers<typeof qrPaymentContract> = {
  readQr({ query }) {
    const fields = parseEmvFields(query.qrText)
    if (!fields) return notInteroperableRefusal
    const seller = sellerInQr(fields)
    if (seller.sellerCuit === demoShops.blocked.taxId) return sellerNotAllowedRefusal
    const amount = fixedAmountInQr(fields)
    return {
      amountType: amount === undefined ? qrWithoutAmountTypeCode : 'closed_amount',
      amount: amount && centsToPesos(amount),
      ...seller,
    }
  },

  pay({ path, body, customer, idempotencyKey, lender }) {
    if (lender.newLoans.find(path.loanId)?.taxId !== customer.id) return loanNotFoundRefusal
    if (body.paymentQRAgreementRequest.customerTaxId !== customer.id) return forbiddenRefusal
    const requestText = JSON.stringify([path.loanId, body])
    const amount = pesosToCents(body.amount)
    const listedOperation = { kind: 'SHOP_PAYMENT', target: body.textQR, amount } as const
    const order = lender.idempotentOperations.executeOnce(
      { idempotencyKey, taxId: customer.id, requestText, listedOperation },
      () =>
        lender.shopPayments.payShop({
          taxId: customer.id,
          loanId: path.loanId,
          amount,
          installmentCount: body.paymentQRAgreementRequest.selectedInstallment,
          sellerName: body.sellerName,
          sellerTaxId: body.sellerCuit,
          isSellerInQr: isSellerInQr(body.textQR, body),
          isAmountAllowedByQr: isAmountAllowedByQr(body.textQR, amount),
        }),
    )
    if (order === 'reused-key') return reusedIdempotencyKeyRefusal
    if (order.operationId !== undefined) return { operationId: order.operationId }
    return createRefusal(409, order.errorCode ?? '', 'No se le pagó al comercio.')
  },

  findOperation({ query, customer, lender }) {
    const payment = lender.shopPayments.find(query.operationId, customer.id)
    if (!payment) return paymentNotFoundRefusal
    return {
      reference: payment.sellerName,
      amount: centsToPesos(payment.amount),
      createdDate: new Date(payment.at).toISOString(),
    }
  },

  async agreement({ body, customer, lender }) {
    if (body.customerTaxId !== customer.id) return forbiddenRefusal
    const cost = calculateNewLoanCost(
      pesosToCents(body.requestedAmount),
      body.selectedInstallment,
      lender.clock.today(),
    )
    const { createLoanAgreementPdf } = await import('@/adapters/fake/loan-cost/loan-agreement-pdf')
    const { fileType = 'application/pdf', firstInstallmentDiscountPercent } = lender.overrides
    const off = firstInstallmentDiscount(cost, firstInstallmentDiscountPercent)
    return {
      bytes: createLoanAgreementPdf(cost, customer, { firstInstallmentDiscount: off }),
      contentType: fileType,
    }
  },
}

function sellerInQr(fields: ReadonlyMap<string, string>) {
  return {
    sellerName: fields.get('59') ?? 'Comercio',
    sellerCbuCvu: parseEmvFields(fields.get('51') ?? '')?.get('00'),
    sellerCuit: parseEmvFields(fields.get('50') ?? '')?.get('00'),
    sellerMCC: fields.get('52'),
    transaccionId: parseEmvFields(fields.get('62') ?? '')?.get('05'),
  }
}

/** Returns whether the seller's data in the request are those in the QR code. Source: QRP-07. */
function isSellerInQr(text: string, seller: object): boolean {
  const fields = parseEmvFields(text)
  const said = new Map<string, unknown>(Object.entries(seller))
  return (
    fields !== undefined &&
    Object.entries(sellerInQr(fields)).every(([name, word]) => said.get(name) === word)
  )
}

/** Returns whether a shop's QR code can be paid with the amount. Source: QRP-04. */
function isAmountAllowedByQr(text: string, amount: Cents): boolean {
  const fixed = fixedAmountInQr(parseEmvFields(text) ?? new Map())
  return fixed === undefined || fixed === amount
}

/** Returns the amount in a shop's QR code; undefined if the customer enters the amount. */
function fixedAmountInQr(fields: ReadonlyMap<string, string>): Cents | undefined {
  const pesos = Number(fields.get('54') ?? 0)
  return pesos > 0 ? pesosToCents(pesos) : undefined
}
