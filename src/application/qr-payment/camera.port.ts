import type { Observable } from 'rxjs'
import type { Result } from '@/domain/shared/result'

/** The back camera (`environment`) or the front camera (`user`). */
export type Lens = 'environment' | 'user'

/** The element that shows what the camera sees. */
export type Viewfinder = HTMLVideoElement

/** Why there is nothing to see. Source: QRP-01, QRP-09. */
export type CameraProblem =
  /** The customer has denied access, now or earlier. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'missing' }
  /** Another program has it, or the device does not give it. */
  | { readonly kind: 'in-use' }
  | NoAnswer

/** What reads could not be fetched. */
interface NoAnswer {
  readonly kind: 'no-answer'
}

export type PictureProblem = { readonly kind: 'not-a-picture' } | { readonly kind: 'no-code' } | NoAnswer

export type CameraReading =
  | { readonly kind: 'code'; readonly text: string }
  /** It was unplugged, or the system took it back. */
  | { readonly kind: 'lost' }

/** A camera that is on, until it is closed. */
export interface LiveCamera {
  readonly lens: Lens
  readonly hasTorch: boolean
  readonly hasOtherLens: boolean
  /** Each reading of a code, the same one again and again while it is before the camera. */
  readonly readings: Observable<CameraReading>
  /** Whether the torch is as wanted. */
  lightTorch(isOn: boolean): Promise<boolean>
  close(): void
}

/** The device's camera, and its reading of codes. Source: QRP-01, QRP-09. */
export interface Camera {
  /** The customer's permission for the camera; `ask` if the browser does not say. */
  permission(): Promise<Result<'granted' | 'ask', CameraProblem>>
  /** Asks for it; one that comes too late is closed by whoever asked. */
  open(viewfinder: Viewfinder, lens: Lens): Promise<Result<LiveCamera, CameraProblem>>
  /** Reads the QR code in a picture. */
  readPicture(picture: Blob): Promise<Result<string, PictureProblem>>
}
export const Camera = Symbol('Camera')
