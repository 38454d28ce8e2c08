import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { HowToPayOnlineScreen } from '@/ui/payments/choose/how-to-pay-online-screen'
import { PayOnlineScreen } from '@/ui/payments/choose/pay-online-screen'
import { PayableLoansScreen } from '@/ui/payments/choose/payable-loans-screen'
import { PaymentSummaryScreen } from '@/ui/payments/choose/payment-summary-screen'
import '@/start/capabilities/payments'

/**
 * The screens of a payment up to the choice of the payment method, loaded as one chunk (code file). The
 * screens of the methods are in `payment-submission-screens`, which is loaded afterwards.
 */
export const paymentScreens = {
  payInstallment: PayableLoansScreen,
  payInstallments: PayableLoansScreen,
  paymentSummary: PaymentSummaryScreen,
  payOnline: PayOnlineScreen,
  howToPayOnline: HowToPayOnlineScreen,
} satisfies Record<AddressNamesInChunk<'payment'>, ComponentType>
