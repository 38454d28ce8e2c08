import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Button } from '@/ui/kit/button'
import { Icon } from '@/ui/kit/icon'
import { Modal } from '@/ui/kit/modal'
import { qrPaymentTexts } from '@/ui/texts/qr-payment.texts'
import { useOnBrowserTabHidden } from '@/ui/kit/use-on-browser-tab-hidden'
import { scannedCodeLoadingText } from './scanned-code-text'
import type { ScannerViewModel } from './scanner-view-model'
import styles from './camera-view.module.css'

const texts = qrPaymentTexts.scanner

interface ModelProps {
  readonly model: ScannerViewModel
}

/** The picture of the camera, which fills the whole window. Source: QRP-01. */
export const CameraView = observer(function CameraView({ model }: ModelProps) {
  const { camera } = model
  const { state } = camera
  const viewfinder = useRef<HTMLVideoElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const statusText = state.phase === 'asking' ? texts.asking : statusTextOf(model)
  const wanted = state.phase === 'asking' ? state.lens : undefined
  useOnBrowserTabHidden(camera.turnOffWhileHidden)
  useEffect(() => {
    if (wanted !== undefined && viewfinder.current) void camera.showCameraPictureIn(viewfinder.current)
  }, [camera, wanted])
  return (
    <Modal
      className={styles['view']}
      label={texts.label}
      initialFocus={cancel}
      onClose={model.returnToCreditLine}
    >
      <video
        ref={viewfinder}
        className={styles['picture']}
        muted
        autoPlay
        playsInline
        aria-label={texts.view}
      />
      {model.readingState.phase === 'none' && <div className={styles['frame']} aria-hidden="true" />}
      <button
        ref={cancel}
        type="button"
        className={styles['cancel']}
        aria-label={texts.cancel}
        onClick={model.returnToCreditLine}
      >
        <Icon name="close" />
      </button>
      <div className={styles['panel']}>
        <div role="status">
          {statusText !== undefined && <p className={styles['statusText']}>{statusText}</p>}
        </div>
        <ReadingOutcome model={model} />
        <CameraButtons model={model} />
      </div>
    </Modal>
  )
})

function statusTextOf({ readingState, camera }: ScannerViewModel): string | undefined {
  if (readingState.phase === 'reading') return scannedCodeLoadingText(readingState.said)
  if (camera.state.phase === 'on' && camera.state.torch === 'stuck') return texts.noTorch
  return readingState.phase === 'none' ? texts.hint : undefined
}

const ReadingOutcome = observer(function ReadingOutcome({ model }: ModelProps) {
  const { readingState } = model
  return (
    <div role="alert">
      {readingState.phase === 'refused' && (
        <div className={styles['outcome']}>
          <p className={styles['title']}>{readingState.title}</p>
          <p>{readingState.text}</p>
          <Button wide icon="retry" onPress={model.scanAgain}>
            {texts.again}
          </Button>
        </div>
      )}
      {readingState.phase === 'failed' && (
        <div className={styles['outcome']}>
          <p className={styles['title']}>{qrPaymentTexts.failedToRead}</p>
          <p>{readingState.message}</p>
          <Button wide icon="retry" onPress={() => void model.retryShopCodeRequest()}>
            {texts.retry}
          </Button>
          <Button wide variant="secondary" onPress={model.scanAgain}>
            {texts.again}
          </Button>
        </div>
      )}
    </div>
  )
})

/**
 * The buttons for the torch and the other lens, if the camera has them, and for reading the code without the
 * camera. Source: QRP-09.
 */
const CameraButtons = observer(function CameraButtons({ model }: ModelProps) {
  const { camera } = model
  const { state } = camera
  return (
    <div className={styles['tools']}>
      {state.phase === 'on' && state.live.hasTorch && (
        <Button variant="secondary" icon="bolt" onPress={() => void camera.toggleTorch()}>
          {state.torch === 'lit' ? texts.torchOff : texts.torchOn}
        </Button>
      )}
      {state.phase === 'on' && state.live.hasOtherCamera && (
        <Button variant="secondary" icon="retry" onPress={camera.switchLens}>
          {texts.otherLens}
        </Button>
      )}
      <Button variant="secondary" onPress={camera.switchOff}>
        {texts.otherOptions}
      </Button>
    </div>
  )
})
