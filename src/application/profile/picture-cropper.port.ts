import type { Result } from '@/domain/shared/result'
import type { PictureSize, CropSquare } from '@/domain/profile/square-crop'
import type { UploadableFile } from '@/domain/shared/upload'
import { definePort } from '@/application/shared/port'

/** A picture that has been opened and turned upright. */
export interface OpenedPicture extends PictureSize {
  /** Address of the picture for an `img` element of this page, valid until the picture is closed. */
  readonly address: string
  /**
   * Returns the given square of the picture as a JPEG, without the file's metadata (place, time, camera).
   * Source: PRO-01.
   */
  crop(square: CropSquare): Promise<Result<Uint8Array, PictureFailure>>
  close(): void
}

/**
 * Why a picture could not be opened or cropped. `not-shown`: the device cannot display the picture.
 * `no-answer`: the portal's code that displays pictures could not be loaded.
 */
export type PictureFailure = { readonly kind: 'not-shown' } | { readonly kind: 'no-answer' }

/** Opens pictures and crops them on this device. Source: PRO-01. */
export interface PictureCropper {
  openPicture(picture: UploadableFile): Promise<Result<OpenedPicture, PictureFailure>>
}
export const PictureCropper = definePort<PictureCropper>('PictureCropper')
