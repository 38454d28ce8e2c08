import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { PayButtonAmountStore } from './pay-button-amount-store'

/**
 * The amount that stood on the pressed pay button. It is shown until the lender says what is due.
 * Source: PAY-21.
 */
@injectable()
export class ProvisionalAmountDueViewModel {
  constructor(
    @inject(PayButtonAmountStore) private readonly transition: PayButtonAmountStore,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  onMount(): () => void {
    return () => this.transition.forget()
  }

  get pressedButtonAmount(): Cents | undefined {
    return this.transition.amountOfLoan(addresses.paymentSummary.parse(this.navigation).externalId)
  }
}
