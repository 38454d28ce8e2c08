import type { ComponentType } from 'react'
import type { AddressName } from '@/ui/addresses'
import { HowToPayOnlineScreen } from './how-to-pay-online-screen'
import { PayByDebitCardScreen, PayByWalletScreen } from './pay-online-method-screens'
import { PayOnlineScreen } from './pay-online-screen'
import { PayableLoansScreen } from './payable-loans-screen'
import { PaymentFinalScreen } from './payment-final-screen'
import { PaymentStatusScreen } from './payment-status-screen'
import { PaymentSummaryScreen } from './payment-summary-screen'

/**
 * The steps of a payment are loaded as one chunk, so that the result can be shown even if the network fails
 * or a new version is released right after sending. Source: PAY-16.
 */
export const paymentScreens = {
  payInstallment: PayableLoansScreen,
  payInstallments: PayableLoansScreen,
  paymentSummary: PaymentSummaryScreen,
  paymentFinal: PaymentFinalScreen,
  paymentStatus: PaymentStatusScreen,
  payOnline: PayOnlineScreen,
  howToPayOnline: HowToPayOnlineScreen,
  payByDebitCard: PayByDebitCardScreen,
  payByWallet: PayByWalletScreen,
} satisfies Partial<Record<AddressName, ComponentType>>
