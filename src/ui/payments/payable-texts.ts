import type { SavedCard } from '@/domain/payments/saved-card'
import type { PayableLoan } from '@/domain/payments/payable-loan'
import { isRevolvingLine } from '@/domain/loans/products'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { savedNumberOnCard } from '@/ui/cards/card-face'
import { knownCardFace } from '@/ui/cards/card-words'
import { formatBriefMoney } from '@/ui/kit/format'
import { loanGroupText } from '@/ui/texts/loans.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** What a loan, or the line, is called where it is paid. Source: PAY-03. */
export function payableTitle(loan: PayableLoan): string {
  return isRevolvingLine(loan) ? paymentsTexts.line : loanGroupText(subproductGroup(loan.subproductId))
}

/** Its shop and its number, as far as it has them: the line shows no number. Source: PAY-03. */
export function payableNames(loan: PayableLoan): readonly string[] {
  const number = isRevolvingLine(loan) ? undefined : paymentsTexts.loanNumber(loan.externalId)
  return [loan.commerceName, number].filter((name) => name !== undefined)
}

/** What tells one entry of the list from another. Source: PAY-01. */
export function payableFacts(loan: PayableLoan): readonly string[] {
  const { installmentCount, installmentAmount } = loan
  const installments = paymentsTexts.list.installments(installmentCount, formatBriefMoney(installmentAmount))
  return [...payableNames(loan), installments]
}

/** A saved card without its number. Source: PAY-12. */
export function savedCardTexts(card: SavedCard): {
  readonly title: string
  readonly facts: readonly string[]
} {
  const { title, expiry } = knownCardFace(card)
  const number = savedNumberOnCard(card.lastDigits)
  return { title, facts: [number, paymentsTexts.debitCard.expiry(expiry)] }
}
