import { randomUUID } from 'node:crypto'
import { Query, insert, run, type Database } from './database'
import { localDateTime } from './days'
import { installmentsOf, left, pesos } from './loans'

interface Charge {
  readonly idempotencyKey: string
  readonly request: string
  readonly externalId: string
  readonly amount: number
  readonly transactionId: string
  readonly at: number
}

export interface NewCharge {
  readonly taxId: string
  readonly idempotencyKey: string
  readonly externalId: string
  readonly debitCardId: string
  readonly amount: number
}

const byKey = new Query<Charge>('SELECT * FROM charge WHERE taxId = ? AND idempotencyKey = ?')
const newestFirst = new Query<Charge & { readonly shop: string }>(
  'SELECT charge.*, shop FROM charge JOIN loan USING (externalId) WHERE charge.taxId = ? ORDER BY at DESC',
)

export function findCharge(database: Database, taxId: string, idempotencyKey: string): Charge | undefined {
  return byKey.first(database, taxId, idempotencyKey)
}

/**
 * Charges once for each key: the row and the money are one transaction, and its primary key is what keeps two that come
 * at once apart. A real lender asks the card's processor between the two, with the row first.
 */
export function charge(database: Database, asked: NewCharge): Charge | 'reused-key' {
  const { taxId, idempotencyKey, externalId, debitCardId, amount } = asked
  const request = `${externalId} ${debitCardId} ${amount}`
  const earlier = findCharge(database, taxId, idempotencyKey)
  if (earlier) return earlier.request === request ? earlier : 'reused-key'
  const made = { idempotencyKey, request, externalId, amount, transactionId: randomUUID(), at: Date.now() }
  database.exec('BEGIN IMMEDIATE')
  try {
    const { transactionId, at } = made
    insert(database, 'charge', idempotencyKey, taxId, request, externalId, amount, transactionId, at)
    apply(database, externalId, amount)
    database.exec('COMMIT')
  } catch (reason) {
    database.exec('ROLLBACK')
    throw reason
  }
  return made
}

/** The oldest installment first. */
function apply(database: Database, externalId: string, amount: number): void {
  let rest = amount
  for (const installment of installmentsOf(database, externalId)) {
    const taken = Math.min(rest, left(installment))
    rest -= taken
    const sql = 'UPDATE installment SET paid = paid + ? WHERE externalId = ? AND number = ?'
    if (taken > 0) run(database, sql, taken, externalId, installment.number)
  }
  const isPaid = installmentsOf(database, externalId).every((each) => left(each) === 0)
  if (isPaid) run(database, 'UPDATE loan SET isFinished = 1 WHERE externalId = ?', externalId)
}

/** The customer's payments as the portal lists them, the newest first. */
export function paymentsOf(database: Database, taxId: string) {
  return newestFirst.all(database, taxId).map(({ amount, at, shop, externalId }) => ({
    amount: pesos(amount),
    paymentDate: localDateTime(at),
    paymentMethod: 'DEBIT_CARD',
    subproductId: 1,
    commerceName: shop,
    accused: true,
    externalId,
  }))
}
