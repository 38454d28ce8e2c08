import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { cardToReplaceText, cardsTexts } from '@/ui/texts/cards.texts'
import { chatLinkText } from '@/ui/texts/chat.texts'
import { CardForm } from './card-form'
import { cardNameInSentence } from './card-name-in-sentence'
import { CardUpdateViewModel, type CardUpdateState } from './card-update-view-model'

const texts = cardsTexts.update

export function CardUpdateScreen() {
  const model = useViewModel(CardUpdateViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: texts.title, width: 'narrow' }}
      skeleton={{ shape: 'card', label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: CardUpdateViewModel, state: CardUpdateState) {
  switch (state.phase) {
    case 'no-link':
      return <MissingLinkScreen />
    case 'asking':
    case 'updating':
      return <CardUpdateFormScreen model={model} state={state} />
    case 'updated':
      return (
        <ResultScreen
          tone="good"
          title={texts.doneTitle}
          subtitle={texts.done(cardNameInSentence(state.newCard))}
        >
          <ButtonLink to={addresses.main.createPath()}>{texts.toPortal}</ButtonLink>
        </ResultScreen>
      )
    case 'not-updated':
      return (
        <ResultScreen tone="bad" title={texts.notDoneTitle} subtitle={texts.notDone} message={state.message}>
          <Button wide onPress={model.showCardFormAgain}>
            {texts.again}
          </Button>
        </ResultScreen>
      )
    case 'unsure':
      return <UpdateOutcomeUnknown model={model} state={state} />
  }
}

interface UpdateOutcomeUnknownProps {
  readonly model: CardUpdateViewModel
  readonly state: Extract<CardUpdateState, { readonly phase: 'unsure' }>
}

/**
 * The message which says that it is unknown whether the card was replaced. The main button asks the lender
 * about it; the second button opens the card form again.
 */
function UpdateOutcomeUnknown({ model, state }: UpdateOutcomeUnknownProps) {
  return (
    <ResultScreen
      tone="warn"
      icon="clock"
      title={texts.unsureTitle}
      subtitle={texts.unsure}
      message={state.message}
      reference={state.reference}
    >
      <Button wide onPress={model.checkUpdateOutcome}>
        {texts.look}
      </Button>
      <Button wide variant="quiet" onPress={model.showCardFormAgain}>
        {texts.again}
      </Button>
    </ResultScreen>
  )
}

function MissingLinkScreen() {
  const chat = useSupportChatAddress()
  return (
    <ResultScreen tone="warn" title={texts.noLinkTitle} subtitle={texts.noLink}>
      <ButtonLink href={chat} newTab>
        {chatLinkText}
      </ButtonLink>
    </ResultScreen>
  )
}

interface CardUpdateFormScreenProps {
  readonly model: CardUpdateViewModel
  readonly state: Extract<CardUpdateState, { readonly phase: 'asking' | 'updating' }>
}

const CardUpdateFormScreen = observer(function CardUpdateFormScreen({
  model,
  state,
}: CardUpdateFormScreenProps) {
  const { holderName, lastDigits } = state.card
  return (
    <Screen width="narrow" title={texts.title} lead={cardToReplaceText(holderName, lastDigits)}>
      <CardForm
        cardForm={model.cardForm}
        errors={state.phase === 'asking' ? state.errors : []}
        onSubmit={() => void model.submit()}
        submitLabel={texts.submit}
        busy={state.phase === 'updating'}
      >
        <p>{texts.safety}</p>
      </CardForm>
    </Screen>
  )
})
