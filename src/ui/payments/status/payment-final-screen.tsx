import { Screen } from '@/ui/kit/screen'
import { HomeLink } from '@/ui/shell/home-link'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/**
 * The screen of the address `/pagar-cuota/final`, which the specification requires: the word FINAL, and a
 * link to the home screen. Source: PAY-02.
 */
export function PaymentFinalScreen() {
  return (
    <Screen title={paymentsTexts.final.title} width="result">
      <HomeLink variant="primary" />
    </Screen>
  )
}
