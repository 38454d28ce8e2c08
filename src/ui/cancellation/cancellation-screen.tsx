import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { CollectionNotice } from '@/ui/automatic-collection/collection-notice'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NoLoansMessage } from '@/ui/loans/no-loans-message'
import { HomeLink } from '@/ui/shell/home-link'
import { cancellationTexts as texts } from '@/ui/texts/cancellation.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { backLinkToLoanScreen } from './back-to-loan'
import type { CancellationState } from './cancellation-state'
import { CancellationViewModel } from './cancellation-view-model'
import { NothingLeftToCancelScreen } from './nothing-left-to-cancel-screen'
import { NotCancellableAtMonthEndScreen } from './not-cancellable-at-month-end-screen'
import { NotCancellableLoanScreen } from './not-cancellable-loan-screen'
import { LoanToCancelPicker } from './loan-to-cancel-picker'
import { CancellationQuoteScreen } from './cancellation-quote-screen'
import { LoanCancellationRequestedScreen } from './loan-cancellation-requested-screen'

/** The screen for cancelling a loan early. Source: CAN-01 to CAN-05. */
export const CancellationScreen = observer(function CancellationScreen() {
  const model = useViewModel(CancellationViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.pick.title, back: backLinkToLoanScreen(model), width: 'narrow' }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.reference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
})

function screenForState(model: CancellationViewModel, shown: CancellationState) {
  switch (shown.phase) {
    case 'not-available':
      return (
        <Screen title={texts.pick.title} width="narrow">
          <NoLoansMessage
            title={texts.notAvailable.title}
            text={texts.notAvailable.text}
            newLoanLinkVisibility={shown.newLoan}
          />
        </Screen>
      )
    case 'end-of-month':
      return <NotCancellableAtMonthEndScreen model={model} opensOn={shown.opensOn} />
    case 'picking':
      return <LoanToCancelPicker model={model} />
    case 'dismissed':
      return <NotCancellableLoanScreen model={model} chosenLoan={shown.chosen} />
    case 'nothing-left':
      return <NothingLeftToCancelScreen loan={shown.loan} />
    case 'just-paid':
      return (
        <ResultScreen tone="warn" icon="clock" title={shown.title} subtitle={shown.text}>
          <ButtonLink to={addresses.myPayments.createPath()} wide>
            {paymentsTexts.summary.seePayments}
          </ButtonLink>
          <Button variant="quiet" wide onPress={model.acknowledgeEarlierPayment}>
            {texts.goOn}
          </Button>
        </ResultScreen>
      )
    case 'collection-announced':
      return (
        <CollectionNotice
          collection={shown.payment}
          onPayByHand={model.acknowledgeEarlierPayment}
          payByHandLabel={texts.goOn}
        />
      )
    case 'quoted':
      return <CancellationQuoteScreen model={model} quotedCancellation={shown} />
    case 'requested':
      return <LoanCancellationRequestedScreen model={model} quote={shown.quote} />
  }
}
