import type { PaymentSummary } from '@/application/payments/payment-queries'
import { addresses } from '@/ui/addresses'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export interface BackLink {
  readonly to: string
  readonly label: string
}

const backLinkToHome: BackLink = { to: addresses.home.createPath(), label: failureActionTexts.goHome }

/** The back link to the list of the loans that can be paid. */
export const backLinkToPayableLoans: BackLink = {
  to: addresses.payInstallment.createPath({ isAskedFor: true }),
  label: paymentsTexts.summary.back,
}

/**
 * Returns the back link of the payment screen. A customer with only one loan goes to the home screen,
 * because the list of loans would lead them back to the payment. Source: PAY-02.
 */
export function backLinkOfPaymentScreen(
  { isOnlyLoan }: PaymentSummary,
  cameFrom: BackLink = backLinkToPayableLoans,
): BackLink {
  return isOnlyLoan ? backLinkToHome : cameFrom
}
