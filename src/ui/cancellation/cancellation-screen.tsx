import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NoLoans } from '@/ui/loans/no-loans'
import { HomeLink } from '@/ui/shell/home-link'
import { cancellationTexts as texts } from '@/ui/texts/cancellation.texts'
import { loanBackLink } from './back-to-loan'
import { CancellationViewModel, type CancellationState } from './cancellation-view-model'
import { ClosedMonth } from './closed-month'
import { DismissedLoan } from './dismissed-loan'
import { LoanPicker } from './loan-picker'
import { QuotedLoan } from './quoted-loan'
import { RequestedCancellation } from './requested-cancellation'

/** The screen for cancelling a loan early. Source: CAN-01 to CAN-05. */
export const CancellationScreen = observer(function CancellationScreen() {
  const model = useViewModel(CancellationViewModel)
  return (
    <AsyncBoundary
      answer={model.answer}
      screen={{ title: texts.pick.title, back: loanBackLink(model), width: 'narrow' }}
      skeleton={{ shape: 'row', count: 3, label: texts.loading }}
      failure={{ title: texts.failedTitle, reference: texts.reference, otherAction: <HomeLink /> }}
    >
      {(shown) => screenOf(model, shown)}
    </AsyncBoundary>
  )
})

function screenOf(model: CancellationViewModel, shown: CancellationState) {
  switch (shown.phase) {
    case 'not-available':
      return (
        <Screen title={texts.pick.title} width="narrow">
          <NoLoans title={texts.notAvailable.title} text={texts.notAvailable.text} newLoan={shown.newLoan} />
        </Screen>
      )
    case 'end-of-month':
      return <ClosedMonth model={model} opensOn={shown.opensOn} />
    case 'picking':
      return <LoanPicker model={model} />
    case 'dismissed':
      return <DismissedLoan model={model} chosen={shown.chosen} />
    case 'quoted':
      return <QuotedLoan model={model} chosen={shown.chosen} quote={shown.quote} />
    case 'requested':
      return <RequestedCancellation model={model} chosen={shown.chosen} quote={shown.quote} />
  }
}
