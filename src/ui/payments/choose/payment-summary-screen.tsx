import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { usePreloadedMethodView } from './on-demand-method-view'
import { OtherPaymentMethods } from './other-payment-methods'
import { PayableScreen } from './payable-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import { PaymentMethodItem } from './payment-method-item'

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  usePreloadedMethodView(model)
  return (
    <PayableScreen model={model}>
      {(summary) => (
        <>
          <PaymentMethodItem model={model} summary={summary} />
          {!model.chosenMethod && <OtherPaymentMethods debt={summary.debt} />}
        </>
      )}
    </PayableScreen>
  )
})
