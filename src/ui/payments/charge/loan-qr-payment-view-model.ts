import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { CardlessPaymentQueries } from '@/application/payments/payment.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { ShareFile } from '@/application/shared/share-file'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { ScannableCode } from '@/ui/kit/scannable-code'
import { AsyncState, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'

const qrCodeFileName = 'qrcode.png'

/** The loan that the QR code pays, and the amount that the code contains. */
export interface LoanQrPaymentInput {
  readonly externalId: string
  /**
   * The amount to pay that the screen shows. The QR code contains the amount, so if it changes, the view
   * requests a new code. Source: PAY-07, PAY-20.
   */
  readonly amount: Cents
}

interface LoanQrPaymentState {
  readonly phase: 'ready'
  readonly picture: ScannableCode
  readonly file: PortalFile
}

/** State in which the QR code could not be loaded or drawn. Its message gives no cause. */
const notAvailableState: FailedPhase = { phase: 'failed', message: paymentsTexts.qr.notAvailable }

/** The view in which the customer pays a loan with a QR code. Source: PAY-07. */
@injectable()
export class LoanQrPaymentViewModel {
  constructor(
    @inject(CardlessPaymentQueries) private readonly methods: CardlessPaymentQueries,
    @inject(ShareFile) private readonly shareFile: ShareFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<LoanQrPaymentState>,
  ) {
    observeFields(this)
  }

  onMount({ externalId }: LoanQrPaymentInput): () => void {
    return this.asyncState.load(
      () => this.draw(externalId),
      (drawn) => drawn,
    )
  }

  async shareQrCode(): Promise<void> {
    const file = this.asyncState.loadedState?.file
    if (!file || (await this.shareFile.execute(file, qrCodeFileName)) !== 'saved') return
    this.toasts.show({ text: paymentsTexts.qr.shared, tone: 'good', seconds: downloadToastSeconds })
  }

  private async draw(externalId: string): Promise<LoanQrPaymentState | FailedPhase> {
    const text = await this.methods.paymentQrText(externalId)
    if (!text.ok) return notAvailableState
    try {
      const { drawQrCode, createQrPng } = await import('@/ui/kit/qr-drawing')
      return { phase: 'ready', picture: drawQrCode(text.value), file: await createQrPng(text.value) }
    } catch {
      return notAvailableState
    }
  }
}
