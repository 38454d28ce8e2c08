import { failure, success, type Result } from '@/domain/shared/result'
import type { CropSquare } from '@/domain/profile/square-crop'
import type { UploadableFile } from '@/domain/shared/upload'
import type {
  OpenedPicture,
  PictureCropper,
  PictureFailure,
} from '@/application/profile/picture-cropper.port'

/** Longest side in pixels of the opened picture: enough for any screen, and small enough for old phones. */
const maxPictureSidePixels = 2048
/** Maximum width and height in pixels of the square photo that is sent to the lender. */
const avatarSidePixels = 512

/**
 * Opens and crops pictures by drawing them on a canvas. This removes the metadata of a photo, such as
 * place, time and camera.
 */
export class BrowserPictureCropping implements PictureCropper {
  constructor(private readonly document: Document) {}

  async openPicture({ bytes, kind }: UploadableFile): Promise<Result<OpenedPicture, PictureFailure>> {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: `image/${kind}` }))
    try {
      const image = this.document.createElement('img')
      image.src = address
      await image.decode()
      return await this.toOpenedPicture(image)
    } catch {
      // The file begins like a picture but cannot be decoded.
      return failure({ kind: 'not-shown' })
    } finally {
      URL.revokeObjectURL(address)
    }
  }

  /**
   * Opens the picture by drawing it on a canvas. The browser has already rotated the picture as the camera
   * recorded, so it is the right way up.
   */
  private async toOpenedPicture(image: HTMLImageElement): Promise<Result<OpenedPicture, PictureFailure>> {
    const { naturalWidth, naturalHeight } = image
    const scale = Math.min(1, maxPictureSidePixels / Math.max(naturalWidth, naturalHeight))
    const width = Math.max(1, Math.round(naturalWidth * scale))
    const height = Math.max(1, Math.round(naturalHeight * scale))
    const canvas = this.drawOnCanvas({ width, height }, (context) =>
      context.drawImage(image, 0, 0, width, height),
    )
    const shown = canvas && (await encodeAsJpeg(canvas))
    if (!shown) return failure({ kind: 'not-shown' })
    const address = URL.createObjectURL(shown)
    return success({
      width,
      height,
      address,
      crop: (square) => this.crop(canvas, square),
      close: () => URL.revokeObjectURL(address),
    })
  }

  private async crop(
    whole: HTMLCanvasElement,
    { x, y, side }: CropSquare,
  ): Promise<Result<Uint8Array, PictureFailure>> {
    const size = Math.min(avatarSidePixels, side)
    const canvas = this.drawOnCanvas({ width: size, height: size }, (context) =>
      context.drawImage(whole, x, y, side, side, 0, 0, size, size),
    )
    const jpeg = canvas && (await encodeAsJpeg(canvas))
    return jpeg ? success(new Uint8Array(await jpeg.arrayBuffer())) : failure({ kind: 'not-shown' })
  }

  /**
   * Draws a picture on a canvas with a white background, because JPEG has no transparency. Undefined if
   * the browser cannot draw on a canvas.
   */
  private drawOnCanvas(
    size: { readonly width: number; readonly height: number },
    draw: (context: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement | undefined {
    const canvas = Object.assign(this.document.createElement('canvas'), size)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size.width, size.height)
    draw(context)
    return canvas
  }
}

async function encodeAsJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  return jpeg ?? undefined
}
