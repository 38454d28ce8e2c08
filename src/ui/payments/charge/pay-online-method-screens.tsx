import { observer } from 'mobx-react-lite'
import type { PaymentMethod } from '@/domain/payments/payment-method'
import { addresses } from '@/ui/addresses'
import { Notice } from '@/ui/kit/notice'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentMethodsTexts } from '@/ui/texts/payment-methods.texts'
import { PaymentMethodView } from './payment-method-view'
import { DebtPaymentScreen } from '@/ui/payments/choose/debt-payment-screen'
import { PaymentSummaryViewModel } from '@/ui/payments/choose/payment-summary-view-model'

/**
 * The screen on which the customer pays a loan with a debit card. It offers no other payment methods.
 * Source: PAY-18.
 */
export function PayByDebitCardScreen() {
  return <PayOnlineByMethodScreen method="debit-card" />
}

/**
 * The screen on which the customer pays a loan on the provider's page. It offers no other payment
 * methods. Source: PAY-18.
 */
export function PayByWalletScreen() {
  return <PayOnlineByMethodScreen method="wallet" />
}

const PayOnlineByMethodScreen = observer(function PayOnlineByMethodScreen({
  method,
}: {
  readonly method: PaymentMethod
}) {
  const model = useViewModel(PaymentSummaryViewModel)
  const back = {
    to: addresses.payOnline.createPath({ externalId: model.externalId }),
    label: paymentMethodsTexts.online.back,
  }
  return (
    <DebtPaymentScreen model={model} back={back}>
      {({ methods }) =>
        methods.some((offered) => offered.method === method) ? (
          <PaymentMethodView method={method} model={model} />
        ) : (
          <Notice tone="warn">{paymentMethodsTexts.online.notThisMethod}</Notice>
        )
      }
    </DebtPaymentScreen>
  )
})
