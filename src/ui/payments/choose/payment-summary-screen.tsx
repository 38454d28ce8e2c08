import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { usePreloadedPaymentMethodView } from './on-demand-payment-method-view'
import { OtherPaymentMethods } from './other-payment-methods'
import { DebtPaymentScreen } from './debt-payment-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import { PaymentMethodItem } from './payment-method-item'

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  usePreloadedPaymentMethodView(model)
  return (
    <DebtPaymentScreen model={model}>
      {(summary) => (
        <>
          <PaymentMethodItem model={model} summary={summary} />
          {!model.chosenMethod && <OtherPaymentMethods debt={summary.debt} />}
        </>
      )}
    </DebtPaymentScreen>
  )
})
