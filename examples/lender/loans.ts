import { Query, type Database } from './database'

/** A loan with what the customer can pay of it today, as `loanInfo` of the API. Amounts are in pesos. */
export interface PayableLoan {
  readonly externalId: string
  readonly loanId: string
  readonly totalAmount: number
  /** 1 if an installment is overdue, otherwise 0. */
  readonly isOverdue: number
}

const loanSql = `
  SELECT loan.externalId, loanId, 1 AS productId, 1 AS subproductId, shop AS commerceName, count(number) AS installments,
    total(unpaidCents + punitiveCents) / 100.0 AS totalAmount, ifnull(max(unpaidCents), 0) / 100.0 AS installmentAmount,
    max(isOverdue) AS isOverdue
  FROM loan LEFT JOIN payableInstallment USING (externalId) WHERE loan.taxId = ?`
const payableLoansQuery = new Query<PayableLoan>(`${loanSql} GROUP BY externalId HAVING installments > 0`)
const loanQuery = new Query<PayableLoan>(`${loanSql} AND loan.externalId = ? GROUP BY externalId`)
const payableInstallmentsQuery = new Query(`
  SELECT number AS installmentNumber, unpaidCents / 100.0 AS installmentAmount, punitiveCents / 100.0 AS installmentPunitive,
    dueDate AS vto
  FROM payableInstallment WHERE externalId = ? ORDER BY number`)
/** Values: the customer's CUIT, and 1 to find the loans that are completely paid or 0 to find the others. */
const loansByStatusQuery = new Query<{ readonly externalId: string }>(`
  SELECT externalId, loanId, 1 AS productId, 1 AS subproductId, shop AS commerceName, lentCents / 100.0 AS disbursedAmount,
    count(number) AS installmentCount, avg(amountCents) / 100.0 AS averageInstallmentAmount,
    startDate, startDate AS disbursementDate, 'VOLUNTARY' AS paymentMethod
  FROM loan JOIN installmentBalance USING (externalId) WHERE loan.taxId = ?
  GROUP BY externalId HAVING (total(unpaidCents) = 0) = ? ORDER BY externalId`)
const installmentsQuery = new Query<{ readonly status: string }>(`
  SELECT number, dueDate, amountCents / 100.0 AS totalAmount, iif(unpaidCents > 0, paidCents, 0) / 100.0 AS partialPaidAmount,
    CASE WHEN unpaidCents = 0 THEN 'PAID' WHEN isOverdue THEN 'OVERDUE' WHEN paidCents > 0 THEN 'PARTIAL'
      ELSE 'PENDING' END AS status
  FROM installmentBalance WHERE externalId = ? ORDER BY number`)
const debtTotalsQuery = new Query<{ readonly totalDebt: number }>(`
  SELECT total(unpaidCents) / 100.0 AS totalInstallmentDebt, total(punitiveCents) / 100.0 AS totalPunitiveDebt,
    total(unpaidCents + punitiveCents) / 100.0 AS totalDebt
  FROM installmentBalance WHERE taxId = ? AND isOverdue`)

/** Returns the customer's loans that have an unpaid installment. */
export function listPayableLoans(database: Database, taxId: string): readonly PayableLoan[] {
  return payableLoansQuery.findAll(database, taxId)
}

/** Returns the loan, even if it is completely paid; undefined if the customer has no such loan. */
export function findLoan(database: Database, taxId: string, externalId: string): PayableLoan | undefined {
  return loanQuery.findFirst(database, taxId, externalId)
}

/** Returns the answer to `GET /loans/{externalId}`. */
export function amountDue(database: Database, loanInfo: PayableLoan) {
  return { loanInfo, installments: payableInstallmentsQuery.findAll(database, loanInfo.externalId) }
}

/** Returns the answer to `GET /customers/{taxId}/loans`. `status` is its query parameter. */
export function listLoans(database: Database, taxId: string, status: string | undefined) {
  return loansByStatusQuery.findAll(database, taxId, status === 'FINISHED' ? 1 : 0).map((loan) => {
    const installments = installmentsQuery.findAll(database, loan.externalId)
    const currentInstallment = installments.find((installment) => installment.status !== 'PAID')
    return { ...loan, paymentEnabled: true, currentInstallment, installments }
  })
}

/** Returns the answer to `GET /customers/{taxId}/accountStatus`. */
export function accountStatus(database: Database, taxId: string) {
  const totals = debtTotalsQuery.findFirst(database, taxId)
  return { customerIsUpToDate: totals?.totalDebt === 0, ...totals }
}
