import { inject, injectable } from 'inversify'
import { PaymentMethodQueries } from '@/application/payments/payment.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { ShareFile } from '@/application/shared/share-file'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { CodePicture } from '@/ui/kit/code-picture'
import { AsyncState, type Failed } from '@/ui/kit/async-state'
import { observed } from '@/ui/kit/observed'

const pictureName = 'qrcode.png'

export interface QrState {
  readonly phase: 'ready'
  readonly picture: CodePicture
  readonly file: PortalFile
}

/** The failure text. It gives no cause, because the customer cannot do anything about it. */
const notAvailable: Failed = { phase: 'failed', message: paymentsTexts.qr.notAvailable }

/** Paying with a QR code. Source: PAY-07. */
@injectable()
export class QrViewModel {
  constructor(
    @inject(PaymentMethodQueries) private readonly methods: PaymentMethodQueries,
    @inject(ShareFile) private readonly shareFile: ShareFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly answer: AsyncState<QrState>,
  ) {
    observed(this)
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    return this.answer.ask(
      () => this.draw(externalId),
      (drawn) => drawn,
    )
  }

  async share(): Promise<void> {
    const file = this.answer.shown?.file
    if (!file || (await this.shareFile.execute(file, pictureName)) !== 'saved') return
    this.toasts.show({ text: paymentsTexts.qr.shared, tone: 'good', seconds: downloadToastSeconds })
  }

  private async draw(externalId: string): Promise<QrState | Failed> {
    const text = await this.methods.qrText(externalId)
    if (!text.ok) return notAvailable
    try {
      const { qrPicture, qrPng } = await import('@/ui/kit/qr-drawing')
      return { phase: 'ready', picture: qrPicture(text.value), file: await qrPng(text.value) }
    } catch {
      return notAvailable
    }
  }
}
