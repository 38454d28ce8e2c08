import * as v from 'valibot'
import { defineContract } from './call'
import { lenientListSchema } from './list.schema'
import { uploadedFileSchema } from './value.schema'

/** API calls about the documents of a loan and the receipts that customers upload. Source: 1§7. */
export const documentsContract = defineContract('documents', {
  loanFile: {
    method: 'GET',
    path: '/customers/{taxId}/loans/{externalId}/file/{fileType}',
    summary: 'El contrato o el comprobante de servicios de un préstamo.',
    source: '1§7',
    access: 'session',
    objectAccess: {
      ownership: 'own',
      by: { 'path.taxId': 'tax-id', 'path.externalId': 'loan', 'path.fileType': 'value' },
    },
    answer: 'file',
    assumption: 'fileType es DISCLAIMER (contrato) o RAPIPAGO (comprobante de servicios).',
  },
  couponBook: {
    method: 'GET',
    path: '/customers/{id}/loans/{loanId}/paymentVoucher',
    summary: 'La cuponera de pago de un préstamo.',
    source: '1§7',
    access: 'session',
    objectAccess: {
      ownership: 'own',
      by: { 'path.id': 'customer-id', 'path.loanId': 'loan' },
    },
    answer: 'file',
    assumption: 'La ruta lleva el customerId y el loanId del préstamo; la respuesta es un PDF.',
  },
  listReceiptTypes: {
    method: 'GET',
    path: '/customers/paymentVoucherType',
    summary: 'Los tipos de comprobante que se pueden enviar.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'nobody' },
    answer: lenientListSchema(v.object({ id: v.string(), labelKey: v.string() })),
    assumption: 'labelKey es transfer o ticket; un tipo con otro labelKey no se ofrece.',
  },
  sendReceipt: {
    method: 'POST',
    path: '/customers/{taxId}/paymentNotification',
    summary: 'Envía un comprobante de pago.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    body: v.object({ file: uploadedFileSchema, paymentVoucherType: v.string() }),
    multipart: true,
    answer: 'none',
    refusals: {
      INVALID_FILE: 'El archivo está vacío, pesa más de 10 MB o no es una imagen PNG o JPEG ni un PDF.',
    },
    assumption:
      'paymentVoucherType es el id del tipo. La extensión y el tipo del archivo son los de su contenido, no los del nombre con que se eligió.',
  },
})
