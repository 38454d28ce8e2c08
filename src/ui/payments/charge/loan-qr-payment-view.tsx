import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { FocusReceivingTitle } from '@/ui/kit/focus-keeper'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { LoanQrPaymentViewModel, type LoanQrPaymentInput } from './loan-qr-payment-view-model'

const texts = paymentsTexts.qr

export function LoanQrPaymentView({ externalId, amount }: LoanQrPaymentInput) {
  const model = useViewModel(LoanQrPaymentViewModel, { externalId, amount })
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{ tone: 'warn' }}
    >
      {({ picture }) => (
        <>
          <FocusReceivingTitle>{texts.title}</FocusReceivingTitle>
          <p>{texts.how}</p>
          <ScannableCodeFigure picture={picture} label={texts.picture} shape="large-square" />
          <Button icon="share" wide onPress={() => void model.shareQrCode()}>
            {texts.share}
          </Button>
        </>
      )}
    </AsyncBoundary>
  )
}
