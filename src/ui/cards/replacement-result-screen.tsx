import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { CardChangeResult } from './card-change-result'
import { ReplacementResultViewModel } from './replacement-result-view-model'

export const ReplacementResultScreen = observer(function ReplacementResultScreen() {
  return <CardChangeResult told={useViewModel(ReplacementResultViewModel).told} />
})
