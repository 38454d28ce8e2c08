import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { AddedCardViewModel } from './added-card-view-model'
import { CardChangeDone, CardChangeFailed } from './card-change-result'

const texts = myCardsTexts.added

export const AddedCardScreen = observer(function AddedCardScreen() {
  const { state } = useViewModel(AddedCardViewModel)
  if (state.phase === 'opening') return <Screen width="narrow" title={myCardsTexts.list.title} />
  const { outcome } = state
  if (outcome.kind === 'added') return <CardChangeDone texts={texts} lastDigits={outcome.lastDigits} />
  const again = { to: addresses.newCard.to(), label: texts.again }
  return <CardChangeFailed texts={texts} failure={outcome.failure} again={again} />
})
