import { inject, injectable } from 'inversify'
import { canBeInterleavedBarcode } from '@/domain/payments/interleaved-barcode'
import type { Cents } from '@/domain/shared/money'
import { CardlessPaymentQueries } from '@/application/payments/payment.port'
import { FileSaver } from '@/application/shared/file-saver.port'
import { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { ScannableCode } from '@/ui/kit/scannable-code'
import { AsyncState, failedPhase, type FailedPhase } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'

/** The loan that the barcode and the slip pay, and the amount that they contain. */
export interface CashPaymentInput {
  readonly externalId: string
  /**
   * The amount to pay that the screen shows. The barcode and the slip contain the amount, so if it changes,
   * the view requests them again. Source: PAY-08, PAY-20.
   */
  readonly amount: Cents
}

export type CashPaymentState =
  | { readonly phase: 'drawn'; readonly digits: string; readonly picture: ScannableCode }
  /**
   * State in which the payment code is shown only as digits, because a barcode would need padding, which
   * changes the code.
   */
  | { readonly phase: 'not-drawable'; readonly digits: string }

/** The view in which the customer pays in cash with a barcode or a printed slip. Source: PAY-08. */
@injectable()
export class CashPaymentViewModel {
  slipPhase: 'none' | 'downloading' = 'none'
  isBarcodeEnlarged = false
  private loanExternalId = ''

  constructor(
    @inject(CardlessPaymentQueries) private readonly methods: CardlessPaymentQueries,
    @inject(FileSaver) private readonly fileSaver: FileSaver,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<CashPaymentState>,
    @inject(PendingRequest) readonly slipRequest: PendingRequest,
  ) {
    observeFields(this, 'slipPhase', 'isBarcodeEnlarged')
  }

  onMount({ externalId }: CashPaymentInput): () => void {
    this.loanExternalId = externalId
    this.isBarcodeEnlarged = false
    // The amount changed during the download: the slip must contain the new amount.
    if (this.slipPhase === 'downloading') void this.requestSlip()
    const leave = this.asyncState.load(
      () => this.find(),
      (found) => found,
    )
    return () => {
      leave()
      this.slipRequest.cancel()
    }
  }

  enlargeBarcode(): void {
    this.isBarcodeEnlarged = true
  }

  reduceBarcode(): void {
    this.isBarcodeEnlarged = false
  }

  async downloadPaymentSlip(): Promise<void> {
    if (this.slipPhase === 'downloading') return
    this.slipPhase = 'downloading'
    await this.requestSlip()
  }

  private async requestSlip(): Promise<void> {
    const { loanExternalId } = this
    await this.slipRequest.waitForAnswer(this.methods.cashPaymentSlip(loanExternalId), (slip) => {
      this.slipPhase = 'none'
      if (slip.ok) this.fileSaver.download(slip.value, paymentsTexts.cash.slipName(loanExternalId))
      else this.showNoSlip()
    })
  }

  private showNoSlip(): void {
    const text = paymentsTexts.PayCash.errorMessage
    this.toasts.show({ text, tone: 'bad', seconds: downloadToastSeconds })
  }

  private async find(): Promise<CashPaymentState | FailedPhase> {
    const barcode = await this.methods.cashBarcodeDigits(this.loanExternalId)
    if (!barcode.ok) return failedPhase(barcode.failure)
    const digits = barcode.value
    if (!canBeInterleavedBarcode(digits)) return { phase: 'not-drawable', digits }
    const drawing = await import('./interleaved-barcode').catch(() => undefined)
    if (!drawing) return failedPhase({ kind: 'no-answer' })
    return { phase: 'drawn', digits, picture: drawing.drawInterleavedBarcode(digits) }
  }
}
