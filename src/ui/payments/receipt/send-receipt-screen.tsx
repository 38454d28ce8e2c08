import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { FallingConfetti } from '@/ui/kit/falling-confetti'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { sendReceiptTexts as texts } from '@/ui/texts/send-receipt.texts'
import { SendReceiptForm } from './send-receipt-form'
import { SendReceiptViewModel, type SendReceiptState } from './send-receipt-view-model'

export function SendReceiptScreen() {
  const model = useViewModel(SendReceiptViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'narrow' }}
      skeleton={{ shape: 'card', count: 2, label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {({ phase }) => screenForState(model, phase)}
    </AsyncBoundary>
  )
}

function screenForState(model: SendReceiptViewModel, phase: SendReceiptState['phase']) {
  switch (phase) {
    case 'no-types':
      return (
        <EmptyScreen
          titleAndBack={{ title: texts.title }}
          icon="receipt"
          title={texts.noTypesTitle}
          text={texts.noTypes}
          action={<ButtonLink to={addresses.claims.createPath()}>{texts.claims}</ButtonLink>}
        />
      )
    case 'choosing':
    case 'sending':
      return (
        <Screen title={texts.title} lead={texts.lead} width="narrow">
          <SendReceiptForm model={model} />
        </Screen>
      )
    case 'sent':
      return (
        <>
          <FallingConfetti />
          <ResultScreen tone="good" title={texts.sentTitle} subtitle={texts.sent}>
            <ButtonLink to={addresses.myPayments.createPath()} wide>
              {texts.seePayments}
            </ButtonLink>
            <Button variant="quiet" wide onPress={model.startAnotherReceipt}>
              {texts.sendAnother}
            </Button>
          </ResultScreen>
        </>
      )
  }
}
