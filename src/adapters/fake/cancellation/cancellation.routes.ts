import type { cancellationContract } from '@/adapters/contract/cancellation.contract'
import { addDays, calendarDate, daysBetween, type CalendarDate } from '@/domain/shared/calendar-date'
import { dayOfMonth } from '@/domain/shared/calendar-date-parts'
import { cents, centsToPesos, pesosToCents, sumCents, type Cents } from '@/domain/shared/money'
import type { CallHandlerRequest, ContractHandlers } from '@/adapters/fake/shared/handler'
import type { LoanBalance } from '@/adapters/fake/loans/ledger'
import type { Lender } from '@/adapters/fake/lender'
import { createCustomerPdfLines, createTextPdf } from '@/adapters/fake/shared/pdf-of-lines'
import { formatAmount, formatDate } from '@/adapters/fake/shared/pdf-formats'
import {
  forbiddenRefusal,
  loanNotFoundRefusal,
  createRefusal,
  type Refusal,
} from '@/adapters/fake/shared/refusal'
import { calculateLoanDisbursementDate } from '@/adapters/fake/loans/schedule'

const endOfMonthRefusal = createRefusal(
  409,
  'ERROR_CREATE_PREPAID_LOAN_END_MONTH',
  'A fin de mes no se puede cancelar un préstamo.',
)
const tooEarlyRefusal = createRefusal(
  409,
  'PREPAID_LOAN_TOO_EARLY',
  'Este préstamo todavía no se puede cancelar.',
)
const wrongAmountRefusal = createRefusal(
  409,
  'PREPAID_LOAN_OTHER_AMOUNT',
  'Ese no es el importe para cancelar.',
)

const lastCancellationDayOfMonth = 27
const minLoanAgeDays = 10
/**
 * Number of days for which a cancellation amount is valid; fewer if the month's last day for cancellations
 * comes first.
 */
const cancellationAmountValidityDays = 4
/** Percentage of the installments not yet due that the customer pays to cancel the loan. */
const futureInstallmentPercent = 82

type CancellationCalls = typeof cancellationContract

export const cancellationHandlers: ContractHandlers<CancellationCalls> = {
  findTerms(request) {
    const balance = findCustomerLoanBalance(request)
    if (!balance) return loanNotFoundRefusal
    const { from, until } = amountValidityPeriod(request.lender.clock.today())
    return {
      importeMinimo: centsToPesos(cancellationAmount(balance)),
      f_vigencia_inicio: from,
      f_vigencia_fin: until,
    }
  },

  requestCancellation(request) {
    const balance = findRequestedLoan(request)
    if ('status' in balance) return balance
    const { lender } = request
    const refused = dateRefusalOf(balance, lender)
    if (refused) return refused
    lender.store.loans.change(balance.loan.id, { cancellationAmount: cancellationAmount(balance) })
    return undefined
  },

  cancellationDocument(request) {
    const balance = findRequestedLoan(request)
    if ('status' in balance) return balance
    const { customer, lender } = request
    const { from, until } = amountValidityPeriod(lender.clock.today())
    const lines = [
      ...createCustomerPdfLines(customer),
      `Préstamo ${balance.loan.externalId}`,
      `Importe para cancelarlo: ${formatAmount(cancellationAmount(balance))}`,
      `Vale desde el ${formatDate(from)} hasta el ${formatDate(until)}`,
      'Cuando se acredite este importe, el préstamo queda pagado.',
    ]
    return { bytes: createTextPdf('Cancelación anticipada', lines), contentType: 'application/pdf' }
  },
}

function findCustomerLoanBalance({
  path,
  customer,
  lender,
}: CallHandlerRequest<CancellationCalls['findTerms']>): LoanBalance | undefined {
  const balance = lender.ledger.findBalanceByLoanId(path.loanId)
  return balance?.loan.taxId === customer.id ? balance : undefined
}

function findRequestedLoan(
  request: CallHandlerRequest<
    CancellationCalls['requestCancellation'] | CancellationCalls['cancellationDocument']
  >,
): LoanBalance | Refusal {
  const { body, customer, lender, path } = request
  const balance = lender.ledger.findBalanceByLoanId(path.loanId)
  if (balance?.loan.taxId !== customer.id) return loanNotFoundRefusal
  if (body.user !== customer.customerId) return forbiddenRefusal
  return pesosToCents(body.amount) === cancellationAmount(balance) ? balance : wrongAmountRefusal
}

function dateRefusalOf({ loan }: LoanBalance, { overrides, clock }: Lender): Refusal | undefined {
  const today = clock.today()
  if (overrides.monthClosed || dayOfMonth(today) > lastCancellationDayOfMonth) return endOfMonthRefusal
  const age = daysBetween(calculateLoanDisbursementDate(loan.terms, today), today)
  return age > minLoanAgeDays ? undefined : tooEarlyRefusal
}

/**
 * Returns the cancellation amount: the whole amount that is due now, and a part of the installments that fall
 * due later.
 */
function cancellationAmount({ payableInstallments, installments }: LoanBalance): Cents {
  const dueNumbers = new Set(payableInstallments.map(({ number }) => number))
  const later = installments.filter(({ number, owed }) => owed > 0 && !dueNumbers.has(number))
  const laterTotal = sumCents(later.map(({ owed }) => owed))
  return sumCents([
    ...payableInstallments.flatMap(({ owed, lateInterest }) => [owed, lateInterest]),
    cents(Math.round((laterTotal * futureInstallmentPercent) / 100)),
  ])
}

function amountValidityPeriod(today: CalendarDate): {
  readonly from: CalendarDate
  readonly until: CalendarDate
} {
  const longest = addDays(today, cancellationAmountValidityDays)
  const closing = calendarDate(`${today.slice(0, 8)}${lastCancellationDayOfMonth}`)
  return { from: today, until: longest < closing || today > closing ? longest : closing }
}
