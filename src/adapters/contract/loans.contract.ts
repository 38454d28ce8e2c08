import * as v from 'valibot'
import { defineContract } from './call'
import { calendarDateSchema } from './dates.schema'
import { lenientListSchema } from './list.schema'
import { loanSchema } from './loan.schema'
import { optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { paymentSchema } from './payment.schema'
import { nonNegativeIntegerSchema } from './value.schema'

/** API calls about the customer's loans, debt and recent payments. Source: 1§7. */
export const loansContract = defineContract('loans', {
  listLoans: {
    method: 'GET',
    path: '/customers/{taxId}/loans',
    summary: 'Los préstamos del cliente en un estado.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    query: v.object({
      status: v.optional(v.picklist(['ACTIVE', 'FINISHED'])),
      expandedResources: v.optional(
        v.pipe(v.string(), v.regex(/^(INSTALLMENT|LOAN_FILE)(,(INSTALLMENT|LOAN_FILE))*$/)),
      ),
      excludeProducts: v.optional(v.pipe(v.string(), v.regex(/^(\d+(,\d+)*)?$/))),
    }),
    answer: lenientListSchema(loanSchema),
    assumption:
      'Además de lo acordado: paymentEnabled (botón de pago), couponBookEnabled, formId (69), company {name, taxId}, creditUsed, installmentValue, nextCollection (el cobro automático avisado que viene) y, en cada cuota, partialPaidAmount. Las listas de la consulta van separadas por comas; status vale ACTIVE, excludeProducts 46 y couponBookEnabled true si faltan; un excludeProducts vacío no excluye ninguno.',
  },
  listLoanDebts: {
    method: 'GET',
    path: '/customers/{taxId}/loans/debt',
    summary: 'Los préstamos que tienen deuda.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    answer: lenientListSchema(v.object({ loanId: v.string() })),
  },
  listRecentPayments: {
    method: 'GET',
    path: '/customers/paymentsDetails/{customerId}',
    summary: 'Los últimos pagos, para el aviso de la pantalla de préstamos.',
    source: '1§7',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    answer: lenientListSchema(paymentSchema),
    assumption: 'paymentDate es AAAA-MM-DD HH:mm:ss, con un espacio.',
  },
  quote: {
    method: 'GET',
    path: '/loans/{externalId}/quote',
    summary: 'Lo que cuesta pagar un préstamo otro día, o una parte.',
    source: 'LOA-17',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.externalId': 'loan' } },
    query: v.object({
      date: calendarDateSchema,
      amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/))),
    }),
    answer: v.object({
      date: calendarDateSchema,
      amount: pesosSchema,
      installments: v.array(
        v.object({ installmentNumber: nonNegativeIntegerSchema, paid: pesosSchema, remaining: pesosSchema }),
      ),
      interestSaved: optionalField(pesosSchema),
      validUntil: calendarDateSchema,
    }),
    assumption:
      'Con 404 o 501 el portal no lo ofrece. amount es lo que se paga ese día; sin amount en la consulta, todo lo que se debe. Cada cuota dice cuánto se le paga y cuánto le queda, con su interés. interestSaved es el interés por atraso que no corre por pagar ese día y no siete días después. validUntil es hasta qué día vale.',
    fieldDescriptions: {
      PaymentQuote: {
        date: 'El día que se preguntó. Si es otro, no se muestra.',
        amount: { text: 'Lo que se paga ese día, en pesos.', example: 12_757.56 },
        installments: 'Cuánto se paga de cada cuota, de la primera a la última; suma amount.',
        interestSaved: {
          text: 'El interés por atraso que no corre por pagar ese día y no siete días después, en pesos.',
          example: 132.57,
        },
        validUntil: 'Hasta qué día vale.',
      },
      QuotedInstallment: {
        installmentNumber: 'Qué cuota es.',
        paid: 'Lo que se le paga, en pesos, con su interés.',
        remaining: 'Lo que le queda ese día, en pesos, con su interés.',
      },
    },
  },
})
