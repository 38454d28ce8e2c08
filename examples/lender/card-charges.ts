import { randomUUID } from 'node:crypto'
import { Query, insertRow, runStatement, type Database } from './database'

interface Charge {
  /** The request as a text. A request with the same idempotency key and another text is refused. */
  readonly request: string
  readonly transactionId: string
}

interface ChargeRequest {
  readonly taxId: string
  readonly idempotencyKey: string
  readonly externalId: string
  readonly debitCardId: string
  readonly amountCents: number
}

const chargeByKeyQuery = new Query<Charge>('SELECT * FROM charge WHERE taxId = ? AND idempotencyKey = ?')
const unpaidInstallmentsQuery = new Query<{ readonly number: number; readonly unpaidCents: number }>(
  'SELECT number, unpaidCents FROM installmentBalance WHERE externalId = ? AND unpaidCents > 0 ORDER BY number',
)
const paymentsNewestFirstQuery = new Query(`
  SELECT externalId, shop AS commerceName, 1 AS subproductId, 'DEBIT_CARD' AS paymentMethod, amountCents / 100.0 AS amount,
    strftime('%Y-%m-%d %H:%M:%S', chargedAt / 1000, 'unixepoch', '-3 hours') AS paymentDate
  FROM charge JOIN loan USING (externalId) WHERE charge.taxId = ? ORDER BY chargedAt DESC`)

export function findCharge(database: Database, taxId: string, idempotencyKey: string): Charge | undefined {
  return chargeByKeyQuery.findFirst(database, taxId, idempotencyKey)
}

/**
 * Charges the card, or returns the charge that was already made with the same idempotency key. Returns `reused-key` if
 * the key belongs to a different request. The primary key of the table prevents a second charge if two requests with
 * one key arrive together. A real lender stores the row, asks the card processor, and then pays the installments.
 */
export function chargeOnce(database: Database, chargeRequest: ChargeRequest): Charge | 'reused-key' {
  const { taxId, idempotencyKey, externalId, debitCardId, amountCents } = chargeRequest
  const request = `${externalId} ${debitCardId} ${amountCents}`
  const earlierCharge = findCharge(database, taxId, idempotencyKey)
  if (earlierCharge) return earlierCharge.request === request ? earlierCharge : 'reused-key'
  const transactionId = randomUUID()
  const row = [idempotencyKey, taxId, request, externalId, amountCents, transactionId, Date.now()]
  database.exec('BEGIN IMMEDIATE')
  try {
    insertRow(database, 'charge', ...row)
    payInstallments(database, externalId, amountCents)
    database.exec('COMMIT')
  } catch (reason) {
    database.exec('ROLLBACK')
    throw reason
  }
  return { request, transactionId }
}

/** Pays the unpaid installments of a loan with the given amount, the oldest installment first. */
function payInstallments(database: Database, externalId: string, amountCents: number): void {
  let remainingCents = amountCents
  for (const { number, unpaidCents } of unpaidInstallmentsQuery.findAll(database, externalId)) {
    const paidCents = Math.min(remainingCents, unpaidCents)
    remainingCents -= paidCents
    const sql = 'UPDATE installment SET paidCents = paidCents + ? WHERE externalId = ? AND number = ?'
    runStatement(database, sql, paidCents, externalId, number)
  }
}

/** Returns the customer's payments as the API calls that list payments answer them, the newest first. */
export function listPayments(database: Database, taxId: string) {
  return paymentsNewestFirstQuery.findAll(database, taxId).map((payment) => ({ ...payment, accused: true }))
}
