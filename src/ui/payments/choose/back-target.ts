import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export interface BackTarget {
  readonly to: string
  readonly label: string
}

const toHome: BackTarget = { to: addresses.home.to(), label: failureTexts.goHome }

/** The back link to the list of everything that can be paid. */
export const payableListTarget: BackTarget = {
  to: addresses.payInstallment.to({ isAskedFor: true }),
  label: paymentsTexts.summary.back,
}

/**
 * Returns the back link of the payment screen. A customer who has only one loan goes home, because the list
 * would lead them back here. Source: PAY-02.
 */
export function backTarget(
  { isOnlyLoan }: PaymentSummary,
  cameFrom: BackTarget = payableListTarget,
): BackTarget {
  return isOnlyLoan ? toHome : cameFrom
}
