import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { Cents } from '@/domain/shared/money'
import { upcomingDueDates } from '@/domain/loans/due-dates'
import { hasMoreInstallmentsThanShown, installmentsShownAtFirst } from '@/domain/loans/installments'
import { loanStanding, nextInstallment, overdueInstallmentsNotShown } from '@/domain/loans/loan-standing'
import type { Installment, Loan } from '@/domain/loans/loan'
import type { UnappliedPaymentOfLoan } from '@/domain/payments/pending-payments'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { addresses } from '@/ui/addresses'
import { listDownloadableDocuments, type DownloadableLoanDocuments } from '@/ui/documents/loan-documents'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { collectionModeText, loansTexts } from '@/ui/texts/loans.texts'
import type { PartialPaymentProps } from '@/ui/payments/choose/partial-payment-view-model'
import type { LoanDueDates } from './due-dates-file'
import { createInstallmentRow, type InstallmentRow } from './installment-row'
import type { AmountDueExplanationInput } from './amount-due-explanation-view-model'
import { loanKindCaption, loanName } from './loan-name'
import { loanProgress, type LoanProgress } from './loan-progress'
import { createLoanSummary, type LoanSummary } from './loan-summary'

const texts = loansTexts.loan

/** One fact about the loan: a label and its value. */
export interface LoanFact {
  readonly label: string
  readonly value: string
  /** Kind of the fact; present only if the fact says that the customer pays the loan by hand each month. */
  readonly kind?: 'paid-by-hand'
}

/** The content of the screen of one loan. Source: LOA-03 to LOA-08. */
export interface LoanDetail {
  readonly externalId: string
  /** The name of the loan, which is also the title of its screen. */
  readonly title: string
  /** The kind of loan; undefined if the name of the loan already says the kind. */
  readonly kindCaption: string | undefined
  readonly disbursedAmountText: string
  readonly summary: LoanSummary
  /**
   * The button for paying the loan; undefined if the loan cannot be paid. `isQuiet`: instead of the button
   * there is a less prominent link, because a payment is pending and not subtracted from the amount due yet.
   * Source: LOA-04, PAY-20.
   */
  readonly payButton:
    | {
        readonly to: string
        readonly externalId: string
        readonly text: string
        readonly amount: Cents | undefined
        readonly isQuiet: boolean
      }
    | undefined
  /**
   * The overdue debt of the loan, which the customer can also pay in part; undefined if nothing is overdue, a
   * payment is pending, or the loan cannot be paid. Source: PAY-24.
   */
  readonly overdueDebt: Pick<PartialPaymentProps, 'loanExternalId' | 'dueItems'> | undefined
  /**
   * The loan's data for explaining its amount due and for requesting the amounts for other days; undefined if
   * nothing is due, a payment is pending, or the loan cannot be paid. Source: LOA-16, LOA-17.
   */
  readonly explanationInput: AmountDueExplanationInput | undefined
  /** How many installments of the loan are paid; undefined if that is not known. */
  readonly progress: LoanProgress | undefined
  /** The overdue installments of the loan that are not among `installmentRows`. Source: LOA-18. */
  readonly separateOverdueRows: readonly InstallmentRow[]
  readonly separateOverdueTitle: string
  readonly installmentRows: readonly InstallmentRow[]
  readonly allInstallmentsLink: { readonly to: string; readonly text: string } | undefined
  readonly dueDates: LoanDueDates
  readonly facts: readonly LoanFact[]
  readonly documents: DownloadableLoanDocuments
  /**
   * Address of the screen for cancelling the loan early; undefined if nothing of the loan is left to pay.
   * Source: HOM-16.
   */
  readonly cancellationAddress: string | undefined
  /**
   * Address of the screen on which the customer reports that they did not take out this loan. Source:
   * SUP-05.
   */
  readonly claimAddress: string
}

export function createLoanDetail(
  loan: Loan,
  today: CalendarDate,
  unapplied: readonly UnappliedPaymentOfLoan[] = [],
): LoanDetail {
  const { installments, currentInstallment } = loan
  const summary = createLoanSummary(loan, today, unapplied)
  const outside = overdueInstallmentsNotShown(loan, today)
  const currentNumber = nextInstallment(loan)?.number
  const window = installmentsShownAtFirst(installments, currentNumber)
  const rowOf = (installment: Installment) => createInstallmentRow(installment, currentNumber, today)
  return {
    externalId: loan.externalId,
    title: loanName(loan),
    kindCaption: loanKindCaption(loan),
    disbursedAmountText: texts.disbursed(formatBriefMoney(loan.disbursedAmount)),
    summary,
    payButton: payButtonOf(loan, summary),
    overdueDebt: overdueDebtOf(loan, summary),
    explanationInput: explanationInputOf(loan, summary, today),
    progress: loanProgress(loan),
    separateOverdueRows: outside.map(rowOf),
    separateOverdueTitle: separateOverdueTitle(outside, window),
    installmentRows: window.map(rowOf),
    allInstallmentsLink: allInstallmentsLinkOf(loan),
    dueDates: dueDatesOf(loan, today),
    facts: loanFacts(loan),
    documents: listDownloadableDocuments(loan),
    claimAddress: addresses.claims.createPath({ externalId: loan.externalId }),
    cancellationAddress: currentInstallment
      ? addresses.earlyCancellation.createPath({ idLoan: loan.loanId })
      : undefined,
  }
}

