import { inject, injectable } from 'inversify'
import { PressedAmountStore, type PressedAmount } from './pressed-amount-store'

/**
 * Stores the amount of a pay button when it is pressed, so that the payment screen can show it. Source:
 * PAY-21.
 */
@injectable()
export class PayLinkViewModel {
  private pays: PressedAmount | undefined

  constructor(@inject(PressedAmountStore) private readonly transition: PressedAmountStore) {}

  start(pays: PressedAmount): void {
    this.pays = pays
  }

  savePressed(): void {
    if (this.pays) this.transition.save(this.pays)
  }
}
