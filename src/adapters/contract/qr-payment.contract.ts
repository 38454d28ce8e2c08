import * as v from 'valibot'
import { contract } from './call'
import { instant } from './dates.schema'
import { maybe } from './maybe.schema'
import { chargedPesos, pesos } from './money.schema'

const agreementRequest = v.object({
  customerTaxId: v.string(),
  fullName: v.string(),
  requestedAmount: pesos,
  selectedInstallment: v.number(),
})

const seller = {
  sellerName: v.string(),
  sellerCbuCvu: v.string(),
  sellerCuit: v.string(),
  sellerMCC: v.string(),
  transaccionId: v.string(),
}

/** Paying a merchant by QR with the line: 2§7. */
export const qrPaymentContract = contract('qr-payment', {
  readQr: {
    method: 'GET',
    path: '/payments/getPaymentInfoQR',
    summary: 'A quién y cuánto cobra un QR.',
    source: '2§7',
    access: 'session',
    query: v.object({ qrText: v.string() }),
    answer: v.object({ amountType: v.string(), amount: maybe(pesos), ...seller }),
    assumption: 'amountType es open_amount si el importe es abierto; cualquier otro, cerrado.',
  },
  pay: {
    method: 'POST',
    path: '/payments/loans/{loanId}/paymentQRAndActivateLoan',
    summary: 'Paga el QR con un préstamo de la línea.',
    source: '2§7',
    access: 'session',
    body: v.object({
      amount: chargedPesos,
      ...seller,
      textQR: v.string(),
      paymentQRAgreementRequest: agreementRequest,
    }),
    idempotent: true,
    answer: v.object({ operationId: v.string() }),
    assumption:
      'Idempotency-Key: la misma clave responde lo mismo y paga una sola vez; selectedInstallment es la cantidad de cuotas.',
  },
  findOperation: {
    method: 'GET',
    path: '/payments/getPaymentQROperation',
    summary: 'Los datos de un pago con QR, para el comprobante.',
    source: '2§7',
    access: 'session',
    query: v.object({ operationId: v.string() }),
    answer: v.object({ reference: v.string(), amount: pesos, createdDate: instant }),
  },
  agreement: {
    method: 'POST',
    path: '/customers/getPaymentQRAgreementDocument',
    summary: 'Los términos del préstamo de una compra con QR.',
    source: '2§7',
    access: 'session',
    body: agreementRequest,
    answer: 'file',
  },
})
