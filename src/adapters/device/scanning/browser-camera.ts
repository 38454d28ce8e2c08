import { failure, success, type Result } from '@/domain/shared/result'
import type {
  Camera,
  CameraUnavailableReason,
  CameraFacing,
  LiveCamera,
  NoQrCodeInPictureReason,
  Viewfinder,
} from '@/application/qr-payment/camera.port'
import type { Clock } from '@/application/shared/clock.port'
import { getCanvasContext } from './code-reader'
import { QrCodeReaderChain } from './code-readers'
import { scalePictureSizeToFit } from './scaled-to-fit'
import { LiveBrowserCamera } from './live-browser-camera'

/**
 * Longest sides in pixels at which a picture is searched: first a small size, then a large size for a QR
 * code that fills only a small part of the picture.
 */
const maxPictureSidesPixels = [1000, 2000]

/** The problem for each browser error name, including those of older browsers. */
const cameraProblemByErrorName: Readonly<Record<string, CameraUnavailableReason['kind']>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/**
 * Reads QR codes with the device's camera, or in a picture that the customer chooses, through the
 * browser.
 */
export class BrowserCamera implements Camera {
  constructor(
    private readonly navigator: Pick<Navigator, 'mediaDevices' | 'permissions'>,
    private readonly clock: Clock,
  ) {}

  async cameraPermission(): Promise<Result<'granted' | 'ask', CameraUnavailableReason>> {
    if (!this.mediaDevices()) return failure({ kind: 'missing' })
    try {
      const { state } = await this.navigator.permissions.query({ name: 'camera' })
      if (state === 'denied') return failure({ kind: 'denied' })
      return success(state === 'granted' ? 'granted' : 'ask')
    } catch {
      // Some browsers do not know this permission; for them only opening the camera gives the answer.
      return success('ask')
    }
  }

  async openCamera(
    viewfinder: Viewfinder,
    facing: CameraFacing,
  ): Promise<Result<LiveCamera, CameraUnavailableReason>> {
    const media = this.mediaDevices()
    if (!media) return failure({ kind: 'missing' })
    const readers = new QrCodeReaderChain()
    if (!(await readers.hasWorkingReader())) return failure({ kind: 'no-answer' })
    let stream: MediaStream | undefined
    try {
      stream = await media.getUserMedia({
        audio: false,
        video: { ...preferredResolution, facingMode: { ideal: facing } },
      })
      const camera = await this.openInViewfinder(stream, { viewfinder, facing, readers })
      return camera ? success(camera) : failure({ kind: 'missing' })
    } catch (error) {
      for (const track of stream?.getTracks() ?? []) track.stop()
      return failure({
        kind: error instanceof Error ? (cameraProblemByErrorName[error.name] ?? 'in-use') : 'in-use',
      })
    }
  }

  async readQrCodeInPicture(picture: Blob): Promise<Result<string, NoQrCodeInPictureReason>> {
    const readers = new QrCodeReaderChain()
    if (!(await readers.hasWorkingReader())) return failure({ kind: 'no-answer' })
    const bitmap = await createImageBitmap(picture).catch(() => undefined)
    if (!bitmap) return failure({ kind: 'not-a-picture' })
    try {
      for (const side of maxPictureSidesPixels) {
        const text = await readers.readWithEveryReader(drawOnCanvas(bitmap, side))
        if (text !== undefined) return success(text)
      }
      return failure({ kind: 'no-code' })
    } finally {
      bitmap.close()
    }
  }

  /**
   * Returns the browser's access to cameras; undefined on a page that is not secure (without https),
   * although the TypeScript type says that it always exists.
   */
  private mediaDevices(): MediaDevices | undefined {
    return this.navigator.mediaDevices
  }

  private async openInViewfinder(
    stream: MediaStream,
    parts: {
      readonly viewfinder: Viewfinder
      readonly facing: CameraFacing
      readonly readers: QrCodeReaderChain
    },
  ): Promise<LiveBrowserCamera | undefined> {
    const [track] = stream.getVideoTracks()
    if (!track) return undefined
    const { viewfinder } = parts
    viewfinder.srcObject = stream
    await viewfinder.play()
    return new LiveBrowserCamera({
      ...parts,
      track,
      facing: facingOf(track, parts.facing),
      hasOtherCamera: await this.hasSeveralCameras(),
      clock: this.clock,
    })
  }

  private async hasSeveralCameras(): Promise<boolean> {
    const devices =
      (await this.mediaDevices()
        ?.enumerateDevices()
        .catch(() => [])) ?? []
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1
  }
}

const preferredResolution = { width: { ideal: 1280 }, height: { ideal: 720 } } as const

/**
 * Returns which camera the browser opened; it may be another camera than the requested one. The label of a
 * camera is not used, because it depends on the language.
 */
function facingOf(track: MediaStreamTrack, wanted: CameraFacing): CameraFacing {
  const { facingMode } = track.getSettings()
  return facingMode === 'user' || facingMode === 'environment' ? facingMode : wanted
}

function drawOnCanvas(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const { width, height } = scalePictureSizeToFit(side, bitmap)
  canvas.width = width
  canvas.height = height
  getCanvasContext(canvas).drawImage(bitmap, 0, 0, width, height)
  return canvas
}
