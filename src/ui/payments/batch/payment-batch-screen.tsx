import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { loansTexts } from '@/ui/texts/loans.texts'
import { paymentBatchIntroText, paymentBatchTexts as texts } from '@/ui/texts/payment-batch.texts'
import { backLinkToPayableLoans } from '@/ui/payments/choose/back-link'
import { BatchPaymentForm } from './payment-batch-choice'
import { BatchPaymentProgress, BatchPaymentResultScreen } from './payment-batch-result'
import { hasPayableBatchLoan, type PaymentBatchState } from './payment-batch-state'
import { PaymentBatchViewModel } from './payment-batch-view-model'
import { useCallOnReturnToPage } from '@/ui/kit/use-call-on-return-to-page'

const backLink = { to: backLinkToPayableLoans.to, label: texts.back }

/** The screen on which the customer pays several loans in one go. Source: PAY-25. */
export const PaymentBatchScreen = observer(function PaymentBatchScreen() {
  const model = useViewModel(PaymentBatchViewModel)
  useCallOnReturnToPage(model.reloadLoans)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, back: backLink, width: 'narrow' }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: loansTexts.loadReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
})

function screenForState(model: PaymentBatchViewModel, shown: PaymentBatchState) {
  switch (shown.phase) {
    case 'choosing':
      return (
        <Screen
          title={texts.title}
          lead={paymentBatchIntroText(hasPayableBatchLoan(shown.choice))}
          back={backLink}
          width="narrow"
        >
          <BatchPaymentForm model={model} state={shown} />
        </Screen>
      )
    case 'paying':
      return (
        <Screen title={texts.payingTitle} lead={texts.stay} width="narrow">
          <BatchPaymentProgress state={shown} />
        </Screen>
      )
    case 'done':
      return <BatchPaymentResultScreen model={model} state={shown} />
  }
}
