import { inject, injectable } from 'inversify'
import { allows, type Area } from '@/domain/session/permissions'
import { observed } from '@/ui/kit/observed'
import { StandingStore } from '@/ui/shell/standing-store'

/** What is open to her from the payments she made. Source: HOM-16, MOV-01, SES-10, SES-12. */
@injectable()
export class WaysFromPaymentsViewModel {
  constructor(@inject(StandingStore) private readonly store: StandingStore) {
    observed(this)
  }

  start(): void {
    this.store.learnHoldings()
  }

  get offersPayment(): boolean {
    return this.isOpen('pay-installment')
  }

  get offersReceipt(): boolean {
    return this.isOpen('receipts')
  }

  private isOpen(area: Area): boolean {
    const standing = this.store.standing()
    return standing === undefined || allows(area, standing)
  }
}
