import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '@/ui/kit/button'
import type { LinkQrCodeState } from '@/ui/kit/link-qr-code'
import { Notice } from '@/ui/kit/notice'
import type { PendingRequest } from '@/ui/kit/pending-request'
import { ScannableCodeFigure } from '@/ui/kit/scannable-code-figure'
import { Skeleton } from '@/ui/kit/skeleton'
import { identityCheckTexts } from '@/ui/texts/identity-check.texts'

interface SelfieButtonProps {
  readonly model: {
    /** In the phase `leaving`, the customer is on the way to the identity provider's site. */
    readonly state: { readonly phase: string }
    readonly pendingRequest: PendingRequest
    /**
     * Shows the introduction again if the browser restores this page when the customer comes back from the
     * identity provider.
     */
    readonly returnToIntro: () => void
  }
  readonly label: string
  readonly onPress: () => void
}

/** The button that takes the customer to the identity provider's site, where they take a selfie. */
export const SelfieButton = observer(function SelfieButton({ model, label, onPress }: SelfieButtonProps) {
  const { returnToIntro } = model
  const { slowRequestMessage } = model.pendingRequest
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) returnToIntro()
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [returnToIntro])
  return (
    <>
      <Button wide busy={model.state.phase === 'leaving'} onPress={onPress}>
        {label}
      </Button>
      {slowRequestMessage && (
        <Notice tone="info" announced>
          {slowRequestMessage}
        </Notice>
      )}
    </>
  )
})

interface SelfieQrCodeProps {
  readonly picture: LinkQrCodeState
  readonly texts: Readonly<Record<'scan' | 'picture' | 'noPicture', string>>
  readonly className?: string | undefined
}

/** The QR code with which a customer at a computer continues on their phone, to take the selfie there. */
export function SelfieQrCode({ picture, texts, className }: SelfieQrCodeProps) {
  if (picture === 'missing') return <Notice tone="warn">{texts.noPicture}</Notice>
  return (
    <>
      <p>{texts.scan}</p>
      {picture === 'drawing' ? (
        <Skeleton shape="drop" label={identityCheckTexts.drawing} />
      ) : (
        <div className={className}>
          <ScannableCodeFigure picture={picture} label={texts.picture} shape="square" />
        </div>
      )}
    </>
  )
}
