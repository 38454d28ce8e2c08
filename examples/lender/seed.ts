import { randomBytes } from 'node:crypto'
import { insert, type Database } from './database'
import { hashOf } from './sessions'

const raul = '20243189072'
const marta = '27284561231'

/** Two installments of Raúl's are overdue. */
const loans = [
  { taxId: raul, externalId: '7001', shop: 'Casa Rivadavia', paidOf: 2, monthsAgo: 5, of: 12 },
  { taxId: marta, externalId: '7002', shop: 'Librería del Centro', paidOf: 3, monthsAgo: 3, of: 6 },
  { taxId: marta, externalId: '7003', shop: 'Casa Rivadavia', paidOf: 3, monthsAgo: 9, of: 3 },
]

/** The test customers of the profile in the same folder. */
export function seed(database: Database): void {
  addCustomer(database, raul, 'Raúl', 'Peralta')
  addCustomer(database, marta, 'Marta', 'Giménez')
  for (const loan of loans) addLoan(database, loan)
  insert(database, 'card', 'card-1', raul, '4821')
}

function addCustomer(database: Database, taxId: string, firstName: string, surname: string): void {
  const salt = randomBytes(16).toString('hex')
  const dni = taxId.slice(2, -1)
  const passwordHash = hashOf('cuota2026', salt)
  insert(database, 'customer', taxId, `customer-${dni}`, dni, firstName, surname, salt, passwordHash)
}

const installmentCents = 1_262_500

function addLoan(database: Database, loan: (typeof loans)[number]): void {
  const { taxId, externalId, shop, monthsAgo, of, paidOf } = loan
  const lent = (installmentCents * of * 3) / 4
  insert(database, 'loan', externalId, `loan-${externalId}`, taxId, shop, lent, fifthOf(-monthsAgo))
  for (let number = 1; number <= of; number += 1) {
    const paid = number <= paidOf ? installmentCents : 0
    insert(database, 'installment', externalId, number, fifthOf(number - monthsAgo), installmentCents, paid)
  }
}

/** The 5th of the month that many months from now, before now if it is less than 0. */
function fifthOf(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 5)).toISOString().slice(0, 10)
}
