import { observer } from 'mobx-react-lite'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardChangeDone, CardChangeFailed } from './card-change-result'
import { ReplacementResultViewModel } from './replacement-result-view-model'

const texts = myCardsTexts.replaced

export const ReplacementResultScreen = observer(function ReplacementResultScreen() {
  const model = useViewModel(ReplacementResultViewModel)
  const { state } = model
  if (state.phase === 'opening') return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { outcome } = state
  if (outcome.kind === 'replaced') return <CardChangeDone texts={texts} lastDigits={outcome.lastDigits} />
  const label = outcome.by === 'new' ? texts.againNew : texts.againExisting
  return <CardChangeFailed texts={texts} failure={outcome.failure} again={{ to: model.nextTry, label }} />
})
