import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureTexts } from '@/ui/texts/failures.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CodeFigure } from './code-figure'
import { QrViewModel } from './qr-view-model'

const texts = paymentsTexts.qr

export const QrView = observer(function QrView({ externalId }: { readonly externalId: string }) {
  const model = useViewModel(QrViewModel, { externalId })
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    case 'not-available':
      return (
        <Notice
          tone="warn"
          announced
          action={
            <Button variant="secondary" icon="retry" onPress={() => void model.retry()}>
              {failureTexts.retry}
            </Button>
          }
        >
          {texts.notAvailable}
        </Notice>
      )
    case 'ready':
      return (
        <>
          <h2>{texts.title}</h2>
          <p>{texts.how}</p>
          <CodeFigure picture={state.picture} label={texts.picture} shape="square" />
          <Button icon="share" wide onPress={() => void model.share()}>
            {texts.share}
          </Button>
        </>
      )
  }
})
