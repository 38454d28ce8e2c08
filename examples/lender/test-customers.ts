import { randomBytes } from 'node:crypto'
import { insertRow, type Database } from './database'
import { hashPassword } from './sessions'

const raulTaxId = '20243189072'
const martaTaxId = '27284561231'
const installmentCents = 1_262_500

/** The loans by external id. `paidCount`: number of paid installments. Raúl's loan has overdue installments. */
const testLoans = {
  7001: { taxId: raulTaxId, shop: 'Casa Rivadavia', ageMonths: 5, installmentCount: 12, paidCount: 2 },
  7002: { taxId: martaTaxId, shop: 'Librería del Centro', ageMonths: 3, installmentCount: 6, paidCount: 3 },
  7003: { taxId: martaTaxId, shop: 'Casa Rivadavia', ageMonths: 9, installmentCount: 3, paidCount: 3 },
}
type TestLoan = (typeof testLoans)[keyof typeof testLoans]

/** Inserts the customers that passport.json in this folder names, with their loans and cards. */
export function insertTestCustomers(database: Database): void {
  insertCustomer(database, raulTaxId, 'Raúl', 'Peralta')
  insertCustomer(database, martaTaxId, 'Marta', 'Giménez')
  for (const [externalId, loan] of Object.entries(testLoans)) insertLoan(database, externalId, loan)
  insertRow(database, 'card', 'card-1', raulTaxId, '4821')
}

function insertCustomer(database: Database, taxId: string, firstName: string, surname: string): void {
  const salt = randomBytes(16).toString('hex')
  const dni = taxId.slice(2, -1)
  const passwordHash = hashPassword('cuota2026', salt)
  insertRow(database, 'customer', taxId, `customer-${dni}`, dni, firstName, surname, salt, passwordHash)
}

function insertLoan(database: Database, externalId: string, loan: TestLoan): void {
  const { taxId, shop, ageMonths, installmentCount, paidCount } = loan
  const lentCents = (installmentCents * installmentCount * 3) / 4
  const startDate = fifthOfMonth(-ageMonths)
  insertRow(database, 'loan', externalId, `loan-${externalId}`, taxId, shop, lentCents, startDate)
  for (let number = 1; number <= installmentCount; number += 1) {
    const paidCents = number <= paidCount ? installmentCents : 0
    const dueDate = fifthOfMonth(number - ageMonths)
    insertRow(database, 'installment', externalId, number, dueDate, installmentCents, paidCents)
  }
}

/** Returns the 5th day of a month as `YYYY-MM-DD`. `monthOffset` counts from this month, back if it is negative. */
function fifthOfMonth(monthOffset: number): string {
  const now = new Date()
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthOffset, 5))
  return date.toISOString().slice(0, 10)
}
