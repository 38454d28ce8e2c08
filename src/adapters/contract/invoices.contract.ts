import * as v from 'valibot'
import { defineContract } from './call'
import { calendarDateSchema } from './dates.schema'
import { lenientListSchema } from './list.schema'
import { pesosSchema } from './money.schema'

/** API calls about the customer's invoices. Source: 1§7. */
export const invoicesContract = defineContract('invoices', {
  listInvoices: {
    method: 'GET',
    path: '/customers/{id}/invoices',
    summary: 'Las facturas del cliente.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'customer-id' } },
    answer: lenientListSchema(
      v.object({ paymentNumber: v.string(), date: calendarDateSchema, total: pesosSchema }),
    ),
    assumption: 'La ruta lleva el customerId.',
    fieldDescriptions: {
      Invoice: {
        paymentNumber: {
          text: 'El número de la factura, con el que se pide el archivo.',
          example: '0004-00000001',
        },
        date: 'El día de la factura. La más nueva se muestra aparte.',
        total: 'Su importe, en pesos.',
      },
    },
  },
  invoice: {
    method: 'GET',
    path: '/customers/{id}/invoices/{number}',
    summary: 'Una factura.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'customer-id', 'path.number': 'invoice' } },
    answer: 'file',
    assumption:
      'La ruta lleva el customerId y el paymentNumber. 404 si todavía no está: de 24 a 48 horas después del pago.',
  },
})
