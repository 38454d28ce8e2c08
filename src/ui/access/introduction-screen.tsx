import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { ProgressBar } from '@/ui/kit/progress-bar'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { welcomeTexts } from '@/ui/texts/welcome.texts'
import { IntroductionPicture } from './introduction-picture'
import { IntroductionViewModel } from './introduction-view-model'
import styles from './welcome.module.css'

const texts = welcomeTexts.introduction

export const IntroductionScreen = observer(function IntroductionScreen() {
  const model = useViewModel(IntroductionViewModel)
  const { state } = model
  if (state.phase === 'passing') return undefined
  return (
    <Screen width="narrow" title={state.title} lead={state.text}>
      <div className={styles['picture']}>
        <IntroductionPicture step={state.step} />
      </div>
      <ProgressBar value={state.step} max={texts.steps.length}>
        {texts.position(state.step, texts.steps.length)}
      </ProgressBar>
      <div className={styles['actions']}>
        <Button wide onPress={model.showNextStep}>
          {state.next}
        </Button>
        {!state.isLast && (
          <Button wide variant="quiet" onPress={model.finishIntroduction}>
            {texts.skip}
          </Button>
        )}
      </div>
    </Screen>
  )
})
