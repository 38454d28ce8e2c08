import type { SavedCard } from '@/domain/payments/saved-card'
import { areAllDueItemsExplained, type DueItem } from '@/domain/payments/amount-due'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { totalDue } from '@/domain/payments/total-due'
import { isCreditLineProduct } from '@/domain/loans/products'
import { savedCardLabels } from '@/ui/cards/card-labels'
import { formatBriefMoney } from '@/ui/kit/format'
import type { AmountDueExplanationInput } from '@/ui/loans/amount-due-explanation-view-model'
import { loanName } from '@/ui/loans/loan-name'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/**
 * Returns the name of a loan: the shop in which it was taken out or, without a shop, the kind of loan.
 * Returns a fixed name for the revolving credit line. Source: PAY-03.
 */
export function payableLoanName(loan: PayableLoan): string {
  return isCreditLineProduct(loan) ? paymentsTexts.line : loanName(loan)
}

/** Returns the number of a loan; undefined for the revolving credit line, which has none. Source: PAY-03. */
export function payableLoanNumber(loan: PayableLoan): string | undefined {
  return isCreditLineProduct(loan) ? undefined : paymentsTexts.loanNumber(loan.externalId)
}

/** Returns the texts that distinguish a loan from the others in the list of loans to pay. Source: PAY-01. */
export function payableLoanDetailTexts(loan: PayableLoan): readonly string[] {
  const { installmentCount, installmentAmount } = loan
  const installments = paymentsTexts.list.installments(installmentCount, formatBriefMoney(installmentAmount))
  const number = payableLoanNumber(loan)
  return number === undefined ? [installments] : [number, installments]
}

/**
 * Returns what the link to the explanation of a loan's amount due needs; undefined unless the lender explains
 * every item of that amount. Source: LOA-16.
 */
export function amountDueExplanationInput(
  { externalId: loanExternalId }: PayableLoan,
  due: readonly DueItem[],
): AmountDueExplanationInput | undefined {
  return areAllDueItemsExplained(due)
    ? { loanExternalId, amountDue: totalDue(due), isExplanationAvailable: true }
    : undefined
}

/** Returns the texts that describe a saved card, without the whole card number. Source: PAY-12. */
export function savedCardTexts(card: SavedCard): {
  readonly title: string
  readonly facts: readonly string[]
} {
  const { name, type, expiry } = savedCardLabels(card)
  const expires = paymentsTexts.debitCard.expiry(expiry)
  return { title: name, facts: type === undefined ? [expires] : [type, expires] }
}
