import * as v from 'valibot'
import { defineContract } from './call'
import { cardRefusalCodes } from './refusals'
import { enteredCardFields } from './card.schema'
import { calendarDateSchema, yearMonthSchema } from './dates.schema'
import { installmentAmountPartSchema } from './installment-component.schema'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosToChargeSchema, pesosSchema } from './money.schema'
import { operationStatusSchema } from './order-status.schema'
import { cardPaymentResultSchema, paymentSchema } from './payment.schema'
import { webAddressSchema } from './web-address.schema'
import { nonNegativeIntegerSchema, productCodeSchema } from './value.schema'

const payableLoanSchema = v.object({
  externalId: v.string(),
  productId: productCodeSchema,
  subproductId: productCodeSchema,
  commerceName: optionalField(v.string()),
  totalAmount: pesosSchema,
  installments: nonNegativeIntegerSchema,
  installmentAmount: pesosSchema,
})

const monthDueSchema = v.object({
  month: yearMonthSchema,
  totalInstallmentAmount: pesosSchema,
  totalInstallmentPunitive: pesosSchema,
})

const installmentDueSchema = v.object({
  installmentNumber: nonNegativeIntegerSchema,
  installmentAmount: pesosSchema,
  installmentPunitive: pesosSchema,
  vto: optionalField(calendarDateSchema),
  // An explanation that cannot be read is left out; the amount does not depend on it.
  components: lenientOptionalField(v.array(installmentAmountPartSchema)),
})

/**
 * The installment before the first one due. The portal uses it to show how the amount has changed. Source:
 * LOA-16.
 */
const previousInstallmentSchema = v.object({
  installmentNumber: nonNegativeIntegerSchema,
  components: v.array(installmentAmountPartSchema),
})

/**
 * API calls for paying installments and for listing the payments that the lender has registered.
 * Source: 1§7, 2§7.
 */
