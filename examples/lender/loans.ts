import { Query, type Database } from './database'

/** What is due of a loan, with the fields of `loanInfo`. */
export interface DueLoan {
  readonly externalId: string
  readonly loanId: string
  readonly totalAmount: number
  readonly isOverdue: number
}

const dueLoan = `
  SELECT loan.externalId, loanId, 1 AS productId, 1 AS subproductId, shop AS commerceName, count(number) AS installments,
    total(left + punitive) / 100.0 AS totalAmount, ifnull(max(left), 0) / 100.0 AS installmentAmount, max(isOverdue) AS isOverdue
  FROM loan LEFT JOIN due USING (externalId) WHERE loan.taxId = ?`
const dueLoans = new Query<DueLoan>(`${dueLoan} GROUP BY loan.externalId HAVING installments > 0`)
const ownLoan = new Query<DueLoan>(`${dueLoan} AND loan.externalId = ? GROUP BY loan.externalId`)
const dueInstallments = new Query(`
  SELECT number AS installmentNumber, left / 100.0 AS installmentAmount, punitive / 100.0 AS installmentPunitive,
    dueDate AS vto
  FROM due WHERE externalId = ? ORDER BY number`)

/** Each loan of the customer that has something left to pay. */
export function dueLoansOf(database: Database, taxId: string): readonly DueLoan[] {
  return dueLoans.all(database, taxId)
}

/** Only if it is that customer's. */
export function dueLoanOf(database: Database, taxId: string, externalId: string): DueLoan | undefined {
  return ownLoan.first(database, taxId, externalId)
}

/** As `GET /loans/{externalId}` answers it. */
export function amountDue(database: Database, loanInfo: DueLoan) {
  return { loanInfo, installments: dueInstallments.all(database, loanInfo.externalId) }
}

const loans = new Query<{ readonly externalId: string }>(`
  SELECT externalId, loanId, 1 AS productId, 1 AS subproductId, shop AS commerceName, lent / 100.0 AS disbursedAmount,
    count(number) AS installmentCount, avg(amount) / 100.0 AS averageInstallmentAmount,
    startDate, startDate AS disbursementDate, 'VOLUNTARY' AS paymentMethod
  FROM loan JOIN owed USING (externalId) WHERE loan.taxId = ?
  GROUP BY externalId HAVING (total(left) = 0) = ? ORDER BY externalId`)
const installments = new Query<{ readonly status: string }>(`
  SELECT number, dueDate, amount / 100.0 AS totalAmount, iif(left > 0, paid, 0) / 100.0 AS partialPaidAmount,
    CASE WHEN left = 0 THEN 'PAID' WHEN isOverdue THEN 'OVERDUE' WHEN paid > 0 THEN 'PARTIAL' ELSE 'PENDING' END AS status
  FROM owed WHERE externalId = ? ORDER BY number`)

/** As `GET /customers/{taxId}/loans` lists them. */
export function listedLoans(database: Database, taxId: string, status: string | undefined) {
  return loans.all(database, taxId, status === 'FINISHED' ? 1 : 0).map((loan) => {
    const all = installments.all(database, loan.externalId)
    const currentInstallment = all.find((each) => each.status !== 'PAID')
    return { ...loan, paymentEnabled: true, currentInstallment, installments: all }
  })
}

const debt = new Query<{ readonly totalDebt: number }>(`
  SELECT total(left) / 100.0 AS totalInstallmentDebt, total(punitive) / 100.0 AS totalPunitiveDebt,
    total(left + punitive) / 100.0 AS totalDebt
  FROM owed WHERE taxId = ? AND isOverdue`)

/** As `GET /customers/{taxId}/accountStatus` answers it. */
export function accountStatus(database: Database, taxId: string) {
  const totals = debt.first(database, taxId)
  return { customerIsUpToDate: totals?.totalDebt === 0, ...totals }
}
