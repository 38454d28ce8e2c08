import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failures.texts'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { HowToPayOnlineViewModel } from './how-to-pay-online-view-model'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentMethodsTexts.howToPayOnline

/**
 * The screen that explains how to pay online, and how many hours the lender takes to apply a payment. Source:
 * PAY-18, GEN-06.
 */
export const HowToPayOnlineScreen = observer(function HowToPayOnlineScreen() {
  const model = useViewModel(HowToPayOnlineViewModel)
  return (
    <Screen title={texts.title} lead={texts.lead} width="two-columns">
      <TwoColumns secondColumn={<NextSteps to={model.nextAddress} />}>
        <Card>
          <TextList kind="steps" items={texts.steps} gap="small" />
        </Card>
      </TwoColumns>
    </Screen>
  )
})

function NextSteps({ to }: { readonly to: string }) {
  return (
    <>
      <Notice tone="info">{texts.whenItShows}</Notice>
      <div className={styles['actions']}>
        <ButtonLink to={to} wide>
          {texts.pay}
        </ButtonLink>
        <ButtonLink to={addresses.home.createPath()} variant="quiet" wide>
          {failureActionTexts.goHome}
        </ButtonLink>
      </div>
    </>
  )
}
