import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { OtherWays } from './other-ways'
import { PayableScreen } from './payable-screen'
import { PaymentSummaryViewModel } from './payment-summary-view-model'
import { WayToPay } from './way-to-pay'

export const PaymentSummaryScreen = observer(function PaymentSummaryScreen() {
  const model = useViewModel(PaymentSummaryViewModel)
  return (
    <PayableScreen model={model}>
      {(summary) => (
        <>
          <WayToPay model={model} summary={summary} />
          {!model.way && <OtherWays debt={summary.debt} />}
        </>
      )}
    </PayableScreen>
  )
})
