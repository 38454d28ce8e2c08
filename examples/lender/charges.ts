import { randomUUID } from 'node:crypto'
import { Query, insert, run, type Database } from './database'

interface Charge {
  readonly request: string
  readonly transactionId: string
}

interface NewCharge {
  readonly taxId: string
  readonly idempotencyKey: string
  readonly externalId: string
  readonly debitCardId: string
  readonly amount: number
}

const byKey = new Query<Charge>('SELECT * FROM charge WHERE taxId = ? AND idempotencyKey = ?')
const unpaid = new Query<{ readonly number: number; readonly left: number }>(
  'SELECT number, left FROM owed WHERE externalId = ? AND left > 0 ORDER BY number',
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
  const transactionId = randomUUID()
  database.exec('BEGIN IMMEDIATE')
  try {
    insert(database, 'charge', idempotencyKey, taxId, request, externalId, amount, transactionId, Date.now())
    apply(database, externalId, amount)
    database.exec('COMMIT')
  } catch (reason) {
    database.exec('ROLLBACK')
    throw reason
  }
  return { request, transactionId }
}

/** The oldest installment first. */
function apply(database: Database, externalId: string, amount: number): void {
  let rest = amount
  for (const { number, left } of unpaid.all(database, externalId)) {
    const taken = Math.min(rest, left)
    rest -= taken
    const sql = 'UPDATE installment SET paid = paid + ? WHERE externalId = ? AND number = ?'
    run(database, sql, taken, externalId, number)
  }
}

const newestFirst = new Query(`
  SELECT externalId, shop AS commerceName, 1 AS subproductId, 'DEBIT_CARD' AS paymentMethod, amount / 100.0 AS amount,
    strftime('%Y-%m-%d %H:%M:%S', at / 1000, 'unixepoch', '-3 hours') AS paymentDate
  FROM charge JOIN loan USING (externalId) WHERE charge.taxId = ? ORDER BY at DESC`)

/** The customer's payments as the portal lists them, the newest first. */
export function paymentsOf(database: Database, taxId: string) {
  return newestFirst.all(database, taxId).map((payment) => ({ ...payment, accused: true }))
}
