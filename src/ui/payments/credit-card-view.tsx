import { observer } from 'mobx-react-lite'
import { ButtonLink } from '@/ui/kit/button'
import { KeptFocusTitle } from '@/ui/kit/focus-keeper'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CreditCardViewModel } from './credit-card-view-model'

const texts = paymentsTexts.creditCard

export const CreditCardView = observer(function CreditCardView({
  externalId,
}: {
  readonly externalId: string
}) {
  const model = useViewModel(CreditCardViewModel, { externalId })
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="row" label={texts.loading} note={model.waiting.note} />
    case 'failed':
      return (
        <NotLoaded
          tone="bad"
          message={paymentsTexts.PayTC.errorMessage}
          onRetry={() => void model.retry()}
          heardFrom="toast"
        />
      )
    case 'ready':
      return (
        <>
          <KeptFocusTitle>{texts.title}</KeptFocusTitle>
          <p>{texts.how}</p>
          <ButtonLink href={state.address} newTab wide>
            {texts.pay}
          </ButtonLink>
        </>
      )
  }
})
