import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/kit/use-view-model'
import { AddedCardViewModel } from './added-card-view-model'
import { CardChangeResult } from './card-change-result'

export const AddedCardScreen = observer(function AddedCardScreen() {
  return <CardChangeResult told={useViewModel(AddedCardViewModel).told} />
})
