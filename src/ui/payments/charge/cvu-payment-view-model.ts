import { inject, injectable } from 'inversify'
import { CardlessPaymentQueries } from '@/application/payments/payment.port'
import type { Debt } from '@/domain/payments/debt'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Settings, type LegalEntity } from '@/application/shared/settings.port'
import type { Cents } from '@/domain/shared/money'
import { AsyncState } from '@/ui/kit/async-state'
import { observeFields } from '@/ui/kit/observe-fields'
import { Toasts } from '@/ui/kit/toasts'
import { copyingTexts } from '@/ui/texts/copying.texts'
import { formatAmountAsTyped } from '@/ui/kit/format'
import { paymentsTexts, transferReferenceText } from '@/ui/texts/payments.texts'

export type CvuPaymentState =
  | { readonly phase: 'account'; readonly cvu: string; readonly how: string }
  /**
   * State in which the loan has no virtual account. If `reference` is given, the customer can transfer to the
   * company's accounts.
   */
  | { readonly phase: 'none'; readonly why: string; readonly reference: TransferReference }
  /** State in which the request for the virtual account failed, so it is unknown whether the loan has one. */
  | { readonly phase: 'not-available'; readonly why: string; readonly reference: TransferReference }

/**
 * The text that the customer writes in a transfer to the company's account; undefined if the company has no
 * account. Source: PAY-11.
 */
type TransferReference = string | undefined

const texts = paymentsTexts.cvu

/**
 * The view in which the customer pays by transfer to the loan's virtual account. If the loan has none, or
 * the lender does not answer, they transfer to the company's account, if it has one. Source: PAY-06.
 */
@injectable()
export class CvuPaymentViewModel {
  constructor(
    @inject(CardlessPaymentQueries) private readonly methods: CardlessPaymentQueries,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Settings) private readonly settings: Settings,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly asyncState: AsyncState<CvuPaymentState>,
  ) {
    observeFields(this)
  }

  onMount(debt: Debt): () => void {
    const hasAccounts = this.settings.companyAccounts.length > 0
    const reference = hasAccounts ? transferReferenceText(debt) : undefined
    const none = hasAccounts ? texts.none : texts.noneWithoutAccounts
    const notAvailable = hasAccounts ? texts.notAvailable : texts.notAvailableWithoutAccounts
    return this.asyncState.load(
      () => this.methods.paymentCvu(debt.externalId),
      (cvu) => {
        if (!cvu.ok) return { phase: 'not-available', why: notAvailable, reference }
        if (cvu.value === undefined) return { phase: 'none', why: none[debt.kind], reference }
        return { phase: 'account', cvu: cvu.value, how: `${texts.how} ${texts.onlyFor[debt.kind]}` }
      },
    )
  }

  /**
   * The holder of the bank account to which the customer transfers; undefined if the lender has not
   * configured the holder. Source: PAY-26, GEN-13.
   */
  get accountHolder(): LegalEntity | undefined {
    return this.settings.legalEntity
  }

  /**
   * Copies the amount to transfer to the clipboard, without thousands separators, because bank forms
   * reject them. Returns false if copying failed. Source: PAY-26.
   */
  async copyAmount(amount: Cents): Promise<boolean> {
    return (await this.clipboard.copy(formatAmountAsTyped(amount))).ok
  }

  async copyCvu(digits: string): Promise<void> {
    const copied = await this.clipboard.copy(digits)
    if (copied.ok) this.toasts.show({ text: copyingTexts.copied, tone: 'good' })
    else this.toasts.show({ text: copyingTexts.failed, tone: 'warn' })
  }
}
