import type { SavedCard } from '@/domain/payments/saved-card'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { isRevolvingLine } from '@/domain/loans/products'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { savedNumberOnCard } from '@/ui/cards/card-face'
import { knownCardFace } from '@/ui/cards/card-words'
import { formatBriefMoney } from '@/ui/kit/format'
import { loanName } from '@/ui/loans/loan-name'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** Returns the name of a loan or the line on payment screens. Source: PAY-03. */
export function payableTitle(loan: PayableLoan): string {
  return isRevolvingLine(loan) ? paymentsTexts.line : loanGroupText(subproductGroup(loan.subproductId))
}

/** Returns the name of a loan by its store or, without one, its product. */
export function payableName(loan: PayableLoan): string {
  return isRevolvingLine(loan) ? paymentsTexts.line : loanName(loan)
}

/**
 * Returns the store and the number of a loan, as far as it has them. The line has no number. Source: PAY-03.
 */
export function payableNames(loan: PayableLoan): readonly string[] {
  const number = isRevolvingLine(loan) ? undefined : paymentsTexts.loanNumber(loan.externalId)
  return [loan.commerceName, number].filter((name) => name !== undefined)
}

/** Returns the texts that distinguish an entry of the list from another. Source: PAY-01. */
export function payableFacts(loan: PayableLoan): readonly string[] {
  const { installmentCount, installmentAmount } = loan
  const installments = paymentsTexts.list.installments(installmentCount, formatBriefMoney(installmentAmount))
  return [...payableNames(loan), installments]
}

/** Returns the texts of a saved card, without its number. Source: PAY-12. */
export function savedCardTexts(card: SavedCard): {
  readonly title: string
  readonly facts: readonly string[]
} {
  const { title, expiry } = knownCardFace(card)
  const number = savedNumberOnCard(card.lastDigits)
  return { title, facts: [number, paymentsTexts.debitCard.expiry(expiry)] }
}
