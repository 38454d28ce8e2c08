import { inject, injectable } from 'inversify'
import { CardlessPaymentQueries } from '@/application/payments/payment.port'
import type { Cents } from '@/domain/shared/money'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Settings, type LegalEntity } from '@/application/shared/settings.port'
import { AsyncState, type FailedPhase } from '@/ui/kit/async-state'
import { formatAmountAsTyped } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { cancellationTexts } from '@/ui/texts/cancellation.texts'
import { copyingTexts } from '@/ui/texts/copying.texts'

export type TransferToCancelLoanState =
  | { readonly phase: 'account'; readonly cvu: string }
  | { readonly phase: 'none' }

/**
 * State in which the loan's virtual account could not be loaded. Its message says that the customer can try
 * again or pay with the QR code.
 */
const notLoadedPhase: FailedPhase = { phase: 'failed', message: cancellationTexts.transfer.failed }

/**
 * The part of the cancellation screen with the loan's virtual account (CVU). The customer transfers the
 * price of the cancellation to this account. Source: CAN-03, PAY-26, GEN-13.
 */
@injectable()
export class TransferToCancelLoanViewModel {
  constructor(
    @inject(CardlessPaymentQueries) private readonly methods: CardlessPaymentQueries,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Settings) private readonly settings: Settings,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<TransferToCancelLoanState>,
  ) {
    observeFields(this)
  }

  onMount({ loanId }: { readonly loanId: string }): () => void {
    return this.asyncState.load(
      () => this.methods.paymentCvu(loanId),
      (cvu) => {
        if (!cvu.ok) return notLoadedPhase
        return cvu.value === undefined ? { phase: 'none' } : { phase: 'account', cvu: cvu.value }
      },
    )
  }

  /** The holder of the account; undefined if the lender has not configured the holder. */
  get accountHolder(): LegalEntity | undefined {
    return this.settings.legalEntity
  }

  /**
   * Copies the price of the cancellation to the clipboard, without thousands separators, because bank forms
   * reject them. Returns false if copying failed.
   */
  async copyAmount(amount: Cents): Promise<boolean> {
    return (await this.clipboard.copy(formatAmountAsTyped(amount))).ok
  }

  async copyCvu(cvu: string): Promise<void> {
    const copied = await this.clipboard.copy(cvu)
    if (copied.ok) this.toasts.show({ text: copyingTexts.copied, tone: 'good' })
    else this.toasts.show({ text: copyingTexts.failed, tone: 'warn' })
  }
}
