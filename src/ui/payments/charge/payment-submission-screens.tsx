import type { ComponentType } from 'react'
import type { AddressNamesInChunk } from '@/ui/addresses'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { ScreenLoadingPlaceholder } from '@/ui/shell/screen-loading-placeholder'
import { PayByDebitCardScreen, PayByWalletScreen } from './pay-online-method-screens'
import { PaymentFinalScreen } from '@/ui/payments/status/payment-final-screen'
import { PaymentStatusScreen } from '@/ui/payments/status/payment-status-screen'

export { PaymentMethodView } from './payment-method-view'

/**
 * The screen for paying several loans in one go. Its code is loaded separately, because few customers use it.
 * It contains the result too, so nothing is left to load after a payment was sent. Source: PAY-25.
 */
const PaymentBatchScreen = createOnDemandComponent(
  async () => (await import('@/ui/payments/batch/payment-batch-screen')).PaymentBatchScreen,
  <ScreenLoadingPlaceholder />,
)

/**
 * The screens that send payments of loans, and the screens of their result. They are loaded together, so the
 * result can be shown even if the network fails, or a new version is released, after the payment was sent.
 * Only the screen for paying several loans is loaded separately; it contains its own result. Source: PAY-16.
 */
export const paymentSubmissionScreens = {
  paymentBatch: PaymentBatchScreen,
  paymentFinal: PaymentFinalScreen,
  paymentStatus: PaymentStatusScreen,
  payByDebitCard: PayByDebitCardScreen,
  payByWallet: PayByWalletScreen,
} satisfies Record<AddressNamesInChunk<'paying'>, ComponentType>
