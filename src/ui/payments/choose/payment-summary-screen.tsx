import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useMethodViewAhead } from './method-view-ahead'
import { OtherMethods } from './other-methods'
import { PayableScreen } from './payable-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import { PaymentMethodItem } from './payment-method-item'

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  useMethodViewAhead(model)
  return (
    <PayableScreen model={model}>
      {(summary) => (
        <>
          <PaymentMethodItem model={model} summary={summary} />
          {!model.chosenMethod && <OtherMethods debt={summary.debt} />}
        </>
      )}
    </PayableScreen>
  )
})
