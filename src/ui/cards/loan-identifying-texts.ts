import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'

/**
 * Returns texts with facts about a loan, by which the customer can distinguish it from their other loans.
 * Source: CAR-04, CAR-05.
 */
export function loanIdentifyingTexts(loan: CardPayableLoan): readonly string[] {
  const { currentInstallmentNumber: current, installmentCount } = loan
  const installments =
    current === undefined
      ? texts.installments(installmentCount)
      : texts.installment(current, installmentCount)
  return [texts.loan(loan.externalId), installments]
}
