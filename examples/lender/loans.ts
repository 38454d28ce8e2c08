import { Query, type Database } from './database'
import { daysBetween, today } from './days'

export interface Loan {
  readonly externalId: string
  readonly loanId: string
  readonly taxId: string
  readonly shop: string
  readonly lent: number
  readonly startDate: string
  readonly isFinished: number
}

export interface Installment {
  readonly number: number
  readonly dueDate: string
  readonly amount: number
  readonly paid: number
}

/** Interest for each day of delay, on what is left of the installment. */
const punitivePerDay = 0.001

const byCustomer = new Query<Loan>(
  'SELECT * FROM loan WHERE taxId = ? AND isFinished = ? ORDER BY externalId',
)
const own = new Query<Loan>('SELECT * FROM loan WHERE taxId = ? AND externalId = ?')
const byLoan = new Query<Installment>(
  'SELECT number, dueDate, amount, paid FROM installment WHERE externalId = ? ORDER BY number',
)

export function loansOf(database: Database, taxId: string, isFinished: boolean): readonly Loan[] {
  return byCustomer.all(database, taxId, isFinished ? 1 : 0)
}

/** Only if it is that customer's. */
export function ownLoan(database: Database, taxId: string, externalId: string): Loan | undefined {
  return own.first(database, taxId, externalId)
}

export function installmentsOf(database: Database, externalId: string): readonly Installment[] {
  return byLoan.all(database, externalId)
}

export function left({ amount, paid }: Installment): number {
  return amount - paid
}

export function punitive(installment: Installment): number {
  return Math.round(left(installment) * punitivePerDay * daysBetween(installment.dueDate, today()))
}

function isOverdue(installment: Installment): boolean {
  return left(installment) > 0 && installment.dueDate < today()
}

/** What can be paid today: all that is overdue, or else the next one. */
export function dueOf(database: Database, externalId: string): readonly Installment[] {
  const unpaid = installmentsOf(database, externalId).filter((each) => left(each) > 0)
  const overdue = unpaid.filter(isOverdue)
  return overdue.length > 0 ? overdue : unpaid.slice(0, 1)
}

export function overdueOf(database: Database, taxId: string): readonly Installment[] {
  return loansOf(database, taxId, false).flatMap(({ externalId }) =>
    installmentsOf(database, externalId).filter(isOverdue),
  )
}

export function hasDebt(database: Database, { externalId }: Loan): boolean {
  return installmentsOf(database, externalId).some(isOverdue)
}

export function pesos(cents: number): number {
  return cents / 100
}

/** A loan as `GET /customers/{taxId}/loans` lists it. */
export function listedLoan(database: Database, loan: Loan) {
  const installments = installmentsOf(database, loan.externalId)
  const [next] = dueOf(database, loan.externalId)
  return {
    loanId: loan.loanId,
    externalId: loan.externalId,
    subproductId: 1,
    productId: 1,
    commerceName: loan.shop,
    disbursedAmount: pesos(loan.lent),
    installmentCount: installments.length,
    averageInstallmentAmount: pesos(installments[0]?.amount ?? 0),
    startDate: loan.startDate,
    disbursementDate: loan.startDate,
    paymentMethod: 'VOLUNTARY',
    paymentEnabled: true,
    ...(next && {
      currentInstallment: { number: next.number, totalAmount: pesos(left(next)), dueDate: next.dueDate },
    }),
    installments: installments.map((each) => ({
      number: each.number,
      status: statusOf(each),
      dueDate: each.dueDate,
      totalAmount: pesos(each.amount),
      partialPaidAmount: pesos(each.paid < each.amount ? each.paid : 0),
    })),
  }
}

function statusOf(installment: Installment): string {
  if (left(installment) === 0) return 'PAID'
  if (isOverdue(installment)) return 'OVERDUE'
  return installment.paid > 0 ? 'PARTIAL' : 'PENDING'
}

/** A loan as `GET /loans` and `GET /loans/{externalId}` name it. */
export function loanInfo(database: Database, { externalId, shop }: Loan) {
  const due = dueOf(database, externalId)
  return {
    externalId,
    productId: 1,
    subproductId: 1,
    commerceName: shop,
    totalAmount: pesos(due.reduce((sum, each) => sum + left(each) + punitive(each), 0)),
    installments: due.length,
    installmentAmount: pesos(due[0] ? left(due[0]) : 0),
  }
}
