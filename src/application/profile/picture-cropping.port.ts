import type { Result } from '@/domain/shared/result'
import type { PictureSize, Square } from '@/domain/profile/square-crop'
import type { Upload } from '@/domain/shared/upload'

/** A picture that was opened, upright as its camera was held. */
export interface OpenedPicture extends PictureSize {
  /** For an image of this page, until it is closed. */
  readonly address: string
  /** A JPEG of that square alone, without anything that the file says of itself: place, time, camera. Source: PRO-01. */
  cut(square: Square): Promise<Result<Uint8Array, PictureTrouble>>
  close(): void
}

/** The device cannot show it, or what shows it could not be had. */
export type PictureTrouble = { readonly kind: 'not-shown' } | { readonly kind: 'no-answer' }

/** Opens pictures and cuts them, on this device. Source: PRO-01. */
export interface PictureCropping {
  open(picture: Upload): Promise<Result<OpenedPicture, PictureTrouble>>
}
export const PictureCropping = Symbol('PictureCropping')
