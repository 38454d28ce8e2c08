import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/button'
import { KeptFocusTitle } from '@/ui/kit/focus-keeper'
import { Skeleton } from '@/ui/kit/skeleton'
import { useViewModel } from '@/ui/kit/use-view-model'
import { NotLoaded } from '@/ui/kit/not-loaded'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import { CodeFigure } from '@/ui/kit/code-figure'
import { QrViewModel } from './qr-view-model'

const texts = paymentsTexts.qr

export const QrView = observer(function QrView({ externalId }: { readonly externalId: string }) {
  const model = useViewModel(QrViewModel, { externalId })
  const { state } = model
  switch (state.phase) {
    case 'loading':
      return <Skeleton shape="card" label={texts.loading} note={model.waiting.note} />
    case 'not-available':
      return <NotLoaded tone="warn" message={texts.notAvailable} onRetry={() => void model.retry()} />
    case 'ready':
      return (
        <>
          <KeptFocusTitle>{texts.title}</KeptFocusTitle>
          <p>{texts.how}</p>
          <CodeFigure picture={state.picture} label={texts.picture} shape="large-square" />
          <Button icon="share" wide onPress={() => void model.share()}>
            {texts.share}
          </Button>
        </>
      )
  }
})
