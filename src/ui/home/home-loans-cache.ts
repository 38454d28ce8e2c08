import { inject, injectable } from 'inversify'
import type { HomeLoans } from '@/application/home/home-loans-query'
import { OperationLog } from '@/application/shared/operation-log'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'

/**
 * The loans that home showed last, so that a customer who returns sees them at once. Held in memory for one
 * customer, dropped after a payment.
 * For display only: payments ask the lender. Source: HOM-17, PAY-20.
 */
@injectable('Singleton')
export class HomeLoansCache {
  private known: { readonly loans: HomeLoans; readonly moment: string } | undefined = undefined

  constructor(
    @inject(CustomerStandingStore) private readonly standing: CustomerStandingStore,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  /** Returns a text that changes when the customer changes or a payment is made. */
  version(): string {
    return `${this.standing.visit} ${this.log.versionToken()}`
  }

  /** Stores the loans, with the value of `moment` from when they were requested. */
  save(loans: HomeLoans, moment: string): void {
    this.known = { loans, moment }
  }

  read(): HomeLoans | undefined {
    if (this.known?.moment !== this.version()) this.known = undefined
    return this.known?.loans
  }
}
