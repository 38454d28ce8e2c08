import { inject, injectable } from 'inversify'
import { PaymentGateway, type Debt } from '@/application/payments/payment.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Answer } from '@/ui/kit/answer'
import { observed } from '@/ui/kit/observed'
import { Toasts } from '@/ui/kit/toasts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts, transferReferenceText } from '@/ui/texts/payments.texts'

export type CvuShown =
  | { readonly phase: 'account'; readonly cvu: string; readonly how: string }
  /** It has none. */
  | { readonly phase: 'none'; readonly why: string; readonly reference: string }
  /** It may have one. */
  | { readonly phase: 'not-available'; readonly reference: string }

const texts = paymentsTexts.cvu

/** Paying to the loan's own virtual account; without it, by bank transfer. Source: PAY-06. */
@injectable()
export class CvuViewModel {
  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Answer) readonly answer: Answer<CvuShown>,
  ) {
    observed(this)
  }

  start(debt: Debt): () => void {
    const reference = transferReferenceText(debt)
    return this.answer.ask(
      () => this.gateway.virtualAccount(debt.externalId),
      (cvu) => {
        if (!cvu.ok) return { phase: 'not-available', reference }
        if (cvu.value === undefined) return { phase: 'none', why: texts.none[debt.kind], reference }
        return { phase: 'account', cvu: cvu.value, how: `${texts.how} ${texts.onlyFor[debt.kind]}` }
      },
    )
  }

  async copy(digits: string): Promise<void> {
    const copied = await this.clipboard.copy(digits)
    if (copied.ok) this.toasts.show({ text: paymentsTexts.copied, tone: 'good' })
    else this.toasts.show({ text: kitTexts.copyFailed, tone: 'warn' })
  }
}
