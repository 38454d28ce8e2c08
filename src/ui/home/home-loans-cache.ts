import { inject, injectable } from 'inversify'
import type { HomeLoans } from '@/application/home/home-loans-query'
import { OperationLog } from '@/application/shared/operation-log'
import { CustomerStandingStore } from '@/ui/shell/customer-standing-store'

/**
 * The loans that the home screen showed last, so that a customer who comes back to it sees loans at once.
 * They are held in memory for one customer, and dropped after a payment. They are only displayed: the
 * amounts of a payment are always requested from the lender. Source: HOM-17, PAY-20.
 */
@injectable('Singleton')
export class HomeLoansCache {
  private saved: { readonly loans: HomeLoans; readonly token: string } | undefined = undefined

  constructor(
    @inject(CustomerStandingStore) private readonly standingStore: CustomerStandingStore,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  /**
   * Returns a text that changes when another customer signs in or a payment is made. The stored loans are
   * valid only while the text stays the same.
   */
  computeCacheVersion(): string {
    return `${this.standingStore.customerChangeCount} ${this.log.contentVersion()}`
  }

  /**
   * Stores the loans of the home screen. `token` is the text that `computeCacheVersion` returned when the loans
   * were requested.
   */
  save(loans: HomeLoans, token: string): void {
    this.saved = { loans, token }
  }

  read(): HomeLoans | undefined {
    if (this.saved?.token !== this.computeCacheVersion()) this.saved = undefined
    return this.saved?.loans
  }
}
