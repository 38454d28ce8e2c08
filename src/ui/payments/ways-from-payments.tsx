import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { ButtonLink } from '@/ui/kit/button'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myPaymentsTexts as texts } from '@/ui/texts/my-payments.texts'
import { WaysFromPaymentsViewModel } from './ways-from-payments-view-model'

/** Another payment, and the receipt of one that she does not find. Source: HOM-16, MOV-01. */
export const WaysFromPayments = observer(function WaysFromPayments() {
  const { offersPayment, offersReceipt } = useViewModel(WaysFromPaymentsViewModel)
  if (!offersPayment && !offersReceipt) return undefined
  return (
    <Stack gap="small">
      {offersPayment && (
        <ButtonLink to={addresses.payInstallments.to()} wide>
          {texts.newPayment}
        </ButtonLink>
      )}
      {offersReceipt && (
        <ButtonLink to={addresses.receiptNotification.to()} variant="quiet" wide>
          {texts.sendReceipt}
        </ButtonLink>
      )}
    </Stack>
  )
})
