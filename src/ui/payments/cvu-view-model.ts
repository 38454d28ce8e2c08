import { inject, injectable } from 'inversify'
import { PaymentGateway } from '@/application/payments/payment.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Settings, type CompanyAccount } from '@/application/shared/settings.port'
import { observed } from '@/ui/kit/observed'
import { Waiting } from '@/ui/kit/waiting'
import { Toasts } from '@/ui/kit/toasts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export type CvuState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'account'; readonly cvu: string }
  /** It has none. */
  | { readonly phase: 'none' }
  /** It may have one. */
  | { readonly phase: 'not-available' }

/** Paying to the loan's own virtual account; without it, by bank transfer. Source: PAY-06. */
@injectable()
export class CvuViewModel {
  state: CvuState = { phase: 'loading' }
  private externalId = ''

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Settings) private readonly settings: Settings,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    observed(this, 'state')
  }

  get accounts(): readonly CompanyAccount[] {
    return this.settings.companyAccounts
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    this.externalId = externalId
    void this.retry()
    return this.waiting.end
  }

  async retry(): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.gateway.virtualAccount(this.externalId), (cvu) => {
      if (!cvu.ok) this.state = { phase: 'not-available' }
      else if (cvu.value === undefined) this.state = { phase: 'none' }
      else this.state = { phase: 'account', cvu: cvu.value }
    })
  }

  async copy(digits: string): Promise<void> {
    const copied = await this.clipboard.copy(digits)
    if (copied.ok) this.toasts.show({ text: paymentsTexts.copied, tone: 'good' })
    else this.toasts.show({ text: kitTexts.copyFailed, tone: 'warn' })
  }
}
