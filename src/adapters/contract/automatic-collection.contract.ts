import * as v from 'valibot'
import { contract } from './call'
import { calendarDate, instant } from './dates.schema'
import { listOf } from './list.schema'
import { looseMaybe, maybe } from './maybe.schema'
import { pesos } from './money.schema'
import { count } from './whole-number.schema'

/** The account that is debited, masked. Source: COL-01. */
const collectedAccount = v.object({
  kind: v.picklist(['CBU', 'CVU']),
  lastDigits: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  bank: maybe(v.string()),
})

/** An attempt to collect. A result that cannot be read counts as not known. Source: COL-02. */
const attempt = v.object({
  date: calendarDate,
  result: looseMaybe(
    v.picklist(['SCHEDULED', 'IN_PROCESS', 'COLLECTED', 'NO_FUNDS', 'REJECTED', 'NOT_MADE']),
  ),
})

/** Source: COL-02, PAY-27. */
const collection = v.object({
  collectionId: v.pipe(v.string(), v.nonEmpty()),
  installmentNumber: count,
  date: calendarDate,
  amount: pesos,
  status: v.picklist(['SCHEDULED', 'IN_PROCESS', 'COLLECTED', 'NOT_COLLECTED', 'STOPPED', 'REFUNDED']),
  attempts: v.array(attempt),
  // Without it nobody says what happens, and the customer reads that.
  ifPaid: looseMaybe(
    v.object({
      outcome: v.picklist(['STOPPED', 'REFUNDED', 'NEXT_INSTALLMENT']),
      until: maybe(instant),
    }),
  ),
})

/** The automatic collection of one loan. Source: COL-01, COL-02. */
const loanCollection = v.object({
  externalId: v.pipe(v.string(), v.nonEmpty()),
  status: v.picklist(['AVAILABLE', 'ACTIVE']),
  account: maybe(collectedAccount),
  joinedAt: maybe(instant),
  toCollect: v.array(v.object({ installmentNumber: count, date: calendarDate, amount: pesos })),
  next: maybe(collection),
  past: v.array(collection),
})

/**
 * Automatic collection of installments from an account at another bank. Source: COL-01 to COL-04, PAY-27.
 */
export const automaticCollectionContract = contract('automatic-collection', {
  listCollections: {
    method: 'GET',
    path: '/automatic-collections/{taxId}',
    summary: 'El cobro automático de cada préstamo que lo tiene o lo puede tener.',
    source: 'COL-02, PAY-27',
    access: 'session',
    touches: { whose: 'own', by: { 'path.taxId': 'tax-id' } },
    // A loan that is collected is never left out, because paying it by hand depends on it. Source: PAY-27.
    answer: listOf(loanCollection, (entry) => Object(entry)['status'] === 'AVAILABLE'),
    assumption:
      'Con 404 o 501 el portal no muestra nada del cobro automático. Un préstamo que no lo puede tener no viene. toCollect son las cuotas que se cobrarían o se van a cobrar, de la primera a la última. next es el cobro que viene, desde que se avisa (un día antes o más) hasta que termina; ifPaid dice qué pasa con él si la cuota se paga a mano en este momento: STOPPED, no se hace; REFUNDED, se hace igual y se devuelve; NEXT_INSTALLMENT, se hace igual y va a la cuota siguiente. until es hasta cuándo vale esa palabra, y el prestamista la sostiene para lo que se pague hasta entonces. past son los que terminaron, del último al primero.',
  },
})
