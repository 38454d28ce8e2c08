import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { formatBriefMoney, formatLongDate } from '@/ui/kit/format'
import { Notice } from '@/ui/kit/notice'
import { ResultScreen } from '@/ui/kit/result-screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'
import { RefinancingResultViewModel } from './refinancing-result-view-model'

const texts = refinancingTexts.result

export const RefinancingResultScreen = observer(function RefinancingResultScreen() {
  const model = useViewModel(RefinancingResultViewModel)
  const { state } = model
  if (state.phase === 'opening') return null
  const { paid, firstDueDate } = state
  return (
    <ResultScreen
      tone="good"
      title={texts.title}
      subtitle={texts.lead(formatBriefMoney(paid))}
      detail={
        <>
          {firstDueDate && <p>{texts.firstDue(formatLongDate(firstDueDate))}</p>}
          <Notice tone="info">{texts.info}</Notice>
        </>
      }
    >
      <Button wide onPress={model.leaveRefinancing}>
        {texts.toPortal}
      </Button>
      <Button wide variant="quiet" onPress={model.leaveForCompanySite}>
        {texts.leave}
      </Button>
    </ResultScreen>
  )
})
