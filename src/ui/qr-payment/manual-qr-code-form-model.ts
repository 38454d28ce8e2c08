import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Camera } from '@/application/qr-payment/camera.port'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { shopCodePictureProblemText, qrPaymentTexts } from '@/ui/texts/qr-payment.texts'

/** Id of the field into which the customer pastes the content of a QR code. */
export const pastedQrCodeFieldId = 'code-text'

/**
 * Maximum number of characters of the pasted text: far more than any QR code contains. A longer text, pasted
 * by mistake, is cut so that it does not block the screen.
 */
const maxCharacters = 4000

type QrCodePictureState =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading'; readonly name: string }
  | { readonly phase: 'refused'; readonly name: string; readonly why: string }

/**
 * Reads a shop's QR code without the camera: from a picture, or from the code's content that the
 * customer pastes as text. Source: QRP-09.
 */
@injectable()
export class ManualQrCodeFormModel {
  text = ''
  errors: readonly FormError[] = []
  pictureState: QrCodePictureState = { phase: 'none' }
  private onCodeFound: (text: string) => void = () => undefined

  constructor(@inject(Camera) private readonly camera: Camera) {
    observeFields(this, 'text', 'errors', 'pictureState')
  }

  setQrCodeListener(found: (text: string) => void): void {
    this.onCodeFound = found
  }

  enterCodeText(text: string): void {
    this.text = text.slice(0, maxCharacters)
    this.errors = []
  }

  /** Reads the pasted content of a QR code. Removes the spaces and line ends that messaging apps add. */
  readPastedCode(): void {
    const text = this.text.replaceAll(/[\r\n]/g, '').trim()
    if (text === '')
      this.errors = [{ fieldId: pastedQrCodeFieldId, text: qrPaymentTexts.scanner.textRequired }]
    else this.onCodeFound(text)
  }

  async chooseQrCodePicture(picture: File): Promise<void> {
    const { name } = picture
    this.pictureState = { phase: 'reading', name }
    const read = await this.camera.readQrCodeInPicture(picture)
    runInAction(() => {
      if (this.pictureState.phase !== 'reading' || this.pictureState.name !== name) return
      this.pictureState = read.ok
        ? { phase: 'none' }
        : { phase: 'refused', name, why: shopCodePictureProblemText(read.failure) }
      if (read.ok) this.onCodeFound(read.value)
    })
  }
}
