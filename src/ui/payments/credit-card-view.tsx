import { Answered } from '@/ui/kit/answered'
import { ButtonLink } from '@/ui/kit/button'
import { KeptFocusTitle } from '@/ui/kit/focus-keeper'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CreditCardViewModel } from './credit-card-view-model'

const texts = paymentsTexts.creditCard

export function CreditCardView({ externalId }: { readonly externalId: string }) {
  const model = useViewModel(CreditCardViewModel, { externalId })
  return (
    <Answered
      answer={model.answer}
      skeleton={{ shape: 'row', label: texts.loading }}
      failure={{ heardFrom: 'toast' }}
    >
      {({ address }) => (
        <>
          <KeptFocusTitle>{texts.title}</KeptFocusTitle>
          <p>{texts.how}</p>
          <ButtonLink href={address} newTab wide>
            {texts.pay}
          </ButtonLink>
        </>
      )}
    </Answered>
  )
}
