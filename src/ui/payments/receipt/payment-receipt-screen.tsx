import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink, TextLink } from '@/ui/kit/button'
import { ChipFromContent } from '@/ui/kit/chip'
import { EmptyScreen } from '@/ui/kit/empty-screen'
import { createOnDemandComponent } from '@/ui/kit/on-demand'
import { Receipt } from '@/ui/kit/receipt'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { HomeLink } from '@/ui/shell/home-link'
import { RunningReleaseViewModel } from '@/ui/shell/running-release-view-model'
import { ScreenPartErrorBoundary } from '@/ui/shell/screen-part-error-boundary'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { myPaymentsTexts } from '@/ui/texts/my-payments.texts'
import { paymentReceiptTexts as texts } from '@/ui/texts/payment-receipt.texts'
import type { PaymentDocumentsProps } from './payment-documents'
import type { ShownPaymentReceipt } from './payment-receipt-state'
import { PaymentReceiptViewModel, type PaymentReceiptScreenState } from './payment-receipt-view-model'

const screenProps = {
  title: texts.title,
  back: { to: addresses.myPayments.createPath(), label: texts.back },
} as const

/**
 * The documents that belong to the payment. Their code is loaded separately, and the receipt does not wait
 * for it. Source: DOC-05.
 */
const PaymentDocuments = createOnDemandComponent<PaymentDocumentsProps>(
  async () => (await import('./payment-documents')).PaymentDocuments,
)

/** The screen with the receipt of a payment. Source: PAY-22. */
export function PaymentReceiptScreen() {
  const model = useViewModel(PaymentReceiptViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={screenProps}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <HomeLink /> }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: PaymentReceiptViewModel, shown: PaymentReceiptScreenState) {
  switch (shown.phase) {
    case 'not-found':
      return (
        <EmptyScreen
          titleAndBack={screenProps}
          icon="receipt"
          title={texts.notFoundTitle}
          text={texts.notFound}
          action={<ButtonLink to={addresses.myPayments.createPath()}>{texts.seePayments}</ButtonLink>}
        />
      )
    case 'ready':
      return <ReceiptDetails model={model} receipt={shown} />
  }
}

interface ReceiptDetailsProps {
  readonly model: PaymentReceiptViewModel
  readonly receipt: ShownPaymentReceipt
}

function ReceiptDetails({ model, receipt }: ReceiptDetailsProps) {
  const { amount, chip, warning, rows } = receipt
  return (
    <Screen {...screenProps} width="two-columns">
      <TwoColumns secondColumn={<ReceiptActions model={model} receipt={receipt} />}>
        <Receipt
          label={texts.title}
          chip={<ChipFromContent chip={chip} />}
          amountLabel={texts.amount}
          amount={amount}
          rows={rows}
        >
          {warning !== undefined && <p>{warning}</p>}
        </Receipt>
      </TwoColumns>
    </Screen>
  )
}

function ReceiptActions({ model, receipt }: ReceiptDetailsProps) {
  const { release } = useViewModel(RunningReleaseViewModel)
  return (
    <Stack>
      <ShareButtons model={model} />
      <ScreenPartErrorBoundary
        release={release}
        placeholder={undefined}
        message={failureActionTexts.noAnswer}
      >
        <PaymentDocuments receipt={receipt} />
      </ScreenPartErrorBoundary>
      <TextLink to={receipt.claimAddress}>{myPaymentsTexts.notRecognised}</TextLink>
    </Stack>
  )
}

const ShareButtons = observer(function ShareButtons({ model }: Pick<ReceiptDetailsProps, 'model'>) {
  return (
    <Stack gap="small">
      <Button
        wide
        icon="share"
        busy={model.sharingFormat === 'picture'}
        onPress={() => void model.shareReceipt('picture')}
      >
        {texts.sharePicture}
      </Button>
      <Button
        wide
        variant="quiet"
        icon="document"
        busy={model.sharingFormat === 'pdf'}
        onPress={() => void model.shareReceipt('pdf')}
      >
        {texts.sharePdf}
      </Button>
    </Stack>
  )
})
