import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { OpenReceipt, type OpenedReceipt, type OpenReceiptFailure } from '@/application/payments/open-receipt'
import { failure, type Result } from '@/domain/shared/result'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { Settings } from '@/application/shared/settings.port'
import { ShareFile } from '@/application/shared/share-file'
import { addresses } from '@/ui/addresses'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatMoney } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import type { ReceiptContent } from '@/ui/kit/receipt-content'
import { Toasts, downloadToastSeconds } from '@/ui/kit/toasts'
import { paymentReceiptTexts as texts } from '@/ui/texts/payment-receipt.texts'
import { createShownPaymentReceipt, type ShownPaymentReceipt } from './payment-receipt-state'

/** The receipt of the payment. `not-found`: the customer has no payment with the key in the address. */
export type PaymentReceiptScreenState = ShownPaymentReceipt | { readonly phase: 'not-found' }

/** The file formats in which a receipt can be saved or shared. Source: DOC-05. */
type ReceiptFileFormat = 'picture' | 'pdf'

/** The screen of a payment's receipt, which can be saved and shared. Source: PAY-22. */
@injectable()
export class PaymentReceiptViewModel {
  /** The file format in which the receipt is being created; undefined if no file is being created. */
  sharingFormat: ReceiptFileFormat | undefined = undefined

  constructor(
    @inject(OpenReceipt) private readonly openReceipt: OpenReceipt,
    @inject(ShareFile) private readonly shareFile: ShareFile,
    @inject(Settings) private readonly settings: Settings,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(AsyncState) readonly asyncState: AsyncState<PaymentReceiptScreenState>,
  ) {
    observeFields(this, 'sharingFormat')
  }

  onMount(): () => void {
    const { key } = addresses.paymentReceipt.parse(this.navigation)
    return this.asyncState.load(
      () => this.find(key),
      (found) => {
        if (found.ok) return this.toShownReceipt(found.value)
        return found.failure.kind === 'no-receipt' ? { phase: 'not-found' } : failedPhase(found.failure)
      },
    )
  }

  private toShownReceipt(opened: OpenedReceipt): ShownPaymentReceipt {
    const customer = this.sessions.customer()
    const holder = customer && `${customer.firstName} ${customer.surname}`
    return createShownPaymentReceipt(opened, { lender: this.settings.legalEntity, holder })
  }

  async shareReceipt(format: ReceiptFileFormat): Promise<void> {
    const { loadedState } = this.asyncState
    if (loadedState?.phase !== 'ready' || this.sharingFormat) return
    this.sharingFormat = format
    try {
      await this.deliverFile(loadedState, format)
    } catch {
      // Drawing failed, or the code for it could not be loaded.
      const text = format === 'picture' ? texts.pictureNotMade : texts.pdfNotMade
      this.toasts.show({ text, tone: 'bad' })
    }
    runInAction(() => (this.sharingFormat = undefined))
  }

  private async deliverFile(shown: ShownPaymentReceipt, format: ReceiptFileFormat): Promise<void> {
    const file = await createReceiptFile(this.toFileContent(shown), format)
    const name = shown.fileName + (format === 'picture' ? '.png' : '.pdf')
    if ((await this.shareFile.execute(file, name)) !== 'saved') return
    this.toasts.show({ text: texts.saved, tone: 'good', seconds: downloadToastSeconds })
  }

  private toFileContent({ amount, chip, rows }: ShownPaymentReceipt): ReceiptContent {
    return {
      issuer: this.settings.brandName,
      title: texts.title,
      amountText: formatMoney(amount),
      rows: [{ label: texts.status, value: chip.text }, ...rows],
    }
  }

  private async find(key: string | undefined): Promise<Result<OpenedReceipt, OpenReceiptFailure>> {
    return key === undefined ? failure({ kind: 'no-receipt' }) : this.openReceipt.execute(key)
  }
}

/** Returns the receipt as a file of the given format. The code for each format is loaded on demand. */
async function createReceiptFile(content: ReceiptContent, format: ReceiptFileFormat): Promise<PortalFile> {
  if (format === 'picture') return (await import('@/ui/kit/receipt-picture')).createReceiptPicture(content)
  return (await import('@/ui/kit/receipt-pdf')).createReceiptPdf(content)
}
