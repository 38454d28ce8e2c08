import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { AddedCardViewModel } from './added-card-view-model'
import { CardChangeResult } from './card-change-result'

export const AddedCardScreen = observer(function AddedCardScreen() {
  const { report, followed } = useViewModel(AddedCardViewModel)
  return <CardChangeResult report={report} followed={followed} texts={myCardsTexts.added} />
})
