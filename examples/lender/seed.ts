import { randomBytes, scryptSync } from 'node:crypto'
import { insert, type Database } from './database'
import { monthsLater, today } from './days'

const raul = '20243189072'
const marta = '27284561231'

/** The test customers of the profile beside this file. */
export function seed(database: Database): void {
  addCustomer(database, raul, '24318907', 'Raúl', 'Peralta')
  addCustomer(database, marta, '28456123', 'Marta', 'Giménez')
  // Two installments are overdue.
  addLoan(database, raul, { externalId: '7001', shop: 'Casa Rivadavia', paidOf: 2, monthsAgo: 5, of: 12 })
  addLoan(database, marta, {
    externalId: '7002',
    shop: 'Librería del Centro',
    paidOf: 3,
    monthsAgo: 3,
    of: 6,
  })
  addLoan(database, marta, { externalId: '7003', shop: 'Casa Rivadavia', paidOf: 3, monthsAgo: 9, of: 3 })
  insert(database, 'card', 'card-1', raul, '4821')
}

function addCustomer(
  database: Database,
  taxId: string,
  dni: string,
  firstName: string,
  surname: string,
): void {
  const salt = randomBytes(16).toString('hex')
  insert(
    database,
    'customer',
    taxId,
    `customer-${dni}`,
    dni,
    firstName,
    surname,
    salt,
    hashOf('cuota2026', salt),
  )
}

export function hashOf(password: string, salt: string): string {
  return scryptSync(password, salt, 32).toString('hex')
}

interface NewLoan {
  readonly externalId: string
  readonly shop: string
  readonly monthsAgo: number
  readonly of: number
  readonly paidOf: number
}

const installmentCents = 1_262_500

function addLoan(
  database: Database,
  taxId: string,
  { externalId, shop, monthsAgo, of, paidOf }: NewLoan,
): void {
  const start = monthsLater(`${today().slice(0, 8)}05`, -monthsAgo)
  const lent = (installmentCents * of * 3) / 4
  insert(database, 'loan', externalId, `loan-${externalId}`, taxId, shop, lent, start, paidOf === of ? 1 : 0)
  for (let number = 1; number <= of; number += 1) {
    const paid = number <= paidOf ? installmentCents : 0
    insert(database, 'installment', externalId, number, monthsLater(start, number), installmentCents, paid)
  }
}
