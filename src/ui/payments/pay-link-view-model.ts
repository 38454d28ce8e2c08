import { inject, injectable } from 'inversify'
import { AmountOnTheWay, type PressedAmount } from './amount-on-the-way'

/** A button that leads to paying so much of a loan. Source: PAY-21. */
@injectable()
export class PayLinkViewModel {
  private pays: PressedAmount | undefined

  constructor(@inject(AmountOnTheWay) private readonly onTheWay: AmountOnTheWay) {}

  start(pays: PressedAmount): void {
    this.pays = pays
  }

  press(): void {
    if (this.pays) this.onTheWay.press(this.pays)
  }
}