export const paymentsContract = defineContract('payments', {
  listPayableLoans: {
    method: 'GET',
    path: '/loans',
    summary: 'Lo que el cliente puede pagar: sus préstamos y la línea.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own' },
    answer: lenientListSchema(
      v.object({ loanInfo: payableLoanSchema, status: v.picklist(['TO_PAY', 'UP_TO_DATE', 'DEBT']) }),
    ),
    assumption: 'Lista de loanInfo con su status.',
  },
  amountDue: {
    method: 'GET',
    path: '/loans/{externalId}',
    summary: 'Las cuotas que hay para pagar de un préstamo.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    // One invalid line makes the answer fail: without it the total due would be wrong.
    answer: v.object({
      loanInfo: payableLoanSchema,
      installments: v.array(installmentDueSchema),
      groups: optionalField(v.array(monthDueSchema)),
      previousInstallment: lenientOptionalField(previousInstallmentSchema),
    }),
    assumption:
      'El parámetro es externalId; la respuesta trae loanInfo e installments. Las cuotas pueden venir en cualquier orden: se pagan de la más vieja a la más nueva. De la línea puede traer groups por mes, aunque el portal usa /payments/loans/{id}. components y previousInstallment pueden no venir: sin ellos, o si no suman al centavo, no se muestra por qué la cuota vale eso.',
  },
  lineAmountDue: {
    method: 'GET',
    path: '/payments/loans/{id}',
    summary: 'Lo que hay para pagar de la línea, agrupado por mes.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'loan' } },
    answer: v.array(monthDueSchema),
    assumption: 'La ruta lleva el externalId; la respuesta es la lista de meses, cada uno AAAA-MM.',
  },
  paymentMethods: {
    method: 'GET',
    path: '/availablePaymentMethods/{loanId}',
    summary: 'Las formas de pago que se ofrecen para un préstamo.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.loanId': 'loan' } },
    answer: lenientListSchema(v.object({ id: v.string(), description: v.string() })),
    assumption:
      'Lista de id (CVU, QR, CASH, MP, TD o TC; otro no se ofrece) y description; la ruta lleva el externalId.',
  },
  virtualAccount: {
    method: 'GET',
    path: '/payments/cvuPayment/{externalId}',
    summary: 'El CVU para pagar un préstamo.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    answer: v.pipe(v.string(), v.regex(/^(\d{22})?$/)),
    assumption:
      'Los 22 dígitos como texto JSON; vacío si no hay CVU. Sirve también con el loanId de una cancelación.',
  },
  paymentQr: {
    method: 'GET',
    path: '/payments/qrCodePayment/{externalId}',
    summary: 'El texto del QR para pagar un préstamo.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    answer: v.object({ qr: v.string() }),
    assumption: 'qr es el texto que se dibuja. Sirve también con el loanId de una cancelación.',
  },
  cashSlip: {
    method: 'GET',
    path: '/payments/cashPayment/{customerId}/{externalId}',
    summary: 'El talón para pagar en efectivo.',
    source: '2§7',
    access: 'session',
    objectAccess: {
      ownership: 'own',
      by: { 'path.customerId': 'customer-id', 'path.externalId': 'loan' },
    },
    answer: 'file',
    assumption: 'La respuesta es un PDF.',
  },
  cashBarcode: {
    method: 'GET',
    path: '/payments/cashPayment/{externalId}/barcode',
    summary: 'Los dígitos del código de barras para pagar en efectivo.',
    source: '2§2.1',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    answer: v.object({ barcode: v.pipe(v.string(), v.regex(/^\d+$/)) }),
    assumption:
      'Solo dígitos. En cantidad par se dibujan en Interleaved 2 of 5; si no, se dictan en la caja.',
  },
  listSavedCards: {
    method: 'GET',
    path: '/debitCard/{customerTaxId}',
    summary: 'Las tarjetas de débito que el cliente ya usó.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerTaxId': 'tax-id' } },
    answer: lenientListSchema(
      v.object({
        debitCardId: v.string(),
        debitCardNumber: v.pipe(v.string(), v.regex(/\d{4}$/)),
        effectiveBrand: v.string(),
        expiryMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
        expiryYear: v.pipe(v.number(), v.integer()),
      }),
    ),
    assumption: 'debitCardNumber puede venir enmascarado: se usan los últimos cuatro dígitos.',
  },
  payWithSavedCard: {
    method: 'POST',
    path: '/debitCard/installmentPaymentDebitCard/{externalId}',
    summary: 'Paga con una tarjeta guardada.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan', 'body.debitCardId': 'card' } },
    body: v.object({ debitCardId: v.string(), installmentAmount: pesosToChargeSchema }),
    idempotent: true,
    answer: cardPaymentResultSchema,
    refusals: cardRefusalCodes,
    assumption: 'Idempotency-Key: la misma clave responde lo mismo y cobra una sola vez.',
  },
  payWithNewCard: {
    method: 'POST',
    path: '/payments/cardPayment/{externalId}',
    summary: 'Paga con una tarjeta de débito nueva.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan', 'body.idCredit': 'loan' } },
    body: v.object({
      amount: pesosToChargeSchema,
      idCredit: v.string(),
      fullname: v.string(),
      ...enteredCardFields,
    }),
    idempotent: true,
    answer: cardPaymentResultSchema,
    refusals: cardRefusalCodes,
    assumption:
      'El pago con tarjeta nueva usa esta ruta; idCredit es el externalId. Idempotency-Key: la misma clave responde lo mismo y cobra una sola vez.',
  },
  startWalletPayment: {
    method: 'POST',
    path: '/payments/mercadoPagoPayment/{externalId}',
    summary: 'Prepara un pago con la billetera y dice a dónde ir.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    body: v.object({ amount: pesosToChargeSchema }),
    answer: v.object({ urlToRedirect: optionalField(webAddressSchema) }),
    assumption:
      'La billetera usa esta ruta y responde urlToRedirect. Cuando el cliente termina, la billetera lo manda a /estado-pago, en el origen del portal, con status (approved o in_process; cualquier otro se lee como un error), id o external_reference, que es el externalId, y, optativo, amount en pesos con punto decimal. Lo que diga la dirección no prueba nada: el portal busca el pago en la lista de pagos.',
  },
  creditCardLink: {
    method: 'GET',
    path: '/creditCard/installmentPaymentCreditCard/{externalId}',
    summary: 'El enlace para pagar con tarjeta de crédito.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    answer: v.object({ url: optionalField(webAddressSchema) }),
  },
  paymentStatus: {
    method: 'GET',
    path: '/payments/status',
    summary:
      'En qué terminó un pago, un préstamo que se pedía o un cambio de tarjeta, del que no llegó respuesta.',
    source: 'PAY-16, REV-10, CAR-06, CAR-09',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'query.idempotencyKey': 'order-key' } },
    query: v.object({ idempotencyKey: v.pipe(v.string(), v.nonEmpty()) }),
    answer: operationStatusSchema,
    assumption:
      'Se pregunta por la Idempotency-Key del pago, del pedido o del cambio de tarjeta, y responde transactionId, operationId o loanId; NOT_FOUND, sólo de una clave que nunca llegó: de una que llegó y se olvidó, IN_PROCESS. El resultado no vence. Un status que falta o es otro no dice nada.',
  },
  paymentInfo: {
    method: 'GET',
    path: '/payments/info/{externalId}',
    summary: 'El importe final de un pago.',
    source: '2§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    answer: v.object({ finalAmount: pesosSchema }),
    assumption: 'La ruta, por externalId.',
  },
  listPayments: {
    method: 'GET',
    path: '/customers/{taxId}/payments',
    summary: 'Todos los pagos del cliente.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: lenientListSchema(paymentSchema),
    assumption:
      'paymentDate es AAAA-MM-DD HH:mm:ss, con un espacio. externalId (optativo) dice de qué préstamo es; sin él se reconoce por subproductId, commerceName y amount. paymentMethod es EXPRESS_COLLECTION, AUTOMATIC_DEBIT, CBU_TRANSFER, DEBIT_CARD, MERCADO_PAGO_ACCOUNT, MERCADO_PAGO_DEBIT_CARD, PAGO_FACIL, CVU_TRANSFER, QR, PAGO_MIS_CUENTAS, PROVINCIA_NET, RAPIPAGO o RIPSA; otro se muestra como otro medio.',
  },
})
