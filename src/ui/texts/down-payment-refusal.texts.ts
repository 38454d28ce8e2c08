import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { DownPaymentRefusalReason } from '@/domain/refinancing/refusals'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import { cardRefusalTexts } from './not-charged.texts'
import { refinancingTexts } from './refinancing.texts'

/**
 * Returns the texts that say why the card for the down payment was declined, and what the customer can
 * do. A down payment has no other payment method. Source: REF-09.
 */
export function downPaymentRefusalTexts(
  notDone: OperationNotDoneProof,
  refusal: DownPaymentRefusalReason | undefined,
): {
  readonly title: string
  readonly hint: string
} {
  const { summary } = refinancingTexts
  if (refusal === 'not-available') return { title: summary.notAvailableTitle, hint: summary.notAvailable }
  if (refusal === 'identity-check-over') return { title: summary.checkOverTitle, hint: summary.checkOver }
  const { refusedTitle: title, refused: hint } = summary
  return refusal === undefined
    ? { title, hint }
    : { title: cardRefusalTexts(notDone, refusal).title, hint: refusalHint(notDone, refusal) }
}

function refusalHint(notDone: OperationNotDoneProof, refusal: CardRefusalReason): string {
  switch (refusal) {
    case 'blocked':
    case 'insufficient-funds':
    case 'denied':
    case 'wrong-number':
      return cardRefusalTexts(notDone, refusal).hintWithoutWallet
    case 'payment-error':
      return refinancingTexts.summary.refused
    case 'limits-exceeded':
      return 'No se cobró nada. Probá con otra tarjeta, o pedile a tu banco un límite mayor.'
    case 'too-many-attempts':
      return 'No se cobró nada. Por seguridad no podés volver a intentarlo ahora. Escribinos por chat y vemos cómo seguir.'
  }
}
