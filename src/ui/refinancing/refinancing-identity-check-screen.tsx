import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { selfieNotConfirmedText, refinancingTexts } from '@/ui/texts/refinancing.texts'
import { RefinancingIdentityCheckViewModel } from './refinancing-identity-check-view-model'

const texts = refinancingTexts.check

export const RefinancingIdentityCheckScreen = observer(function RefinancingIdentityCheckScreen() {
  const model = useViewModel(RefinancingIdentityCheckViewModel)
  const { state } = model
  if (state.phase === 'checking')
    return (
      <Screen width="narrow" title={texts.title} lead={texts.lead}>
        <Skeleton shape="drop" label={texts.label} note={model.pendingRequest.slowRequestMessage} />
      </Screen>
    )
  const { unanswered } = state
  return (
    <ResultScreen
      tone="warn"
      title={texts.notValidatedTitle}
      subtitle={selfieNotConfirmedText(unanswered?.failure)}
    >
      {unanswered && (
        <Button wide icon="retry" onPress={() => void model.askForCheckResultAgain()}>
          {texts.askLenderAgain}
        </Button>
      )}
      <Button wide variant={unanswered ? 'secondary' : 'primary'} onPress={model.takeAnotherSelfie}>
        {texts.anotherSelfie}
      </Button>
      <Button wide variant="quiet" onPress={model.returnToFirstStep}>
        {refinancingTexts.back}
      </Button>
    </ResultScreen>
  )
})
