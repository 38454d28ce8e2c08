import { observer } from 'mobx-react-lite'
import { Screen } from '@/ui/kit/screen'
import { purchasePlanTexts as texts } from '@/ui/texts/purchase-plan.texts'
import type { PaymentProgressBar } from './payment-progress-bar'
import styles from './qr-payment.module.css'

/**
 * The screen that is shown while a payment to a shop is pending. It has no links, so that the customer
 * stays on it. Source: QRP-07.
 */
export const ShopPaymentProgressScreen = observer(function ShopPaymentProgressScreen({
  bar,
}: {
  readonly bar: PaymentProgressBar
}) {
  return (
    <Screen title={texts.title} headingContent={texts.payingTitle} width="narrow">
      <progress className={styles['bar']} max={100} value={bar.percent} aria-label={texts.payingTitle} />
      <p role="status">{texts.paying}</p>
    </Screen>
  )
})
