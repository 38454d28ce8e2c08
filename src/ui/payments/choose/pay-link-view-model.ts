import { inject, injectable } from 'inversify'
import { PayButtonAmountStore, type PayButtonAmount } from './pay-button-amount-store'

/**
 * When a pay button is pressed, stores the amount that stands on it, so that the payment screen can show
 * that amount. Source: PAY-21.
 */
@injectable()
export class PayLinkViewModel {
  private pays: PayButtonAmount | undefined

  constructor(@inject(PayButtonAmountStore) private readonly transition: PayButtonAmountStore) {}

  onMount(pays: PayButtonAmount): void {
    this.pays = pays
  }

  savePayButtonAmount(): void {
    if (this.pays) this.transition.save(this.pays)
  }
}
