import { inject, injectable } from 'inversify'
import { AmountTransition, type TransitionedAmount } from './amount-transition'

/** A button that leads to paying an amount of a loan. Source: PAY-21. */
@injectable()
export class PayLinkViewModel {
  private pays: TransitionedAmount | undefined

  constructor(@inject(AmountTransition) private readonly transition: AmountTransition) {}

  start(pays: TransitionedAmount): void {
    this.pays = pays
  }

  press(): void {
    if (this.pays) this.transition.press(this.pays)
  }
}
