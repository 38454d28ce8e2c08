import { observer } from 'mobx-react-lite'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useChatAddress } from '@/ui/shell/use-settings'
import { cardsTexts } from '@/ui/texts/cards.texts'
import { failureTexts, gatewayFailureText } from '@/ui/texts/failures.texts'
import { CardForm } from './card-form'
import { CardUpdateViewModel, type CardUpdateState } from './card-update-view-model'

const texts = cardsTexts.update

export const CardUpdateScreen = observer(function CardUpdateScreen() {
  const model = useViewModel(CardUpdateViewModel)
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return (
        <Screen width="narrow" title={texts.title}>
          <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
        </Screen>
      )
    case 'no-link':
      return <NoLink />
    case 'failed':
      return (
        <ResultScreen tone="bad" title={texts.failedTitle} subtitle={gatewayFailureText(state.failure)}>
          <Button wide onPress={() => void model.load()}>
            {failureTexts.retry}
          </Button>
        </ResultScreen>
      )
    case 'asking':
    case 'updating':
      return <CardQuestion model={model} state={state} />
    case 'updated':
      return (
        <ResultScreen tone="good" title={texts.doneTitle} subtitle={texts.done(state.lastDigits)}>
          <ButtonLink to={addresses.main.to()}>{texts.toPortal}</ButtonLink>
        </ResultScreen>
      )
    case 'not-updated':
      return (
        <ResultScreen
          tone="bad"
          title={texts.notDoneTitle}
          subtitle={texts.notDone}
          message={gatewayFailureText(state.failure)}
        >
          <Button wide onPress={model.askAgain}>
            {texts.again}
          </Button>
        </ResultScreen>
      )
    case 'unsure':
      return <Unsure model={model} failure={state.failure} />
  }
})

/** Looking comes first: it may be done already. */
function Unsure({
  model,
  failure,
}: {
  readonly model: CardUpdateViewModel
  readonly failure: GatewayFailure
}) {
  const reference = failure.kind === 'unreadable' ? failure.reference : undefined
  return (
    <ResultScreen
      tone="warn"
      title={texts.unsureTitle}
      subtitle={texts.unsure}
      message={reference === undefined ? texts.noAnswer : texts.unreadable}
      reference={reference}
    >
      <Button wide onPress={() => void model.look()}>
        {texts.look}
      </Button>
      <Button wide variant="secondary" onPress={model.askAgain}>
        {texts.again}
      </Button>
    </ResultScreen>
  )
}

function NoLink() {
  const chat = useChatAddress()
  return (
    <ResultScreen tone="warn" title={texts.noLinkTitle} subtitle={texts.noLink}>
      <ButtonLink href={chat} newTab>
        {texts.chat}
      </ButtonLink>
    </ResultScreen>
  )
}

interface CardQuestionProps {
  readonly model: CardUpdateViewModel
  readonly state: Extract<CardUpdateState, { readonly phase: 'asking' | 'updating' }>
}

const CardQuestion = observer(function CardQuestion({ model, state }: CardQuestionProps) {
  const { holderName, lastDigits } = state.card
  const current = lastDigits === '' ? texts.currentUnknown : texts.current(lastDigits)
  return (
    <Screen width="narrow" title={texts.title} lead={`${texts.greeting(holderName)} ${current}`}>
      <CardForm
        entry={model.entry}
        errors={state.phase === 'asking' ? state.errors : []}
        onSubmit={() => void model.submit()}
        submit={texts.submit}
        busy={state.phase === 'updating'}
      >
        <p>{texts.safety}</p>
      </CardForm>
    </Screen>
  )
})
