import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Receipt } from '@/ui/kit/receipt'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { qrPaymentReceiptTexts as texts } from '@/ui/texts/qr-payment-receipt.texts'
import { QrPaymentReceiptViewModel, type QrPaymentReceiptState } from './qr-payment-receipt-view-model'

const screenProps = {
  title: texts.title,
  back: { to: addresses.creditLineDetail.createPath(), label: qrPaymentTexts.toLine },
  width: 'narrow',
} as const

/** The receipt of a payment to a shop. Source: QRP-08. */
export const QrPaymentReceiptScreen = observer(function QrPaymentReceiptScreen() {
  const model = useViewModel(QrPaymentReceiptViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={screenProps}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{
        title: texts.failedTitle,
        reference: texts.failedReference,
        secondaryAction: <HomeLink />,
      }}
    >
      {(shown) => <ReceiptDetails model={model} state={shown} />}
    </AsyncBoundary>
  )
})

interface ReceiptDetailsProps {
  readonly model: QrPaymentReceiptViewModel
  readonly state: QrPaymentReceiptState
}

const ReceiptDetails = observer(function ReceiptDetails({ model, state }: ReceiptDetailsProps) {
  return (
    <Screen {...screenProps}>
      <Receipt label={texts.title} amountLabel={texts.amount} amount={state.amount} rows={state.rows} />
      <Stack gap="small">
        <Button wide icon="share" busy={model.isSharing} onPress={() => void model.shareReceipt()}>
          {texts.share}
        </Button>
        <HomeLink />
        <ButtonStyledAsLink onPress={scrollToTop}>{texts.toTop}</ButtonStyledAsLink>
      </Stack>
    </Screen>
  )
})

function scrollToTop(): void {
  window.scrollTo({ top: 0 })
  document.querySelector('h1')?.focus({ preventScroll: true })
}
