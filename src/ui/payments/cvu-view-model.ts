import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { PaymentGateway } from '@/application/payments/payment.port'
import { Clipboard } from '@/application/shared/clipboard.port'
import { Settings, type CompanyAccount } from '@/application/shared/settings.port'
import { Waiting } from '@/ui/kit/waiting'
import { Toasts } from '@/ui/kit/toasts'
import { kitTexts } from '@/ui/texts/kit.texts'
import { paymentsTexts } from '@/ui/texts/payments.texts'

export type CvuState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'account'; readonly cvu: string }
  /** Without a CVU, or when it could not be had. */
  | { readonly phase: 'transfer' }

/** Paying to the loan's own virtual account, or by bank transfer. Source: PAY-06. */
@injectable()
export class CvuViewModel {
  state: CvuState = { phase: 'loading' }

  constructor(
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Settings) private readonly settings: Settings,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(Waiting) readonly waiting: Waiting,
  ) {
    makeAutoObservable<this, 'toasts' | 'settings'>(
      this,
      { toasts: false, settings: false, waiting: false },
      { autoBind: true },
    )
  }

  get accounts(): readonly CompanyAccount[] {
    return this.settings.companyAccounts
  }

  start({ externalId }: { readonly externalId: string }): () => void {
    void this.find(externalId)
    return this.waiting.end
  }

  async copy(digits: string): Promise<void> {
    const copied = await this.clipboard.copy(digits)
    if (copied.ok) this.toasts.show({ text: paymentsTexts.copied, tone: 'good' })
    else this.toasts.show({ text: kitTexts.copyFailed, tone: 'warn' })
  }

  private async find(externalId: string): Promise<void> {
    this.state = { phase: 'loading' }
    await this.waiting.for(this.gateway.virtualAccount(externalId), (cvu) => {
      const digits = cvu.ok ? cvu.value : undefined
      this.state = digits === undefined ? { phase: 'transfer' } : { phase: 'account', cvu: digits }
    })
  }
}
