import { inject, injectable } from 'inversify'
import type { Cents } from '@/domain/shared/money'
import { Navigation } from '@/application/shared/navigation.port'
import { addresses } from '@/ui/addresses'
import { AmountTransition } from './amount-transition'

/** Shows the amount of the pressed button while the amount due is loading. Source: PAY-21. */
@injectable()
export class ExpectedDueViewModel {
  constructor(
    @inject(AmountTransition) private readonly transition: AmountTransition,
    @inject(Navigation) private readonly navigation: Navigation,
  ) {}

  start(): () => void {
    return () => this.transition.forget()
  }

  get amount(): Cents | undefined {
    return this.transition.of(addresses.paymentSummary.read(this.navigation).externalId)
  }
}
