import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '@/ui/kit/button'
import { KeptFocusTitle, useFocusKeeping } from '@/ui/kit/focus-keeper'
import { Notice } from '@/ui/kit/notice'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureTexts } from '@/ui/texts/failures.texts'
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
      return <NoLink onRetry={() => void model.retry()} />
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

/** Not announced: the toast says the same. */
function NoLink({ onRetry }: { readonly onRetry: () => void }) {
  const keepFocus = useFocusKeeping()
  const retry = (): void => {
    keepFocus()
    onRetry()
  }
  return (
    <Notice
      tone="bad"
      action={
        <Button variant="secondary" icon="retry" onPress={retry}>
          {failureTexts.retry}
        </Button>
      }
    >
      {paymentsTexts.PayTC.errorMessage}
    </Notice>
  )
}
