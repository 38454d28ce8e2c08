import * as v from 'valibot'
import { defineContract } from './call'
import { calendarDateSchema, utcInstantSchema } from './dates.schema'
import { blockedChangeRefusals } from './refusals'
import { lenientListSchema } from './list.schema'
import { lenientOptionalField, optionalField } from './optional-field.schema'
import { pesosSchema } from './money.schema'
import {
  identityProofSchema,
  identityProofApiAssumption,
  identityProofRefusals,
} from './identity-proof.schema'
import { nonNegativeIntegerSchema } from './value.schema'

/** The masked number of the account from which the lender collects installments. Source: COL-01. */
const maskedAccountSchema = v.object({
  kind: v.picklist(['CBU', 'CVU']),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  bank: optionalField(v.string()),
})

/**
 * An attempt to collect an installment from the account. A result that the portal cannot read counts as
 * unknown. Source: COL-02.
 */
const attemptSchema = v.object({
  date: calendarDateSchema,
  result: lenientOptionalField(
    v.picklist(['SCHEDULED', 'IN_PROCESS', 'COLLECTED', 'NO_FUNDS', 'REJECTED', 'NOT_MADE']),
  ),
})

/** The automatic collection of one installment. Source: COL-02, COL-03, PAY-27. */
const collectionSchema = v.object({
  collectionId: v.pipe(v.string(), v.nonEmpty()),
  installmentNumber: nonNegativeIntegerSchema,
  date: calendarDateSchema,
  amount: pesosSchema,
  status: v.picklist(['SCHEDULED', 'IN_PROCESS', 'COLLECTED', 'NOT_COLLECTED', 'STOPPED', 'REFUNDED']),
  attempts: v.array(attemptSchema),
  // Without it the consequence is unknown, and the customer reads that.
  ifPaid: lenientOptionalField(
    v.object({
      outcome: v.picklist(['STOPPED', 'REFUNDED', 'NEXT_INSTALLMENT']),
      until: optionalField(utcInstantSchema),
    }),
  ),
  // Without it the customer reads that the lender does not say.
  ifLeft: lenientOptionalField(v.picklist(['STOPPED', 'MADE'])),
})

const nonEmptyTextSchema = v.pipe(v.string(), v.nonEmpty())

/** A bank account as the customer types it: the 22 digits of a CBU or CVU, or an alias. Source: COL-01. */
const enteredAccountSchema = v.pipe(v.string(), v.regex(/^(\d{22}|[A-Za-z0-9.-]{6,20})$/))

/** The automatic collection of one loan. Source: COL-01 to COL-03. */
const loanCollectionSchema = v.object({
  externalId: v.pipe(v.string(), v.nonEmpty()),
  status: v.picklist(['AVAILABLE', 'ACTIVE']),
  account: optionalField(maskedAccountSchema),
  joinedAt: optionalField(utcInstantSchema),
  joiningId: optionalField(nonEmptyTextSchema),
  leftAt: optionalField(utcInstantSchema),
  toCollect: v.array(
    v.object({ installmentNumber: nonNegativeIntegerSchema, date: calendarDateSchema, amount: pesosSchema }),
  ),
  next: optionalField(collectionSchema),
  past: v.array(collectionSchema),
})

/**
 * API calls about the automatic collection of installments from an account at another bank.
 * Source: COL-01 to COL-04, PAY-27.
 */
