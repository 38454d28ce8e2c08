import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { GuardedLink } from '@/ui/kit/guarded-link'
import { FocusReceivingTitle } from '@/ui/kit/focus-keeper'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CreditCardViewModel, type CreditCardInput } from './credit-card-view-model'

const texts = paymentsTexts.creditCard

/**
 * The link to the page on which the customer pays with a credit card. The link opens only if the
 * view-model allows it. Source: PAY-20.
 */
export function CreditCardView({ latestPaymentRequest, report }: CreditCardInput) {
  const model = useViewModel(CreditCardViewModel, { latestPaymentRequest, report })
  return (
    <AsyncBoundary
      answer={model.answer}
      skeleton={{ shape: 'row', label: texts.loading }}
      failure={{ heardFrom: 'toast' }}
    >
      {({ link }) => (
        <>
          <FocusReceivingTitle>{texts.title}</FocusReceivingTitle>
          <p>{texts.how}</p>
          <GuardedLink address={link.address} mayFollow={model.mayFollowLink}>
            {texts.pay}
          </GuardedLink>
        </>
      )}
    </AsyncBoundary>
  )
}
