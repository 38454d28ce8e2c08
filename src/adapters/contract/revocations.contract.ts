import * as v from 'valibot'
import { defineContract } from './call'
import { utcInstantSchema } from './dates.schema'

const nonBlankTextSchema = v.pipe(v.string(), v.regex(/\S/), v.maxLength(120))

/**
 * API calls for requests to withdraw from a loan contract or to end the service. Consumer law lets
 * customers make these requests without signing in. Source: CAN-06.
 */
export const revocationsContract = defineContract('revocations', {
  sendRevocation: {
    method: 'POST',
    path: '/revocations',
    summary: 'Pide el arrepentimiento o la baja del servicio, sin ingresar.',
    source: 'CAN-06',
    access: 'optional',
    objectAccess: { ownership: 'anybody', by: { 'body.dni': 'dni' } },
    body: v.object({
      kind: v.picklist(['REVOCATION', 'SERVICE']),
      dni: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
      fullName: nonBlankTextSchema,
      contact: nonBlankTextSchema,
      loanOrShop: v.optional(nonBlankTextSchema),
    }),
    answer: v.object({ caseNumber: v.pipe(v.string(), v.nonEmpty()), createdAt: utcInstantSchema }),
    successStatus: 201,
    assumption:
      'kind es REVOCATION (arrepentimiento) o SERVICE (baja); contact, un teléfono o un correo; loanOrShop (optativo), el número del préstamo. Responde 201 con caseNumber y createdAt; el mismo pedido en el día responde el mismo caso. Con 404 o 501 el portal ofrece el chat y el contacto. Si links.revocation o links.serviceCancellation tienen una dirección, los botones llevan a ella y esta llamada no se usa.',
  },
})
