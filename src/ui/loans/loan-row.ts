import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import type { Loan } from '@/domain/loans/loan'
import { loanStanding, type LoanStanding } from '@/domain/loans/loan-standing'
import { pendingPaymentsTotalOfLoan, type UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import { addresses } from '@/ui/addresses'
import type { Tone } from '@/ui/kit/tone'
import { createPendingPaymentLoanChip, pendingPaymentText } from '@/ui/payments/status/pending-text'
import { collectionModeText, loansTexts, loanStandingText } from '@/ui/texts/loans.texts'
import { loanDueText } from './loan-due-text'
import { loanKindCaption, loanName } from './loan-name'
import { loanProgress, type LoanProgress } from './loan-progress'

/** A loan as a row of the list of loans. Source: LOA-01. */
export interface LoanRow {
  readonly loanId: string
  readonly to: string
  /** The name of the loan: its shop or, without one, its kind. */
  readonly title: string
  /** The kind of loan; undefined if the name of the loan already says the kind. */
  readonly kindCaption: string | undefined
  /**
   * The overdue amount of the loan or, if nothing is overdue, the amount of its next installment; undefined
   * if nothing is due or the lender gives no amount. Source: LOA-13.
   */
  readonly amountDue: Cents | undefined
  /**
   * Text with the number of the loan's next installment; undefined if the loan is overdue or has no
   * installment left that falls due.
   */
  readonly nextInstallmentText: string | undefined
  /**
   * Text about the loan: when its next installment falls due, since when it is overdue, that nothing is due,
   * or that a payment is not applied yet. Source: PAY-20.
   */
  readonly dueText: string
  readonly chip: { readonly tone: Tone; readonly text: string }
  readonly progress: LoanProgress | undefined
  /** Text about how the lender collects the loan; undefined if the customer pays it by hand. */
  readonly collectionModeText: string | undefined
}

export function createLoanRow(
  loan: Loan,
  today: CalendarDate,
  unapplied: readonly UnappliedPaymentOfLoan[] = [],
): LoanRow {
  const standing = loanStanding(loan, today)
  const paid = pendingPaymentsTotalOfLoan(loan, unapplied)
  const amountDue = standing.kind === 'nothing-due' ? undefined : standing.amount
  const chip = { tone: toneByStanding[standing.kind], text: loanStandingText(standing.kind) }
  return {
    loanId: loan.loanId,
    to: addresses.loan.createPath({ idLoan: loan.loanId }),
    title: loanName(loan),
    kindCaption: loanKindCaption(loan),
    amountDue,
    nextInstallmentText: nextInstallmentText(loan, standing),
    dueText: paid ? pendingPaymentText(paid, today, 'loan') : loanDueText(standing, today),
    chip: paid ? createPendingPaymentLoanChip(paid, { amountDue, chip }) : chip,
    progress: loanProgress(loan),
    collectionModeText:
      loan.collectionMode === 'voluntary' ? undefined : collectionModeText(loan.collectionMode),
  }
}

const toneByStanding: Record<LoanStanding['kind'], Tone> = {
  overdue: 'warn',
  'up-to-date': 'good',
  'nothing-due': 'good',
}

function nextInstallmentText({ installmentCount }: Loan, standing: LoanStanding): string | undefined {
  return standing.kind === 'up-to-date'
    ? loansTexts.list.nextInstallment(standing.number, installmentCount)
    : undefined
}
