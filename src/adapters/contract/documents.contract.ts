import * as v from 'valibot'
import { call } from './call'
import { calendarDate } from './dates.schema'
import { pesos } from './money.schema'
import { uploadedFile } from './uploaded-file.schema'

/** What the customer downloads, and the receipts she sends: 1§7. */
export const documentsContract = {
  loanFile: call({
    method: 'GET',
    path: '/customers/{taxId}/loans/{externalId}/file/{fileType}',
    summary: 'El contrato o el comprobante de servicios de un préstamo.',
    source: '1§7',
    access: 'session',
    answer: 'file',
    assumption: 'fileType es DISCLAIMER (contrato) o RAPIPAGO (comprobante de servicios).',
  }),
  couponBook: call({
    method: 'GET',
    path: '/customers/{id}/loans/{loanId}/paymentVoucher',
    summary: 'La cuponera de pago de un préstamo.',
    source: '1§7',
    access: 'session',
    answer: 'file',
    assumption: 'La respuesta es un PDF.',
  }),
  debtFreeCertificate: call({
    method: 'GET',
    path: '/customers/{id}/freeDebt',
    summary: 'El libre deuda del cliente.',
    source: '1§7',
    access: 'session',
    answer: 'file',
  }),
  listInvoices: call({
    method: 'GET',
    path: '/customers/{id}/invoices',
    summary: 'Las facturas del cliente.',
    source: '1§7',
    access: 'session',
    answer: v.array(v.object({ paymentNumber: v.string(), date: calendarDate, total: pesos })),
  }),
  invoice: call({
    method: 'GET',
    path: '/customers/{id}/invoices/{number}',
    summary: 'Una factura.',
    source: '1§7',
    access: 'session',
    answer: 'file',
  }),
  listReceiptTypes: call({
    method: 'GET',
    path: '/customers/paymentVoucherType',
    summary: 'Los tipos de comprobante que se pueden enviar.',
    source: '1§7',
    access: 'session',
    answer: v.array(v.object({ id: v.string(), labelKey: v.string() })),
  }),
  sendReceipt: call({
    method: 'POST',
    path: '/customers/{taxId}/paymentNotification',
    summary: 'Envía un comprobante de pago.',
    source: '1§7',
    access: 'session',
    body: v.object({ file: uploadedFile, paymentVoucherType: v.string() }),
    multipart: true,
    answer: 'none',
  }),
} as const
