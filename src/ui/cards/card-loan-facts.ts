import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { myCardsTexts as texts } from '@/ui/texts/my-cards.texts'

/** Returns the texts that distinguish a loan from the customer's other loans. Source: CAR-04, CAR-05. */
export function cardLoanFacts(loan: CardPayableLoan): readonly string[] {
  const { currentInstallment: current, installmentCount: count } = loan
  const installments = current === undefined ? texts.installments(count) : texts.installment(current, count)
  return [texts.loan(loan.externalId), installments]
}
