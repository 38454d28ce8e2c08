import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export interface BackTarget {
  readonly to: string
  readonly label: string
}

const toHome: BackTarget = { to: addresses.home.to(), label: failureTexts.goHome }

/** All that can be paid, although there may be but one. */
export const toPayable: BackTarget = {
  to: addresses.payInstallment.to({ isAskedFor: true }),
  label: paymentsTexts.summary.back,
}

/** Where one goes back to from what is due: who has but one loan would be led right here again. Source: PAY-02. */
export function backTarget({ isOnlyLoan }: PaymentSummary, cameFrom: BackTarget = toPayable): BackTarget {
  return isOnlyLoan ? toHome : cameFrom
}
