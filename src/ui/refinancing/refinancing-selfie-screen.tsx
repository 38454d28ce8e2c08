import { observer } from 'mobx-react-lite'
import { SelfieButton, SelfieQrCode } from '@/ui/access/selfie-start'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'
import { RefinancingSelfieViewModel } from './refinancing-selfie-view-model'
import styles from './refinancing.module.css'

const texts = refinancingTexts.selfie

export const RefinancingSelfieScreen = observer(function RefinancingSelfieScreen() {
  const model = useViewModel(RefinancingSelfieViewModel)
  return (
    <Screen width="narrow" title={texts.title} lead={texts.lead}>
      <SelfieStepContent model={model} />
      {model.state.phase !== 'opening' && (
        <Button wide variant="secondary" onPress={model.goBack}>
          {refinancingTexts.back}
        </Button>
      )}
    </Screen>
  )
})

const SelfieStepContent = observer(function SelfieStepContent({
  model,
}: {
  readonly model: RefinancingSelfieViewModel
}) {
  const { state } = model
  switch (state.phase) {
    case 'opening':
      return null
    case 'on-desktop':
      return <SelfieQrCode picture={state.picture} texts={texts} className={styles['code']} />
    case 'validated':
      return (
        <>
          <Notice tone="good">{texts.validated}</Notice>
          <Button wide onPress={() => void model.continueToSelfieOrCard()}>
            {refinancingTexts.goOn}
          </Button>
        </>
      )
    case 'intro':
    case 'leaving':
      return (
        <>
          <div className={styles['steps']}>
            <TextList kind="steps" items={texts.steps} gap="small" />
          </div>
          <SelfieButton
            model={model}
            label={texts.submit}
            onPress={() => void model.continueToSelfieOrCard()}
          />
        </>
      )
  }
})
