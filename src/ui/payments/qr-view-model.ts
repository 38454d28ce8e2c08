import { inject, injectable } from 'inversify'
import { PaymentGateway } from '@/application/payments/payment.port'
import { PictureSharing } from '@/application/payments/picture-sharing.port'
import { FileSaver, type PortalFile } from '@/application/shared/file-saver.port'
import { Waiting } from '@/ui/kit/waiting'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CodePicture } from '@/ui/kit/code-picture'
import { observed } from '@/ui/kit/observed'

const pictureName = 'qrcode.png'

export type QrState =
  | { readonly phase: 'loading' }
  /** Nothing to tell but that there is none; its cause is nothing the customer can mend. */
  | { readonly phase: 'not-available' }
  | { readonly phase: 'ready'; readonly picture: CodePicture; readonly file: PortalFile }

/** Paying with a QR code. Source: PAY-07. */
@injectable()
export class QrViewModel {
  state: QrState = { phase: 'loading' }
  private externalId = ''

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(PictureSharing) private readonly sharing: PictureSharing,
    @inject(FileSaver) private readonly fileSaver: FileSaver,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    this.externalId = externalId
    void this.retry()
    return this.waiting.end
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.draw(), (drawn) => {
      this.state = drawn
    })
  }

  async share(): Promise<void> {
    if (this.state.phase !== 'ready') return
    const { file } = this.state
    if ((await this.sharing.share(file, pictureName)) !== 'unsupported') return
    this.fileSaver.download(file, pictureName)
    this.toasts.show({ text: paymentsTexts.qr.shared, tone: 'good', seconds: downloadToastSeconds })
  }

  private async draw(): Promise<QrState> {
    const text = await this.gateway.paymentQr(this.externalId)
    if (!text.ok) return { phase: 'not-available' }
    try {
      const { qrPicture, qrPng } = await import('@/ui/kit/qr-drawing')
      return { phase: 'ready', picture: qrPicture(text.value), file: await qrPng(text.value) }
    } catch {
      return { phase: 'not-available' }
    }
  }
}
