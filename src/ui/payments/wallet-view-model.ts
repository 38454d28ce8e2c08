import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { StartWallet } from '@/application/payments/start-wallet'
import { Navigation } from '@/application/shared/navigation.port'
import { observed } from '@/ui/kit/observed'
import { Toasts } from '@/ui/kit/toasts'
import { paymentsTexts } from '@/ui/texts/payments.texts'
import type { PaymentOffer } from './payment-offer'

/** Paying with the wallet, on the provider's own page. Source: PAY-09. */
@injectable()
export class WalletViewModel {
  /** `leaving`: the provider's page is being prepared; `left`: it is loading. */
  phase: 'idle' | 'leaving' | 'left' = 'idle'
  private isShown = false

  constructor(
    @inject(StartWallet) private readonly startWallet: StartWallet,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    observed(this, 'phase')
  }

  start(): () => void {
    this.isShown = true
    return () => {
      this.isShown = false
    }
  }

  async leave(offer: PaymentOffer): Promise<void> {
    if (this.phase !== 'idle') return
    this.phase = 'leaving'
    const address = await this.startWallet.execute(offer)
    if (!this.isShown) return
    const isReady = address.ok && address.value !== undefined
    runInAction(() => {
      this.phase = isReady ? 'left' : 'idle'
    })
    if (isReady) this.navigation.leave(address.value)
    else this.toasts.show({ text: paymentsTexts.PayMP.errorMessage, tone: 'bad' })
  }

  /** She is back from the provider's page. */
  comeBack(): void {
    if (this.phase === 'left') this.phase = 'idle'
  }
}
