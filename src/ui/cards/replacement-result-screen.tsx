import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { myCardsTexts } from '@/ui/texts/my-cards.texts'
import { CardChangeResult } from './card-change-result'
import { ReplacementResultViewModel } from './replacement-result-view-model'

export const ReplacementResultScreen = observer(function ReplacementResultScreen() {
  const { report, followed } = useViewModel(ReplacementResultViewModel)
  return <CardChangeResult report={report} followed={followed} texts={myCardsTexts.replaced} />
})
