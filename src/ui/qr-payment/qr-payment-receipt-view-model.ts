import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { dayInBuenosAires } from '@/domain/shared/calendar-date'
import { PurchaseQueries } from '@/application/qr-payment/purchase-queries'
import type { CompletedShopPayment } from '@/application/qr-payment/qr-payment.port'
import { Navigation } from '@/application/shared/navigation.port'
import { ShareFile } from '@/application/shared/share-file'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatDate, formatMoney, formatTime } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { qrPaymentReceiptTexts as texts } from '@/ui/texts/qr-payment-receipt.texts'

interface QrPaymentReceiptRow {
  readonly label: string
  readonly value: string
}

export interface QrPaymentReceiptState {
  readonly phase: 'ready'
  readonly amount: CompletedShopPayment['amount']
  readonly rows: readonly QrPaymentReceiptRow[]
  readonly shopPaymentId: string
}

/** The screen with the receipt of a payment to a shop. Source: QRP-08. */
@injectable()
export class QrPaymentReceiptViewModel {
  isSharing = false

  constructor(
    @inject(PurchaseQueries) private readonly purchases: PurchaseQueries,
    @inject(ShareFile) private readonly shareFile: ShareFile,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<QrPaymentReceiptState>,
  ) {
    observeFields(this, 'isSharing')
  }

  onMount(): (() => void) | void {
    const { operationId } = addresses.qrVoucher.parse(this.navigation)
    if (operationId === undefined) {
      this.navigation.goTo(addresses.creditLineDetail.createPath(), { replace: true })
      return
    }
    return this.asyncState.load(
      () => this.purchases.findShopPayment(operationId),
      (operation) => (operation.ok ? toState(operation.value) : failedPhase(operation.failure)),
    )
  }

  async shareReceipt(): Promise<void> {
    const { loadedState } = this.asyncState
    if (!loadedState || this.isSharing) return
    this.isSharing = true
    try {
      await this.hand(loadedState)
    } catch {
      // Drawing failed, or the code for it could not be loaded.
      this.toasts.show({ text: texts.notShared, tone: 'bad' })
    }
    runInAction(() => (this.isSharing = false))
  }

  private async hand({ amount, rows, shopPaymentId }: QrPaymentReceiptState): Promise<void> {
    const { createReceiptPicture } = await import('@/ui/kit/receipt-picture')
    const file = await createReceiptPicture({ title: texts.title, amountText: formatMoney(amount), rows })
    if ((await this.shareFile.execute(file, texts.picture(shopPaymentId))) !== 'saved') return
    this.toasts.show({ text: texts.saved, tone: 'good', seconds: downloadToastSeconds })
  }
}

function toState({ shopPaymentId, shopName, amount, at }: CompletedShopPayment): QrPaymentReceiptState {
  return {
    phase: 'ready',
    amount,
    shopPaymentId,
    rows: [
      { label: texts.date, value: texts.when(formatDate(dayInBuenosAires(at)), formatTime(at)) },
      { label: texts.reference, value: shopName },
      { label: texts.method, value: texts.line },
      { label: texts.operation, value: shopPaymentId },
    ],
  }
}
