import * as v from 'valibot'
import { defineContract } from './call'
import { utcInstantSchema } from './dates.schema'
import { blockedChangeRefusals } from './refusals'
import { optionalField } from './optional-field.schema'
import { pesosToChargeSchema, pesosSchema } from './money.schema'
import { nonNegativeIntegerSchema } from './value.schema'

/**
 * Error codes with which the lender refuses to pay a shop, each with its meaning in Spanish.
 * Source: QRP-07, 2§8.
 */
const shopPaymentRefusals = {
  SELLER_NOT_ALLOWED: 'A ese comercio no se le paga.',
  AMOUNT_MISMATCH: 'El importe no es el del QR o el del préstamo.',
  LOAN_NOT_AVAILABLE: 'El préstamo ya se usó o venció.',
} as const

/**
 * Value of `amountType` for a shop's QR code that contains no amount. The customer then enters the
 * amount.
 */
export const qrWithoutAmountTypeCode = 'open_amount'

const agreementRequestSchema = v.object({
  customerTaxId: v.string(),
  fullName: v.string(),
  requestedAmount: pesosToChargeSchema,
  selectedInstallment: nonNegativeIntegerSchema,
})

/** The fields of the shop (the seller). A field that the shop's QR code does not contain is missing. */
const sellerFields = {
  sellerName: v.string(),
  sellerCbuCvu: optionalField(v.string()),
  sellerCuit: optionalField(v.string()),
  sellerMCC: optionalField(v.string()),
  transaccionId: optionalField(v.string()),
}

/** API calls for paying a shop by QR code with the customer's revolving credit line. Source: 2§7. */
export const qrPaymentContract = defineContract('qr-payment', {
  readQr: {
    method: 'GET',
    path: '/payments/getPaymentInfoQR',
    summary: 'A quién y cuánto cobra un QR.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'nobody', by: { 'query.qrText': 'value' } },
    query: v.object({ qrText: v.string() }),
    // A fixed amount has to be present and over 0.
    answer: v.pipe(
      v.object({ amountType: v.string(), amount: optionalField(pesosSchema), ...sellerFields }),
      v.check(({ amountType, amount = 0 }) => amountType === qrWithoutAmountTypeCode || amount > 0),
    ),
    refusals: {
      SELLER_NOT_ALLOWED: 'Con estado 409: a ese comercio no se le paga.',
      QR_NOT_INTEROPERABLE: 'Con estado 409: ese QR no se puede pagar con la línea.',
    },
    assumption:
      'amountType es open_amount si el importe es abierto; cualquier otro, cerrado, y entonces amount es más que 0. Del comercio sólo el nombre viene siempre. 409 SELLER_NOT_ALLOWED o QR_NOT_INTEROPERABLE.',
  },
  pay: {
    method: 'POST',
    path: '/payments/loans/{loanId}/paymentQRAndActivateLoan',
    summary: 'Paga el QR con un préstamo de la línea.',
    source: '2§7',
    access: 'session',
    objectAccess: {
      ownership: 'own',
      by: {
        'path.loanId': 'loan',
        'body.paymentQRAgreementRequest.customerTaxId': 'tax-id',
      },
    },
    body: v.object({
      amount: pesosToChargeSchema,
      ...sellerFields,
      textQR: v.string(),
      paymentQRAgreementRequest: agreementRequestSchema,
    }),
    idempotent: true,
    answer: v.object({ operationId: v.pipe(v.string(), v.nonEmpty()) }),
    refusals: { ...shopPaymentRefusals, ...blockedChangeRefusals },
    assumption:
      'Idempotency-Key: la misma clave responde lo mismo y paga una sola vez; selectedInstallment es la cantidad de cuotas. loanId es el préstamo que creó revolvingLine/start con PAYMENT_QR, que se activa con este pago y sirve para uno solo; un 409 con uno de estos códigos dice que no se pagó. El comercio que se dice es el que nombra textQR; a otro no se le paga (SELLER_NOT_ALLOWED).',
  },
  findOperation: {
    method: 'GET',
    path: '/payments/getPaymentQROperation',
    summary: 'Los datos de un pago con QR, para el comprobante.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'query.operationId': 'shop-payment' } },
    query: v.object({ operationId: v.string() }),
    answer: v.object({ reference: v.string(), amount: pesosSchema, createdDate: utcInstantSchema }),
  },
  agreement: {
    method: 'POST',
    path: '/customers/getPaymentQRAgreementDocument',
    summary: 'Los términos del préstamo de una compra con QR.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'body.customerTaxId': 'tax-id' } },
    body: agreementRequestSchema,
    answer: 'file',
  },
})
