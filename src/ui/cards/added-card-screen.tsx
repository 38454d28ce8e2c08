import { observer } from 'mobx-react-lite'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { cardChangeFailureText, myCardsTexts } from '@/ui/texts/my-cards.texts'
import { isUnsureWhetherDone } from '@/application/cards/unsure'
import { AddedCardViewModel } from './added-card-view-model'
import { cardPaths } from './card-paths'
import { WaysOnAfterFailure } from './ways-on-after-failure'

const texts = myCardsTexts.added

export const AddedCardScreen = observer(function AddedCardScreen() {
  const { state } = useViewModel(AddedCardViewModel)
  if (state.phase === 'opening') return <Screen narrow title={myCardsTexts.list.title} />
  const { outcome } = state
  if (outcome.kind === 'added')
    return (
      <ResultScreen tone="good" title={texts.title} subtitle={texts.subtitle(outcome.lastDigits)}>
        <ButtonLink to={cardPaths.list} wide>
          {myCardsTexts.toList}
        </ButtonLink>
      </ResultScreen>
    )
  const { failure } = outcome
  const isUnsure = isUnsureWhetherDone(failure)
  return (
    <ResultScreen
      tone={isUnsure ? 'warn' : 'bad'}
      title={isUnsure ? texts.unsureTitle : texts.failedTitle}
      subtitle={isUnsure ? undefined : texts.failed}
      message={cardChangeFailureText(failure)}
    >
      <WaysOnAfterFailure failure={failure} again={{ to: cardPaths.newCard, label: texts.again }} />
    </ResultScreen>
  )
})
