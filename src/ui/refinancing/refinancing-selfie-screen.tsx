import { observer } from 'mobx-react-lite'
import { useOnBackForwardCacheRestore } from '@/ui/access/use-on-page-restored'
import { Button } from '@/ui/kit/button'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import type { LinkQrCode } from '@/ui/kit/link-qr-code'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { TextList } from '@/ui/kit/text-list'
import { useViewModel } from '@/ui/kit/use-view-model'
import { refinancingTexts } from '@/ui/texts/refinancing.texts'
import { RefinancingSelfieViewModel } from './refinancing-selfie-view-model'
import styles from './refinancing.module.css'

const texts = refinancingTexts.selfie

export const RefinancingSelfieScreen = observer(function RefinancingSelfieScreen() {
  const model = useViewModel(RefinancingSelfieViewModel)
  useOnBackForwardCacheRestore(model.returnToIntro)
  return (
    <Screen width="narrow" title={texts.title} lead={texts.lead}>
      <Content model={model} />
      {model.state.phase !== 'opening' && (
        <Button wide variant="secondary" onPress={model.goBack}>
          {refinancingTexts.back}
        </Button>
      )}
    </Screen>
  )
})

const Content = observer(function Content({ model }: { readonly model: RefinancingSelfieViewModel }) {
  const { state } = model
  switch (state.phase) {
    case 'opening':
      return null
    case 'on-desktop':
      return <SelfieQrCode picture={state.picture} />
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
      return <Intro model={model} />
  }
})

const Intro = observer(function Intro({ model }: { readonly model: RefinancingSelfieViewModel }) {
  return (
    <>
      <div className={styles['steps']}>
        <TextList kind="steps" items={texts.steps} gap="small" />
      </div>
      <Button wide busy={model.state.phase === 'leaving'} onPress={() => void model.continueToSelfieOrCard()}>
        {texts.submit}
      </Button>
      {model.pendingRequest.slowRequestMessage && (
        <Notice tone="info" announced>
          {model.pendingRequest.slowRequestMessage}
        </Notice>
      )}
    </>
  )
})

function SelfieQrCode({ picture }: { readonly picture: LinkQrCode }) {
  if (picture === 'missing') return <Notice tone="warn">{texts.noPicture}</Notice>
  return (
    <>
      <p>{texts.desktop}</p>
      {picture === 'drawing' ? (
        <Skeleton shape="drop" label={texts.drawing} />
      ) : (
        <div className={styles['code']}>
          <ScannableCodeFigure picture={picture} label={texts.picture} shape="square" />
        </div>
      )}
    </>
  )
}
