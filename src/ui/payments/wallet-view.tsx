import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentSummaryViewModel } from './payment-summary-view-model'
import { useReturn } from './use-return'
import { WalletViewModel } from './wallet-view-model'

const texts = paymentsTexts.wallet

export const WalletView = observer(function WalletView({
  summary,
}: {
  readonly summary: PaymentSummaryViewModel
}) {
  const model = useViewModel(WalletViewModel)
  const { offer } = summary
  useReturn(model.comeBack)
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.how}</p>
      {offer && (
        <Button icon="external" wide busy={model.phase !== 'idle'} onPress={() => void model.leave(offer)}>
          {texts.pay}
        </Button>
      )}
    </>
  )
})
