import { loanStanding } from '@/domain/loans/loan-standing'
import type { PayableLoanStatus } from '@/domain/payments/payable-loan'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { ListedPayableLoan } from '@/application/payments/payable-loans-query'
import { loanDueText } from '@/ui/loans/loan-row'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { payableLoanDetailTexts, payableLoanName, payableLoanNumber } from './payable-texts'

/** A row in the list of loans that the customer can pay. Source: PAY-01, PAY-26. */
export interface PayableLoanRow {
  readonly externalId: string
  readonly title: string
  /**
   * Texts with the number of the loan and, if it is not known what is due, the number and amount of its
   * installments.
   */
  readonly facts: readonly string[]
  /**
   * Texts with the number of the next installment and when it falls due, or since when the loan is overdue;
   * empty if nothing is due or that is not known.
   */
  readonly dueTexts: readonly string[]
  readonly amount: Cents | undefined
  readonly status: PayableLoanStatus
}

export function createPayableLoanRow(
  { payable, loan }: ListedPayableLoan,
  today: CalendarDate,
): PayableLoanRow {
  const row = { externalId: payable.externalId, title: payableLoanName(payable), status: payable.status }
  const standing = loan && loanStanding(loan, today)
  if (!standing || standing.kind === 'nothing-due')
    return { ...row, facts: payableLoanDetailTexts(payable), dueTexts: [], amount: undefined }
  const dueTexts = [loanDueText(standing, today)]
  if (standing.kind === 'up-to-date')
    dueTexts.unshift(paymentsTexts.list.installment(standing.number, payable.installmentCount))
  const number = payableLoanNumber(payable)
  return { ...row, facts: number === undefined ? [] : [number], dueTexts, amount: standing.amount }
}
