import { failure, success, type Result } from '@/domain/shared/result'
import type { PictureSize, CropSquare } from '@/domain/profile/square-crop'
import type { UploadableFile } from '@/domain/shared/upload'
import type {
  OpenedPicture,
  PictureCropper,
  PictureFailure,
} from '@/application/profile/picture-cropper.port'
import { jpegBytes } from './upload-files'

/**
 * In-memory service that crops pictures. It reports the picture size that a test sets, and crops every
 * picture to the same small JPEG.
 */
export class MemoryPictureCropping implements PictureCropper {
  pictureSize: PictureSize = { width: 400, height: 300 }
  /** Why the next picture will not be opened; undefined if it will be. */
  nextFailureKind: PictureFailure['kind'] | undefined
  readonly croppedSquares: CropSquare[] = []
  openedCount = 0
  closedCount = 0

  openPicture(_: UploadableFile): Promise<Result<OpenedPicture, PictureFailure>> {
    const kind = this.nextFailureKind
    this.nextFailureKind = undefined
    if (kind) return Promise.resolve(failure({ kind }))
    this.openedCount += 1
    return Promise.resolve(
      success({
        ...this.pictureSize,
        address: 'blob:picture',
        crop: (square) => this.crop(square),
        close: () => {
          this.closedCount += 1
        },
      }),
    )
  }

  private crop(square: CropSquare): Promise<Result<Uint8Array, PictureFailure>> {
    this.croppedSquares.push(square)
    return Promise.resolve(success(jpegBytes))
  }
}
