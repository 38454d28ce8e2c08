import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { HowToPayOnlineScreen } from './how-to-pay-online-screen'
import { PayOnlineScreen } from './pay-online-screen'
import { PayableLoansScreen } from './payable-loans-screen'
import { PaymentSummaryScreen } from './payment-summary-screen'

/** The steps before a payment method is chosen. The methods are loaded afterwards, with `paying-screens`. */
export const paymentScreens = {
  payInstallment: PayableLoansScreen,
  payInstallments: PayableLoansScreen,
  paymentSummary: PaymentSummaryScreen,
  payOnline: PayOnlineScreen,
  howToPayOnline: HowToPayOnlineScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
