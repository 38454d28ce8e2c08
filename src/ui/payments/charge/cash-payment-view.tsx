import { observer } from 'mobx-react-lite'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { classNames } from '@/ui/kit/class-names'
import { GroupedDigits } from '@/ui/kit/grouped-digits'
import { Dialog } from '@/ui/kit/dialog'
import { FocusReceivingTitle } from '@/ui/kit/focus-keeper'
import { Notice } from '@/ui/kit/notice'
import { SlowRequestMessage } from '@/ui/kit/slow-request-message'
import { useViewModel } from '@/ui/kit/use-view-model'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CashPaymentViewModel, type CashPaymentInput, type CashPaymentState } from './cash-payment-view-model'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import styles from '@/ui/payments/payments.module.css'

const texts = paymentsTexts.cash

export const CashPaymentView = observer(function CashPaymentView({ externalId, amount }: CashPaymentInput) {
  const model = useViewModel(CashPaymentViewModel, { externalId, amount })
  return (
    <>
      <AsyncBoundary
        asyncState={model.asyncState}
        skeleton={{ shape: 'card', label: texts.loading }}
        failureNoticeProps={{ title: texts.notAvailable }}
      >
        {(shown) => (
          <>
            <FocusReceivingTitle>{texts.title}</FocusReceivingTitle>
            <CashBarcode model={model} state={shown} />
          </>
        )}
      </AsyncBoundary>
      <Notice tone="warn">{texts.warning}</Notice>
      <Button
        icon="download"
        wide
        busy={model.slipPhase === 'downloading'}
        onPress={() => void model.downloadPaymentSlip()}
      >
        {texts.slip}
      </Button>
      <SlowRequestMessage request={model.slipRequest} />
    </>
  )
})

interface CashBarcodeProps {
  readonly model: CashPaymentViewModel
  readonly state: CashPaymentState
}

const CashBarcode = observer(function CashBarcode({ model, state }: CashBarcodeProps) {
  switch (state.phase) {
    case 'not-drawable':
      return (
        <>
          <Notice tone="warn">{texts.notDrawable}</Notice>
          <p className={styles['digits']}>
            <GroupedDigits>{state.digits}</GroupedDigits>
          </p>
        </>
      )
    case 'drawn': {
      const label = texts.picture(state.digits)
      return (
        <>
          <p>{texts.how}</p>
          <ScannableCodeFigure picture={state.picture} label={label} shape="bars" />
          <p className={styles['digits']}>
            <GroupedDigits>{state.digits}</GroupedDigits>
          </p>
          <div className={classNames(styles['onlyNarrow'], styles['unframed'])}>
            <Button variant="quiet" onPress={model.enlargeBarcode}>
              {texts.enlarge}
            </Button>
          </div>
          <Dialog open={model.isBarcodeEnlarged} title={texts.enlarged} onClose={model.reduceBarcode}>
            <ScannableCodeFigure picture={state.picture} label={label} shape="upright-bars" />
          </Dialog>
        </>
      )
    }
  }
})
