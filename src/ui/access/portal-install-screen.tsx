import { observer } from 'mobx-react-lite'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import type { LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { TextList } from '@/ui/kit/text-list'
import { installQrCodeIntroText, welcomeTexts } from '@/ui/texts/welcome.texts'
import { PortalInstallViewModel } from './portal-install-view-model'
import styles from './welcome.module.css'

const texts = welcomeTexts.install

export const PortalInstallScreen = observer(function PortalInstallScreen() {
  const model = useViewModel(PortalInstallViewModel)
  const { state } = model
  switch (state.phase) {
    case 'desktop':
      return (
        <Screen width="narrow" title={texts.title} lead={installQrCodeIntroText(state.picture)}>
          <InstallQrCode picture={state.picture} />
          <p className={styles['address']}>{texts.address(model.portalAddress)}</p>
          <Button wide onPress={model.continueToIntroduction}>
            {texts.proceed}
          </Button>
        </Screen>
      )
    case 'ready':
    case 'installing':
    case 'installed':
      return <InstallOnPhoneScreen model={model} />
  }
})

const InstallOnPhoneScreen = observer(function InstallOnPhoneScreen({
  model,
}: {
  readonly model: PortalInstallViewModel
}) {
  const { state } = model
  const method = state.phase === 'ready' ? state.method : undefined
  const isHere = state.phase === 'installed' || method === 'open'
  const isOffered = state.phase === 'installing' || method === 'offer'
  return (
    <Screen width="narrow" title={texts.title} lead={texts.lead}>
      <div role="status">
        {state.phase === 'installing' && <Notice tone="info">{texts.installing}</Notice>}
        {state.phase === 'installed' && (
          <Notice tone="good" title={texts.installedTitle}>
            {texts.installed}
          </Notice>
        )}
      </div>
      {method === 'by-hand' && <ManualInstallSteps />}
      <div className={styles['actions']}>
        {isOffered && (
          <Button wide busy={state.phase === 'installing'} onPress={() => void model.installPortal()}>
            {texts.install}
          </Button>
        )}
        {isHere && (
          <ButtonLink wide href={model.portalAddress} newTab>
            {texts.open}
          </ButtonLink>
        )}
        <Button
          wide
          variant={method === 'by-hand' ? 'primary' : 'secondary'}
          onPress={model.continueToIntroduction}
        >
          {texts.proceed}
        </Button>
      </div>
    </Screen>
  )
})

function InstallQrCode({ picture }: { readonly picture: LinkQrCodeState }) {
  if (picture === 'missing') return undefined
  if (picture === 'drawing') return <Skeleton shape="drop" label={texts.drawing} />
  return <ScannableCodeFigure picture={picture} label={texts.picture} shape="square" />
}

function ManualInstallSteps() {
  return (
    <section className={styles['byHand']}>
      <h2>{texts.byHandTitle}</h2>
      <TextList kind="points" items={texts.byHand} />
    </section>
  )
}
