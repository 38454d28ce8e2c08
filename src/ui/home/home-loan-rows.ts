import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { isMonthBatchOffered, type NextDueMonthTotal } from '@/domain/home/next-due-month-total'
import type { NextPayment } from '@/domain/home/next-payment'
import type { Loan } from '@/domain/loans/loan'
import { loanStanding, type LoanStanding } from '@/domain/loans/loan-standing'
import type { PaymentWithReceiptAddressKey } from '@/domain/payments/receipt-key'
import { pendingPaymentsTotalOfLoan, type UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import type { AccountStatus } from '@/domain/session/session'
import { addresses } from '@/ui/addresses'
import { formatDayAndMonth, formatMonthName } from '@/ui/kit/format'
import { loanName } from '@/ui/loans/loan-name'
import { loanDueText } from '@/ui/loans/loan-due-text'
import { loanProgress, type LoanProgress } from '@/ui/loans/loan-progress'
import { pendingPaymentText } from '@/ui/payments/status/pending-text'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { nextPaymentTexts as texts } from '@/ui/texts/next-payment.texts'

/** A row of the home screen with a link to a loan or a payment. */
export interface HomeLinkRow {
  readonly to: string
  readonly title: string
  readonly detail: string
  readonly amount: Cents | undefined
}

export interface HomeLoanRow extends HomeLinkRow {
  readonly progress: LoanProgress | undefined
}

/**
 * The groups of rows below the main panel of the home screen: the total of a month, the loans and the last
 * payment. Source: HOM-17.
 */
export interface HomeRowsBelowMainPanel {
  readonly monthTotal:
    | {
        readonly title: string
        readonly installments: string
        readonly amount: Cents
        /**
         * Link for paying several loans together; undefined if fewer than two loans can be paid, or if an
         * overdue amount has to be paid first. Source: PAY-25.
         */
        readonly batch: { readonly to: string; readonly label: string } | undefined
      }
    | undefined
  readonly loans: readonly HomeLoanRow[]
  readonly lastPayment: HomeLinkRow | undefined
  readonly lastPaymentTitle: string
}

export function homeLoanRows(
  loans: readonly Loan[],
  unapplied: readonly UnappliedPaymentOfLoan[],
  today: CalendarDate,
): readonly HomeLoanRow[] {
  return loans.map((loan) => {
    const standing = loanStanding(loan, today)
    const paid = pendingPaymentsTotalOfLoan(loan, unapplied)
    return {
      to: addresses.loan.createPath({ idLoan: loan.loanId }),
      title: loanName(loan),
      detail: paid ? pendingPaymentText(paid, today, 'loan') : loanDueText(standing, today),
      amount: loanStandingAmount(standing),
      progress: loanProgress(loan),
    }
  })
}

function loanStandingAmount(standing: LoanStanding): Cents | undefined {
  return standing.kind === 'nothing-due' ? undefined : standing.amount
}

/**
 * Returns the title above the customer's last payment. If there is a later payment that the lender has not
 * applied yet, the title says that this is the last applied payment. Source: HOM-19.
 */
export function lastPaymentTitle(unapplied: readonly UnappliedPaymentOfLoan[]): string {
  return unapplied.length === 0 ? texts.lastPayment : texts.lastAppliedPayment
}

interface MonthTotalRowFacts {
  readonly next: NextPayment | undefined
  readonly accountStatus: AccountStatus | undefined
}

/**
 * Returns the row with the total due in a month. If the panel above the row shows an overdue or a paid
 * amount, the row's title says that the total does not include that amount. Source: HOM-19.
 */
export function monthTotalRow(
  total: NextDueMonthTotal,
  { next, accountStatus }: MonthTotalRowFacts,
): NonNullable<HomeRowsBelowMainPanel['monthTotal']> {
  const { title, besides } = texts.month
  const { firstDate, count, amount, payableLoanExternalIds } = total
  const month = formatMonthName(firstDate)
  const isBesides = next?.kind === 'paid' || next?.kind === 'overdue'
  const label = texts.month.payTogether(payableLoanExternalIds.length, month)
  return {
    title: isBesides ? besides(month) : title(month),
    installments: texts.month.installments(count),
    amount,
    batch: isMonthBatchOffered(total, accountStatus)
      ? { to: addresses.paymentBatch.createPath({ externalIds: payableLoanExternalIds.join() }), label }
      : undefined,
  }
}

export function lastPaymentRow(
  { key, payment }: PaymentWithReceiptAddressKey,
  today: CalendarDate,
): HomeLinkRow {
  const { subproductId, commerceName, amount, date } = payment
  const name =
    subproductId === undefined ? myPaymentsTexts.untitled : loanName({ subproductId, commerceName })
  return {
    to: addresses.paymentReceipt.createPath({ key }),
    title: name,
    detail: formatDayAndMonth(date, today),
    amount,
  }
}
