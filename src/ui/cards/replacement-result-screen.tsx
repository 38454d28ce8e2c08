import { observer } from 'mobx-react-lite'
import { isUnsureWhetherDone } from '@/application/cards/unsure'
import { ButtonLink } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { cardChangeFailureText, myCardsTexts } from '@/ui/texts/my-cards.texts'
import { cardPaths } from './card-paths'
import { ReplacementResultViewModel } from './replacement-result-view-model'
import { WaysOnAfterFailure } from './ways-on-after-failure'

const texts = myCardsTexts.replaced

export const ReplacementResultScreen = observer(function ReplacementResultScreen() {
  const model = useViewModel(ReplacementResultViewModel)
  const { state } = model
  if (state.phase === 'opening') return <Screen narrow title={myCardsTexts.list.title} />
  const { outcome } = state
  if (outcome.kind === 'replaced')
    return (
      <ResultScreen tone="good" title={texts.title} subtitle={texts.subtitle(outcome.lastDigits)}>
        <ButtonLink to={cardPaths.list} wide>
          {myCardsTexts.toList}
        </ButtonLink>
      </ResultScreen>
    )
  const { failure, by } = outcome
  const isUnsure = isUnsureWhetherDone(failure)
  const again = { to: model.nextTry, label: by === 'new' ? texts.againNew : texts.againExisting }
  return (
    <ResultScreen
      tone={isUnsure ? 'warn' : 'bad'}
      title={isUnsure ? texts.unsureTitle : texts.failedTitle}
      subtitle={isUnsure ? undefined : texts.failed}
      message={cardChangeFailureText(failure)}
    >
      <WaysOnAfterFailure failure={failure} again={again} />
    </ResultScreen>
  )
})
