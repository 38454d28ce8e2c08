import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardChangeResult } from './card-change-result'
import { ReplacementResultViewModel } from './replacement-result-view-model'

export const ReplacementResultScreen = observer(function ReplacementResultScreen() {
  const { told, followed } = useViewModel(ReplacementResultViewModel)
  return <CardChangeResult told={told} followed={followed} texts={myCardsTexts.replaced} />
})
