import { Screen } from '@/ui/kit/screen'
import { HomeLink } from '@/ui/shell/home-link'
import { paymentsTexts } from '@/ui/texts/payments.texts'

/** A screen that shows only the word FINAL. Source: PAY-02. */
export function PaymentFinalScreen() {
  return (
    <Screen title={paymentsTexts.final.title} width="result">
      <HomeLink variant="primary" />
    </Screen>
  )
}
