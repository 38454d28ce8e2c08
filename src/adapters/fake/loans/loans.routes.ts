import type { loansContract } from '@/adapters/contract/loans.contract'
import { calendarDate } from '@/domain/shared/calendar-date'
import { cents, centsToPesos, pesosToCents } from '@/domain/shared/money'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import type { LoanBalance } from './ledger'
import type { Lender } from '@/adapters/fake/lender'
import { toPaymentAnswer } from '@/adapters/fake/payments/payment-answer'
import { calculatePaymentQuote } from '@/adapters/fake/payments/payment-quote'
import type { CustomerRecord } from '@/adapters/fake/shared/records'
import { loanNotFoundRefusal, createRefusal } from '@/adapters/fake/shared/refusal'
import { calculateLoanDisbursementDate, calculateLoanStartDate, type ScheduledInstallment } from './schedule'

const recentPaymentCount = 5

/** Product that is excluded if the query does not say which products to exclude. Source: MOV-02. */
const defaultExcludedProduct = '46'

export const loansHandlers: ContractHandlers<typeof loansContract> = {
  listLoans({ query, customer, lender }) {
    const status = query.status ?? 'ACTIVE'
    const excluded = (query.excludeProducts ?? defaultExcludedProduct).split(',')
    const expanded = (query.expandedResources ?? '').split(',')
    return findLoanBalances(customer, lender)
      .filter(({ loan: { terms } }) => terms.status === status && !excluded.includes(String(terms.productId)))
      .map((balance) => ({
        ...loanAnswer(balance, lender),
        ...(expanded.includes('INSTALLMENT') &&
          !lender.overrides.withoutInstallments && {
            installments: installmentAnswers(balance, lender),
          }),
        ...(expanded.includes('LOAN_FILE') && { files: balance.loan.terms.files.map((type) => ({ type })) }),
      }))
  },

  listLoanDebts({ customer, lender }) {
    return findLoanBalances(customer, lender)
      .filter((balance) => balance.overdueInstallments.length > 0)
      .map((balance) => ({ loanId: balance.loan.id }))
  },

  async listRecentPayments({ customer, lender }) {
    if (lender.overrides.noPayments) return []
    return (await lender.ledger.listCustomerPayments(customer.id))
      .slice(0, recentPaymentCount)
      .map(toPaymentAnswer)
  },

  quote({ path, query, customer, lender }) {
    const balance = lender.ledger.findBalanceByExternalId(path.externalId)
    if (balance?.loan.taxId !== customer.id) return loanNotFoundRefusal
    const date = calendarDate(query.date)
    if (date < lender.clock.today()) return createRefusal(400, 'DATE_IN_THE_PAST', 'Esa fecha ya pasó.')
    const amount = query.amount === undefined ? undefined : pesosToCents(Number(query.amount))
    return calculatePaymentQuote(balance, { date, amount }, lender)
  },
}

function findLoanBalances(customer: CustomerRecord, lender: Lender): readonly LoanBalance[] {
  return lender.overrides.noLoans ? [] : lender.ledger.findCustomerBalances(customer.id)
}

function loanAnswer({ loan, currentInstallment, totalDue }: LoanBalance, lender: Lender) {
  const { terms } = loan
  const today = lender.clock.today()
  return {
    ...terms.additionalLoanFields,
    loanId: terms.loanId,
    externalId: terms.externalId,
    number: terms.externalId,
    productId: terms.productId,
    subproductId: terms.subproductId,
    commerceName: terms.commerceName,
    disbursedAmount: centsToPesos(terms.disbursedAmount),
    amount: centsToPesos(cents(terms.installment * terms.installmentCount)),
    installmentCount: terms.installmentCount,
    installmentValue: centsToPesos(terms.installment),
    averageInstallmentAmount: centsToPesos(terms.installment),
    startDate: calculateLoanStartDate(terms, today),
    disbursementDate: calculateLoanDisbursementDate(terms, today),
    company: terms.company,
    currentInstallment: currentInstallment && {
      number: currentInstallment.number,
      totalAmount: centsToPesos(cents(currentInstallment.agreedAmount - currentInstallment.waived)),
      dueDate: currentInstallment.dueDate,
    },
    paymentMethod: terms.paymentMethod ?? ('VOLUNTARY' as const),
    paymentEnabled: totalDue > 0,
    couponBookEnabled: terms.withoutCouponBook !== true,
    creditUsed: terms.isMoneyUnused !== true,
    nextCollection: findNextCollection(terms.externalId, lender),
  }
}

/**
 * Returns the loan's next automatic collection: the day of the attempt that the bank has not answered yet,
 * and the amount; undefined if there is none. Source: COL-02.
 */
function findNextCollection(externalId: string, { store, overrides }: Lender) {
  if (overrides.withoutAutomaticCollection) return undefined
  const collection = store.collections.where({ externalId }).find(({ outcome }) => outcome === undefined)
  const attempt = collection?.attempts.find(({ result }) => result === undefined)
  if (!collection || !attempt) return undefined
  return { date: attempt.date, amount: centsToPesos(collection.sentAmount ?? collection.amount) }
}

function installmentAnswers({ installments }: LoanBalance, lender: Lender) {
  const answers = installments.map(installmentAnswer)
  return lender.overrides.lastInstallmentFirst ? [...answers].reverse() : answers
}

function installmentAnswer(each: ScheduledInstallment) {
  return {
    number: each.number,
    status: each.state,
    dueDate: each.dueDate,
    totalAmount: centsToPesos(each.agreedAmount),
    waiverAmount: centsToPesos(each.waived),
    partialPaidAmount: each.state === 'PARTIAL' ? centsToPesos(each.paid) : undefined,
  }
}
