import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { LinkOpenedOnlyIfAllowed } from '@/ui/kit/link-opened-only-if-allowed'
import { FocusReceivingTitle } from '@/ui/kit/focus-keeper'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CreditCardPaymentViewModel, type CreditCardPaymentProps } from './credit-card-payment-view-model'

const texts = paymentsTexts.creditCard

/**
 * The link to the page on which the customer pays with a credit card. The link opens only if the
 * view-model allows it. Source: PAY-20.
 */
export function CreditCardPaymentView({ currentPaymentRequest, onProgress }: CreditCardPaymentProps) {
  const model = useViewModel(CreditCardPaymentViewModel, { currentPaymentRequest, onProgress })
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      skeleton={{ shape: 'row', label: texts.loading }}
      failureNoticeProps={{ announcedIn: 'toast' }}
    >
      {({ link }) => (
        <>
          <FocusReceivingTitle>{texts.title}</FocusReceivingTitle>
          <p>{texts.how}</p>
          <LinkOpenedOnlyIfAllowed address={link.address} mayFollow={model.checkPaymentLinkBeforeOpening}>
            {texts.pay}
          </LinkOpenedOnlyIfAllowed>
        </>
      )}
    </AsyncBoundary>
  )
}
