import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentProgressEvent } from '@/ui/payments/choose/payment-progress-event'
import { useCallOnReturnToPage } from '@/ui/kit/use-call-on-return-to-page'
import { WalletPaymentViewModel } from './wallet-payment-view-model'

const texts = paymentsTexts.wallet

interface WalletViewProps {
  readonly request: PaymentRequest
  readonly onProgress: (report: PaymentProgressEvent) => void
}

export const WalletPaymentView = observer(function WalletPaymentView({
  request,
  onProgress,
}: WalletViewProps) {
  const model = useViewModel(WalletPaymentViewModel, { report: onProgress })
  useCallOnReturnToPage(model.returnFromProvider)
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.how}</p>
      <Button
        icon="external"
        wide
        busy={model.redirectPhase !== 'idle'}
        onPress={() => void model.goToWalletProvider(request)}
      >
        {texts.pay}
      </Button>
      <SlowRequestMessage request={model.pendingRequest} />
    </>
  )
})
