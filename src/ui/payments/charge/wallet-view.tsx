import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentRequest } from '@/application/payments/payment-precondition'
import type { PaymentReport } from '@/ui/payments/choose/payment-report'
import { useOnPageReturn } from '@/ui/payments/choose/use-on-page-return'
import { WalletViewModel } from './wallet-view-model'

const texts = paymentsTexts.wallet

interface WalletViewProps {
  readonly request: PaymentRequest
  readonly report: (report: PaymentReport) => void
}

export const WalletView = observer(function WalletView({ request, report }: WalletViewProps) {
  const model = useViewModel(WalletViewModel, { report })
  useOnPageReturn(model.returnFromProvider)
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.how}</p>
      <Button
        icon="external"
        wide
        busy={model.phase !== 'idle'}
        onPress={() => void model.goToProvider(request)}
      >
        {texts.pay}
      </Button>
    </>
  )
})
