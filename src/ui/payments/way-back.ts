import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export interface WayBack {
  readonly to: string
  readonly label: string
}

const toHome: WayBack = { to: addresses.home.to(), label: failureTexts.goHome }

/** All that can be paid, although there may be but one. */
export const toPayable: WayBack = {
  to: addresses.payInstallment.to({ isAskedFor: true }),
  label: paymentsTexts.summary.back,
}

/** Where one goes back to from what is due: who has but one loan would be led right here again. Source: PAY-02. */
export function wayBack({ isOnlyLoan }: PaymentSummary, cameFrom: WayBack = toPayable): WayBack {
  return isOnlyLoan ? toHome : cameFrom
}
