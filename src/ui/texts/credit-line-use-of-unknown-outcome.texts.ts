import type { CreditLineUseOfUnknownOutcome } from '@/application/qr-payment/credit-line-uses-of-unknown-outcome'
import { formatBriefMoney } from '@/ui/kit/format'
import { creditLineLoanRequestTexts } from './credit-line-loan-request.texts'
import { purchaseOutcomeUnknownTexts } from './purchase-plan.texts'

/** Label of the link to the screen that asks the lender about a use of unknown outcome. */
export const seeOutcomeText = 'Ver qué pasó'

/**
 * Returns the notice about a use of the revolving credit line whose outcome is unknown. Source: REV-10,
 * PAY-16.
 */
export function creditLineUseOfUnknownOutcomeTexts(use: CreditLineUseOfUnknownOutcome): {
  readonly title: string
  readonly text: string
} {
  const amount = formatBriefMoney(use.amount)
  if (use.kind === 'loan-to-account')
    return {
      title: creditLineLoanRequestTexts.outcomeUnknown.title,
      text: `Pediste ${amount} y no llegó la respuesta. No lo pidas de nuevo antes de saberlo.`,
    }
  const { title } = purchaseOutcomeUnknownTexts(use.step)
  const charged =
    use.step === 'payment'
      ? 'Puede que el comercio ya haya cobrado: no vuelvas a pagar antes de saberlo.'
      : 'El comercio todavía no cobró.'
  return use.shopName === undefined
    ? {
        title,
        text: `Es una compra con QR de ${amount}. ${charged} Para saber qué pasó, escaneá otra vez el QR de ese comercio.`,
      }
    : { title, text: `Es tu compra de ${amount} en ${use.shopName}. ${charged}` }
}
