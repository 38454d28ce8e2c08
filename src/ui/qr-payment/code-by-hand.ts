import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { Camera } from '@/application/qr-payment/camera.port'
import type { FormError } from '@/ui/kit/form-error'
import { observed } from '@/ui/kit/observed'
import { pictureProblemText, qrPaymentTexts } from '@/ui/texts/qr-payment.texts'

/** The id of the field for the text. */
export const codeTextFieldId = 'code-text'

/** Far beyond any code, so that what was pasted by mistake does not hold the screen up. */
const mostCharacters = 4000

export type PictureState =
  | { readonly phase: 'none' }
  | { readonly phase: 'reading'; readonly name: string }
  | { readonly phase: 'refused'; readonly name: string; readonly why: string }

/** A code that comes without a camera: in a picture, or as its text. Source: QRP-09. */
@injectable()
export class CodeByHand {
  text = ''
  errors: readonly FormError[] = []
  picture: PictureState = { phase: 'none' }
  private found: (text: string) => void = () => undefined

  constructor(@inject(Camera) private readonly camera: Camera) {
    observed(this, 'text', 'errors', 'picture')
  }

  begin(found: (text: string) => void): void {
    this.found = found
  }

  type(text: string): void {
    this.text = text.slice(0, mostCharacters)
    this.errors = []
  }

  /** Messages put line ends and spaces around what they carry. */
  send(): void {
    const text = this.text.replaceAll(/[\r\n]/g, '').trim()
    if (text === '') this.errors = [{ fieldId: codeTextFieldId, text: qrPaymentTexts.scanner.textRequired }]
    else this.found(text)
  }

  async choosePicture(picture: File): Promise<void> {
    const { name } = picture
    this.picture = { phase: 'reading', name }
    const read = await this.camera.readPicture(picture)
    runInAction(() => {
      if (this.picture.phase !== 'reading' || this.picture.name !== name) return
      this.picture = read.ok
        ? { phase: 'none' }
        : { phase: 'refused', name, why: pictureProblemText(read.failure) }
      if (read.ok) this.found(read.value)
    })
  }
}
