import { Observable } from 'rxjs'
import type { CameraFacing, LiveCamera, ScanEvent, Viewfinder } from '@/application/qr-payment/camera.port'
import type { Clock } from '@/application/shared/clock.port'
import { getCanvasContext, type QrCodeCanvas } from './code-reader'
import type { QrCodeReaderChain } from './code-readers'
import { scalePictureSizeToFit } from './scaled-to-fit'

/** Longest side in pixels of a searched frame: enough for a small code, and fast enough on a slow phone. */
const maxFrameSidePixels = 960

/**
 * Minimum pause in milliseconds between two searches. After a longer search the pause is as long as the
 * search.
 */
const minPauseMilliseconds = 40

interface LiveCameraDependencies {
  readonly track: MediaStreamTrack
  readonly viewfinder: Viewfinder
  readonly facing: CameraFacing
  readonly hasOtherCamera: boolean
  readonly readers: QrCodeReaderChain
  readonly clock: Clock
}

/**
 * The device's camera while it is on. `scanEvents` emits each QR code that the camera sees, and `lost` if the
 * camera stops. There is a short pause between two searches for a QR code.
 */
export class LiveBrowserCamera implements LiveCamera {
  readonly facing: CameraFacing
  readonly hasOtherCamera: boolean
  readonly hasTorch: boolean
  readonly scanEvents: Observable<ScanEvent>
  private readonly track: MediaStreamTrack

  constructor(private readonly dependencies: LiveCameraDependencies) {
    this.facing = dependencies.facing
    this.hasOtherCamera = dependencies.hasOtherCamera
    this.track = dependencies.track
    this.hasTorch = hasTorch(this.track)
    this.scanEvents = new Observable((subscriber) => {
      const isLost = (): void => subscriber.next({ kind: 'lost' })
      const stop = this.searchFrames((text) => subscriber.next({ kind: 'code', text }))
      for (const end of ['ended', 'mute']) this.track.addEventListener(end, isLost)
      return () => {
        stop()
        for (const end of ['ended', 'mute']) this.track.removeEventListener(end, isLost)
      }
    })
  }

  async setTorch(isOn: boolean): Promise<boolean> {
    // The TypeScript library does not declare `torch`.
    const torch: object = { torch: isOn }
    return this.track.applyConstraints({ advanced: [torch] }).then(
      () => true,
      () => false,
    )
  }

  close(): void {
    this.track.stop()
    this.dependencies.viewfinder.srcObject = null
  }

  /**
   * Searches the camera's frames for a QR code, one frame at a time. Returns a function that stops the
   * search.
   */
  private searchFrames(found: (text: string) => void): () => void {
    const canvas = document.createElement('canvas')
    const { clock } = this.dependencies
    let callOff = (): void => undefined
    let isExpired = false
    const step = async (): Promise<void> => {
      const began = clock.now()
      const text = await this.readFrame(canvas)
      if (isExpired) return
      if (text !== undefined) found(text)
      callOff = clock.runAfter(Math.max(minPauseMilliseconds, clock.now() - began), () => void step())
    }
    void step()
    return () => {
      isExpired = true
      callOff()
    }
  }

  private async readFrame(canvas: QrCodeCanvas): Promise<string | undefined> {
    const { viewfinder, readers } = this.dependencies
    const size = { width: viewfinder.videoWidth, height: viewfinder.videoHeight }
    // The video has no size until its first frame.
    if (size.width === 0 || size.height === 0) return undefined
    const drawnSize = scalePictureSizeToFit(maxFrameSidePixels, size)
    canvas.width = drawnSize.width
    canvas.height = drawnSize.height
    getCanvasContext(canvas).drawImage(viewfinder, 0, 0, drawnSize.width, drawnSize.height)
    return readers.readWithNextReader(canvas)
  }
}

/** Returns whether the track has a torch. Some browsers do not report it. */
function hasTorch(track: MediaStreamTrack): boolean {
  if (typeof track.getCapabilities !== 'function') return false
  return Reflect.get(track.getCapabilities(), 'torch') === true
}
