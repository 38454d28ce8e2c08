import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardForm } from './card-form'
import { cardNameAfterTheWordYour } from './card-name-in-sentence'
import { CardOfOtherHolderMessage } from './card-of-other-holder-message'
import { ReplacementCardFormViewModel } from './replacement-card-form-view-model'

const texts = myCardsTexts.replacementCard
const screenProps = {
  title: texts.title,
  back: { to: addresses.cardReplacement.createPath(), label: myCardsTexts.replacement.title },
  width: 'narrow',
} as const

export const ReplacementCardFormScreen = observer(function ReplacementCardFormScreen() {
  const model = useViewModel(ReplacementCardFormViewModel)
  const { state } = model
  switch (state.phase) {
    case 'opening':
      return <Screen {...screenProps} />
    case 'other-holder':
      return <CardOfOtherHolderMessage onAgain={model.showCardFormAgain} />
    case 'typing':
    case 'sending':
      return (
        <Screen {...screenProps} lead={texts.lead(cardNameAfterTheWordYour(state.card))}>
          <CardForm
            cardForm={model.cardForm}
            errors={state.phase === 'typing' ? state.errors : []}
            onSubmit={() => void model.submit()}
            submitLabel={texts.submit}
            busy={state.phase === 'sending'}
            requiresOwnCard
          >
            <p role="status">
              {state.phase === 'sending'
                ? (model.pendingRequest.slowRequestMessage ?? myCardsTexts.choice.sending)
                : myCardsTexts.newCard.safety}
            </p>
          </CardForm>
        </Screen>
      )
  }
})
