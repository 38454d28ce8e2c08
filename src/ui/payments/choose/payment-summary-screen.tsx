import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { usePaymentMethodViewPreloading } from './lazy-payment-method-view'
import { OfflinePaymentMethods } from './offline-payment-methods'
import { DebtPaymentScreen } from './debt-payment-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import { PaymentMethodChooser } from './payment-method-chooser'

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  usePaymentMethodViewPreloading(model)
  return (
    <DebtPaymentScreen model={model}>
      {(summary) => (
        <>
          <PaymentMethodChooser model={model} summary={summary} />
          {!model.chosenMethod && <OfflinePaymentMethods debt={summary.debt} />}
        </>
      )}
    </DebtPaymentScreen>
  )
})
