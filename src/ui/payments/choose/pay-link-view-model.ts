import { inject, injectable } from 'inversify'
import { PayButtonAmountStore, type PayButtonAmount } from './pay-button-amount-store'

/**
 * Stores the amount of a pay button when it is pressed, so that the payment screen can show it. Source:
 * PAY-21.
 */
@injectable()
export class PayLinkViewModel {
  private pays: PayButtonAmount | undefined

  constructor(@inject(PayButtonAmountStore) private readonly transition: PayButtonAmountStore) {}

  start(pays: PayButtonAmount): void {
    this.pays = pays
  }

  savePayButtonAmount(): void {
    if (this.pays) this.transition.save(this.pays)
  }
}
