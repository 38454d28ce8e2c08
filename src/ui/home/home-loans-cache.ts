import { inject, injectable } from 'inversify'
import type { HomeLoans } from '@/application/home/home-loans-query'
import { OperationLog } from '@/application/shared/operation-log'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'

/**
 * The loans that the home screen showed last, so that a customer who returns sees them at once. They are held
 * in memory for one customer, dropped after a payment, and only displayed: a payment asks the lender. Source:
 * HOM-17, PAY-20.
 */
@injectable('Singleton')
export class HomeLoansCache {
  private known: { readonly loans: HomeLoans; readonly moment: string } | undefined = undefined

  constructor(
    @inject(CustomerStandingStore) private readonly standing: CustomerStandingStore,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  /** Returns a text that is different after the customer changes or a payment is made. */
  version(): string {
    return `${this.standing.visit} ${this.log.versionToken()}`
  }

  /** Stores the loans. `moment` is what `version` returned when the loans were requested. */
  save(loans: HomeLoans, moment: string): void {
    this.known = { loans, moment }
  }

  read(): HomeLoans | undefined {
    if (this.known?.moment !== this.version()) this.known = undefined
    return this.known?.loans
  }
}
