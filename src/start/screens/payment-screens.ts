import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { HowToPayOnlineScreen } from '@/ui/payments/choose/how-to-pay-online-screen'
import { PayOnlineScreen } from '@/ui/payments/choose/pay-online-screen'
import { PayableLoansScreen } from '@/ui/payments/choose/payable-loans-screen'
import { PaymentSummaryScreen } from '@/ui/payments/choose/payment-summary-screen'
import '@/start/capabilities/payments'

/**
 * Screens of a payment before the customer chooses the payment method. The screens of each method are loaded
 * afterwards, with `paying-screens`.
 */
export const paymentScreens = {
  payInstallment: PayableLoansScreen,
  payInstallments: PayableLoansScreen,
  paymentSummary: PaymentSummaryScreen,
  payOnline: PayOnlineScreen,
  howToPayOnline: HowToPayOnlineScreen,
} satisfies Record<AddressNamesInChunk<'payment'>, ComponentType>
