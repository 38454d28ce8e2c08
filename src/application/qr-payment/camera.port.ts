import type { Observable } from 'rxjs'
import type { Result } from '@/domain/shared/result'
import { definePort } from '@/application/shared/port'

/** Which camera of the device is used: the camera on the back (`environment`) or on the front (`user`). */
export type CameraFacing = 'environment' | 'user'

/** The HTML element in which the customer sees what the camera sees. */
export type Viewfinder = HTMLVideoElement

/** Why the camera cannot be used. Source: QRP-01, QRP-09. */
export type CameraUnavailableReason =
  /** Reason: the customer has denied access to the camera, now or earlier. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'missing' }
  /** Reason: another program is using the camera, or the device does not make the camera available. */
  | { readonly kind: 'in-use' }
  | QrReaderNotLoaded

/** Failure: the portal's code that reads QR codes could not be loaded. */
interface QrReaderNotLoaded {
  readonly kind: 'no-answer'
}

export type NoQrCodeInPictureReason =
  | { readonly kind: 'not-a-picture' }
  | { readonly kind: 'no-code' }
  | QrReaderNotLoaded

export type ScanEvent =
  | { readonly kind: 'code'; readonly text: string }
  /** Emitted when the camera was unplugged, or the operating system took it away from the portal. */
  | { readonly kind: 'lost' }

/** A camera that is switched on. It stays on until the caller closes it. */
export interface LiveCamera {
  readonly facing: CameraFacing
  readonly hasTorch: boolean
  readonly hasOtherCamera: boolean
  /** Emits each QR code that the camera reads. While a code stays in view, it is emitted again and again. */
  readonly scanEvents: Observable<ScanEvent>
  /** Switches the camera's light (torch) on or off. Returns whether the light could be switched. */
  setTorch(isOn: boolean): Promise<boolean>
  close(): void
}

/** The device's camera, with a reader of QR codes. Source: QRP-01, QRP-09. */
export interface Camera {
  /**
   * Returns whether the customer has permitted the use of the camera. `ask`: they have not decided, or the
   * browser does not say.
   */
  cameraPermission(): Promise<Result<'granted' | 'ask', CameraUnavailableReason>>
  /**
   * Asks for permission and switches the camera on. The caller must close the camera, even if it is no
   * longer needed when it opens.
   */
  openCamera(viewfinder: Viewfinder, lens: CameraFacing): Promise<Result<LiveCamera, CameraUnavailableReason>>
  /** Returns the text of the QR code in a picture. */
  readQrCodeInPicture(picture: Blob): Promise<Result<string, NoQrCodeInPictureReason>>
}
export const Camera = definePort<Camera>('Camera')
