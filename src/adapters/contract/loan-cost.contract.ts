import * as v from 'valibot'
import { defineContract } from './call'
import { calendarDateSchema } from './dates.schema'
import { optionalField, objectWithAtLeastOneField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import { yearlyPercentSchema } from './value.schema'

/** API calls about the cost of a loan and the document of its agreement. Source: 2§7, REV-09. */
export const loanCostContract = defineContract('loan-cost', {
  costDetail: {
    method: 'GET',
    path: '/loans/{loanId}/costDetail',
    summary: 'Lo que cuesta un préstamo: tasas, intereses, gastos e impuestos.',
    source: '2§7, REV-09',
    access: 'optional',
    objectAccess: { ownership: 'own-or-secret', by: { 'path.loanId': 'new-loan-number' } },
    answer: objectWithAtLeastOneField({
      cft: optionalField(yearlyPercentSchema),
      tna: optionalField(yearlyPercentSchema),
      tea: optionalField(yearlyPercentSchema),
      interests: optionalField(pesosSchema),
      outgoings: optionalField(pesosSchema),
      taxes: optionalField(pesosSchema),
      amountToReturn: optionalField(pesosSchema),
      firstDueDate: optionalField(calendarDateSchema),
      amountFinanced: optionalField(pesosSchema),
      amortisationSystem: optionalField(v.string()),
    }),
    assumption:
      'La ruta, y además de lo acordado firstDueDate, amountFinanced y amortisationSystem (FRENCH es el francés); cft, tna y tea son porcentajes anuales. Lo que falta se dice que falta; si no hay ninguno, 404. También sin sesión, desde el enlace de refinanciación.',
    fieldDescriptions: {
      LoanCost: {
        firstDueDate: 'El día en que vence la primera cuota.',
        amountFinanced: 'El capital que se financia, en pesos.',
      },
    },
  },
  agreement: {
    method: 'GET',
    path: '/users/loans/{loanId}/agreement',
    summary: 'Los términos de un préstamo.',
    source: '1§7, 2§7',
    access: 'optional',
    objectAccess: { ownership: 'own-or-secret', by: { 'path.loanId': 'new-loan-number' } },
    answer: 'file',
    assumption: 'Un PDF por loanId; también sin sesión, desde el enlace de refinanciación.',
  },
})
