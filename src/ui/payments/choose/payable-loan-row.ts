import { loanStanding } from '@/domain/loans/loan-standing'
import type { PayableLoanStatus } from '@/domain/payments/payable-loan'
import { pendingPaymentsTotalOfLoan, type UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { ListedPayableLoan } from '@/application/payments/payable-loans-query'
import type { ChipContent } from '@/ui/kit/chip-content'
import type { Tone } from '@/ui/kit/tone'
import { loanDueText } from '@/ui/loans/loan-due-text'
import { createPendingPaymentLoanChip, pendingPaymentText } from '@/ui/payments/status/pending-text'
import { payableLoanStatusText, paymentsTexts } from '@/ui/texts/payments.texts'
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
   * Texts with the number of the next installment and when it falls due, since when the loan is overdue, or
   * that a payment is not applied yet; empty if nothing is due or that is not known.
   */
  readonly dueTexts: readonly string[]
  readonly amount: Cents | undefined
  readonly chip: ChipContent
}

const toneByStatus: Readonly<Record<PayableLoanStatus, Tone>> = {
  'to-pay': 'info',
  'up-to-date': 'good',
  'in-debt': 'warn',
}

export function createPayableLoanRow(
  { payableLoan, loan }: ListedPayableLoan,
  today: CalendarDate,
  unapplied: readonly UnappliedPaymentOfLoan[],
): PayableLoanRow {
  const { externalId, status } = payableLoan
  const chip = { tone: toneByStatus[status], text: payableLoanStatusText(status) }
  const row = { externalId, title: payableLoanName(payableLoan), chip }
  const standing = loan && loanStanding(loan, today)
  if (!standing || standing.kind === 'nothing-due')
    return { ...row, facts: payableLoanDetailTexts(payableLoan), dueTexts: [], amount: undefined }
  const { amount: amountDue } = standing
  const number = payableLoanNumber(payableLoan)
  const facts = number === undefined ? [] : [number]
  const paid = pendingPaymentsTotalOfLoan(loan, unapplied)
  if (paid)
    return {
      ...row,
      facts,
      dueTexts: [pendingPaymentText(paid, today, 'loan')],
      amount: amountDue,
      chip: createPendingPaymentLoanChip(paid, { amountDue, chip }),
    }
  const dueTexts = [loanDueText(standing, today)]
  if (standing.kind === 'up-to-date')
    dueTexts.unshift(paymentsTexts.list.installment(standing.number, payableLoan.installmentCount))
  return { ...row, facts, dueTexts, amount: amountDue }
}
