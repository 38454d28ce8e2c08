import * as v from 'valibot'
import { defineContract } from './call'
import { emailSchema } from './value.schema'
import { calendarDateSchema, utcInstantSchema } from './dates.schema'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'

/** The payment that a claim is about: its day, its amount and the loan that it paid. Source: SUP-05. */
const claimedPaymentSchema = v.object({
  paymentDate: calendarDateSchema,
  amount: pesosSchema,
  externalId: v.optional(v.string()),
})

/** The automatic collection that a claim is about. Source: COL-03. */
const claimedCollectionSchema = v.object({
  collectionId: v.pipe(v.string(), v.nonEmpty()),
  date: calendarDateSchema,
  amount: pesosSchema,
  externalId: v.string(),
})

/** An error or a failed API call of the page, with the same fields as in page reports. Source: OPS-04. */
const pageErrorSchema = v.object({
  kind: v.picklist(['call', 'exception']),
  pattern: v.string(),
  name: v.string(),
  code: v.optional(v.string()),
  milliseconds: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
})

const maxPageEvents = 20

const filedClaimSchema = v.object({
  caseNumber: v.pipe(v.string(), v.nonEmpty()),
  reason: v.string(),
  createdAt: utcInstantSchema,
  status: v.string(),
  answer: optionalField(v.string()),
  answerBy: optionalField(calendarDateSchema),
})

/**
 * API calls about the claims that the customer sends to the lender, and about the status of each claim.
 * Source: 1§3, SUP-04.
 */
export const supportContract = defineContract('support', {
  listClaimReasons: {
    method: 'GET',
    path: '/claims/reasons',
    summary: 'Los motivos de consulta.',
    source: '1§3',
    access: 'session',
    objectAccess: { ownership: 'nobody' },
    answer: lenientListSchema(v.object({ id: v.pipe(v.string(), v.nonEmpty()), description: v.string() })),
    assumption:
      'La ruta; cada motivo trae id y description. El de id NO_RECONOZCO, si está, viene elegido cuando el cliente no reconoce un préstamo, un pago, un cobro automático o un cambio de su cuenta. Los de id DATOS_ACCESO, DATOS_CORRECCION y DATOS_SUPRESION son los pedidos de la Ley 25.326: sin ellos el portal manda a quien los pide al chat.',
  },
  sendClaim: {
    method: 'POST',
    path: '/claims',
    summary: 'Envía una consulta.',
    source: '1§3',
    access: 'session',
    objectAccess: {
      ownership: 'own',
      by: {
        'body.externalId': 'loan',
        'body.payment.externalId': 'loan',
        'body.collection.externalId': 'loan',
      },
    },
    body: v.object({
      reason: v.pipe(v.string(), v.nonEmpty()),
      comments: v.optional(v.string()),
      email: emailSchema,
      externalId: v.optional(v.string()),
      payment: v.optional(claimedPaymentSchema),
      collection: v.optional(claimedCollectionSchema),
      accountChange: v.optional(v.picklist(['PHONE', 'PASSWORD', 'DEVICE'])),
      supportCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{6}$/))),
      pageEvents: v.optional(v.pipe(v.array(pageErrorSchema), v.maxLength(maxPageEvents))),
    }),
    idempotent: true,
    answer: v.object({
      caseNumber: lenientOptionalField(v.string()),
      answerBy: lenientOptionalField(calendarDateSchema),
    }),
    successStatus: 201,
    mayBeAbsent: true,
    refusals: {
      INVALID_CUSTOMER_EMAIL: 'El correo de la consulta no es válido.',
      LOAN_NOT_FOUND: 'El préstamo de la consulta no es del cliente.',
    },
    assumption:
      'La ruta y el cuerpo: reason (id del motivo), comments, email y, si es por un préstamo o un pago, externalId o payment; si es por un cobro automático que no reconoce, collection (optativo); si es por un cambio de la cuenta que no hizo, accountChange (optativo). Si algo falló en la página, supportCode (optativo), el código de seis letras que mostró; y sólo si el cliente lo marca, pageEvents (optativo), las últimas fallas, hasta 20, con la forma de los informes y nada de la persona. Responde 201 con caseNumber y answerBy (el día de la respuesta); sin ellos, o con 204, no hay número que mostrar y el día sale del plazo de 48 horas; de los pedidos de la Ley 25.326, de 10 días corridos o 5 hábiles. La misma clave no abre otra consulta.',
  },
  listClaims: {
    method: 'GET',
    path: '/customers/{customerId}/claims',
    summary: 'Las consultas del cliente y en qué están.',
    source: 'SUP-04',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.customerId': 'customer-id' } },
    answer: lenientListSchema(filedClaimSchema),
    assumption:
      'Por encima de la especificación. status es RECEIVED, IN_REVIEW, ANSWERED o CLOSED; createdAt es UTC. Un prestamista sin esta lista responde 404 o 501: el portal no la muestra.',
  },
})