export const automaticCollectionContract = defineContract('automatic-collection', {
  listCollections: {
    method: 'GET',
    path: '/automatic-collections/{taxId}',
    summary: 'El cobro automático de cada préstamo que lo tiene o lo puede tener.',
    source: 'COL-02, PAY-27',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id' } },
    // A loan that is collected is never left out, because paying it by hand depends on it. Source: PAY-27.
    answer: lenientListSchema(loanCollectionSchema, (entry) => Object(entry)['status'] === 'AVAILABLE'),
    assumption:
      'Con 404 o 501 el portal no muestra nada del cobro automático. Un préstamo que no lo puede tener no viene. toCollect son las cuotas que se cobrarían o se van a cobrar, de la primera a la última. next es el cobro que viene, desde que se avisa (un día antes o más) hasta que termina; ifPaid dice qué pasa con él si la cuota se paga a mano en este momento: STOPPED, no se hace; REFUNDED, se hace igual y se devuelve; NEXT_INSTALLMENT, se hace igual y va a la cuota siguiente. until es hasta cuándo vale esa palabra, y el prestamista la sostiene para lo que se pague hasta entonces. past son los que terminaron, del último al primero. joiningId es el número con que se activó y leftAt cuándo se dejó, si se dejó. ifLeft dice qué pasa con next si se deja en este momento: STOPPED, no se hace; MADE, ya salió y se hace igual.',
  },
  checkAccount: {
    method: 'POST',
    path: '/automatic-collections/{taxId}/account-checks',
    summary: 'Comprueba la cuenta de la que se va a cobrar un préstamo.',
    source: 'COL-01',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id', 'body.externalId': 'loan' } },
    body: v.object({ externalId: nonEmptyTextSchema, account: enteredAccountSchema }),
    answer: v.object({
      checkId: nonEmptyTextSchema,
      account: maskedAccountSchema,
      holder: nonEmptyTextSchema,
    }),
    refusals: {
      ACCOUNT_NOT_FOUND: 'No hay una cuenta con ese CBU, CVU o alias.',
      ACCOUNT_HOLDER_MISMATCH: 'La cuenta es de otro CUIT.',
      ACCOUNT_NOT_DEBITABLE: 'De esa cuenta no se puede cobrar: está cerrada, no es en pesos o no lo admite.',
      COLLECTION_NOT_AVAILABLE: 'El préstamo no se puede cobrar así, o ya se cobra.',
    },
    assumption:
      'account es lo que escribió el cliente, con los dígitos verificadores ya comprobados. El titular tiene que tener el CUIT del cliente: lo decide el prestamista. holder es su nombre, tapado en parte («Del··· Fer···»). checkId es de esa cuenta, ese préstamo y ese cliente; vence a los 30 minutos y con una baja del préstamo. Con 404 o 501 el portal dice que no se puede activar.',
  },
  join: {
    method: 'POST',
    path: '/automatic-collections/{taxId}/join',
    summary: 'Activa el cobro automático de un préstamo, con el consentimiento del cliente.',
    source: 'COL-01',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id', 'body.externalId': 'loan' } },
    body: v.object({
      externalId: nonEmptyTextSchema,
      checkId: nonEmptyTextSchema,
      proof: identityProofSchema,
    }),
    idempotent: true,
    answer: v.object({ operationId: nonEmptyTextSchema }),
    refusals: {
      ...identityProofRefusals,
      ACCOUNT_CHECK_EXPIRED: 'La comprobación de la cuenta venció, se usó o no es de ese préstamo.',
      COLLECTION_NOT_AVAILABLE: 'El préstamo no se puede cobrar así, o ya se cobra.',
      ...blockedChangeRefusals,
    },
    assumption: `operationId es el número del alta, el mismo que joiningId. Idempotency-Key: la misma clave responde lo mismo y activa una sola vez, aunque llegue con otro checkId u otra prueba; GET /payments/status dice qué pasó con ella, con operationId. Lo que se rechaza no activó nada. ${identityProofApiAssumption}`,
  },
  leave: {
    method: 'POST',
    path: '/automatic-collections/{taxId}/leave',
    summary: 'Deja el cobro automático de un préstamo, en el momento.',
    source: 'COL-03',
    access: 'session',
    objectAccess: { ownership: 'own', by: { 'path.taxId': 'tax-id', 'body.externalId': 'loan' } },
    body: v.object({ externalId: nonEmptyTextSchema, joiningId: v.optional(nonEmptyTextSchema) }),
    idempotent: true,
    answer: v.object({ operationId: nonEmptyTextSchema }),
    refusals: { COLLECTION_NOT_ACTIVE: 'Ese préstamo no se cobra, o se activó otra vez después.' },
    assumption:
      'Vale desde que se responde y no pide contraseña. joiningId es el alta que el cliente vio: una baja que llega tarde no deja una más nueva. Idempotency-Key: la misma clave responde lo mismo y deja una sola vez; GET /payments/status dice qué pasó con ella, con operationId.',
  },
})
