import { defineContract } from './call'

/** API calls about the document that certifies that a customer owes nothing. Source: 1§7. */
export const debtFreeContract = defineContract('debt-free', {
  debtFreeCertificate: {
    method: 'GET',
    path: '/customers/{id}/freeDebt',
    summary: 'El libre deuda del cliente.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.id': 'customer-id' } },
    answer: 'file',
    assumption:
      'La ruta lleva el customerId. 404 si todavía no está: se puede dar unas 24 horas después del último pago de un préstamo.',
  },
})