/**
 * Returns the title above the overdue installments that the list of installments does not contain. If one of
 * them is later than the first installment of that list, the title calls them 'others'. Source: LOA-18.
 */
function separateOverdueTitle(outside: readonly Installment[], window: readonly Installment[]): string {
  const first = window[0]?.number ?? 0
  return outside.some(({ number }) => number > first) ? texts.overdueElsewhere : texts.overdueBefore
}

/**
 * Returns the button for paying the loan. After the customer has paid a part of what is due, the button is
 * for the rest. Source: LOA-04, LOA-13, PAY-20.
 */
function payButtonOf(
  { paymentEnabled, externalId }: Loan,
  { amountDue: asked, pendingPaymentText, amountDueAfterPending }: LoanSummary,
): LoanDetail['payButton'] {
  if (!paymentEnabled) return undefined
  if (amountDueAfterPending !== undefined) return payRemainderButton(externalId, amountDueAfterPending)
  const to = addresses.payInstallment.createPath({ externalId })
  const isQuiet = pendingPaymentText !== undefined
  const amount = isQuiet ? undefined : asked
  const text = amount === undefined ? texts.pay : texts.payAmount(formatBriefMoney(amount))
  return { to, externalId, text, amount, isQuiet }
}

function payRemainderButton(externalId: string, amount: Cents): NonNullable<LoanDetail['payButton']> {
  const to = addresses.paymentSummary.createPath({ externalId, amount })
  const text = texts.payAmount(formatBriefMoney(amount))
  return { to, externalId, text, amount: undefined, isQuiet: false }
}

/**
 * Returns the overdue debt of the loan, which the customer can also pay in part; undefined if nothing is
 * overdue, a payment is pending, or the loan cannot be paid. Source: PAY-24.
 */
function overdueDebtOf(
  { paymentEnabled, externalId: loanExternalId, dueItems = [] }: Loan,
  { pendingPaymentText }: LoanSummary,
): LoanDetail['overdueDebt'] {
  if (!paymentEnabled || pendingPaymentText !== undefined || dueItems.length === 0) return undefined
  return { loanExternalId, dueItems }
}

/**
 * Returns the loan's data for explaining its amount due and for requesting the amounts for other days;
 * undefined if nothing is due, a payment is pending, or the loan cannot be paid. Source: LOA-16, LOA-17.
 */
function explanationInputOf(
  loan: Loan,
  { amountDue, pendingPaymentText }: LoanSummary,
  today: CalendarDate,
): LoanDetail['explanationInput'] {
  if (!loan.paymentEnabled || amountDue === undefined || pendingPaymentText !== undefined) return undefined
  const standing = loanStanding(loan, today)
  switch (standing.kind) {
    case 'overdue':
      return { loanExternalId: loan.externalId, amountDue, dueDate: standing.since }
    case 'up-to-date':
      return { loanExternalId: loan.externalId, amountDue, dueDate: standing.date }
    case 'nothing-due':
      return undefined
  }
}

/**
 * Returns the link to the screen with all installments, if the loan has more installments than this screen
 * shows. Source: LOA-08.
 */
function allInstallmentsLinkOf({ loanId, installments }: Loan): LoanDetail['allInstallmentsLink'] {
  if (!hasMoreInstallmentsThanShown(installments)) return undefined
  return {
    to: addresses.allInstallments.createPath({ idLoan: loanId }),
    text: texts.viewAll(installments.length),
  }
}

/** Returns the due dates for the calendar file. Source: LOA-14. */
function dueDatesOf(loan: Loan, today: CalendarDate): LoanDueDates {
  const { externalId, installmentCount, installments } = loan
  return {
    externalId,
    installmentCount,
    name: loanName(loan),
    dueDates: upcomingDueDates(installments, today),
  }
}

function loanFacts(loan: Loan): readonly LoanFact[] {
  const mode = { label: texts.collection, value: collectionModeText(loan.collectionMode) }
  return [
    { label: texts.externalId, value: loan.externalId },
    { label: texts.startDate, value: formatLongDate(loan.startDate) },
    loan.collectionMode === 'voluntary' ? { ...mode, kind: 'paid-by-hand' } : mode,
    ...companyFacts(loan),
  ]
}

/**
 * Returns the facts about the company of a loan for a phone top-up or a service payment; none for other
 * loans. Source: LOA-05.
 */
function companyFacts(loan: Loan): readonly LoanFact[] {
  const group = subproductGroup(loan.subproductId)
  if (group !== 'phone-top-up' && group !== 'service-payment') return []
  const isTopUp = group === 'phone-top-up'
  return [
    { label: texts.company, value: loan.serviceCompany?.name },
    { label: texts.companyTaxId, value: loan.serviceCompany?.taxId },
    { label: texts.phone, value: isTopUp ? loan.topUpPhone : undefined },
    { label: texts.formId, value: isTopUp ? loan.topUpFormId : undefined },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
}
