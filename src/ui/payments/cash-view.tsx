import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { Dialog } from '@/ui/kit/dialog'
import { KeptFocusTitle } from '@/ui/kit/focus-keeper'
import { Notice } from '@/ui/kit/notice'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CashViewModel, type CashState } from './cash-view-model'
import { CodeFigure } from '@/ui/kit/code-figure'
import styles from './payments.module.css'

const texts = paymentsTexts.cash

export const CashView = observer(function CashView({ externalId }: { readonly externalId: string }) {
  const model = useViewModel(CashViewModel, { externalId })
  return (
    <>
      <KeptFocusTitle>{texts.title}</KeptFocusTitle>
      <Barcode model={model} state={model.state} />
      <Notice tone="warn">{texts.warning}</Notice>
      <Button
        icon="download"
        wide
        busy={model.slip === 'downloading'}
        onPress={() => void model.downloadSlip()}
      >
        {texts.slip}
      </Button>
      {model.slipWaiting.note && <p role="status">{model.slipWaiting.note}</p>}
    </>
  )
})

interface BarcodeProps {
  readonly model: CashViewModel
  readonly state: CashState
}

const Barcode = observer(function Barcode({ model, state }: BarcodeProps) {
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    case 'failed':
      return (
        <NotLoaded
          tone="bad"
          title={texts.notAvailable}
          message={state.message}
          onRetry={() => void model.retry()}
        />
      )
    case 'not-drawable':
      return (
        <>
          <Notice tone="warn">{texts.notDrawable}</Notice>
          <p className={styles['digits']}>{state.digits}</p>
        </>
      )
    case 'drawn': {
      const label = texts.picture(state.digits)
      return (
        <>
          <p>{texts.how}</p>
          <CodeFigure picture={state.picture} label={label} shape="bars" />
          <p className={styles['digits']}>{state.digits}</p>
          <div className={classNames(styles['onlyNarrow'], styles['unframed'])}>
            <Button variant="quiet" onPress={model.enlarge}>
              {texts.enlarge}
            </Button>
          </div>
          <Dialog open={model.isEnlarged} title={texts.enlarged} onClose={model.reduce}>
            <CodeFigure picture={state.picture} label={label} shape="upright-bars" />
          </Dialog>
        </>
      )
    }
  }
})
