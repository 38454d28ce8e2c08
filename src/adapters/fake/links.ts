import type { LenderClock } from './clock'
import type { CustomerRecord } from './records'
import { linkStatus } from './refinancing-link'
import type { Store } from './store'

const cardUpdateDays = 3

/** The links that the lender sent: each is a secret that expires. Source: SES-22, REF-01, ACC-30. */
export class Links {
  private readonly store: Store
  private readonly clock: LenderClock

  constructor(store: Store, clock: LenderClock) {
    this.store = store
    this.clock = clock
  }

  /** Whose card that link renews; nobody's once it has expired. */
  cardUpdateOf(secret: string): CustomerRecord | undefined {
    return this.store.customers
      .where({})
      .find(
        ({ cardUpdateLink }) =>
          cardUpdateLink?.secret === secret && cardUpdateLink.sentDaysAgo < cardUpdateDays,
      )
  }

  /** Undefined for a link that was never sent to that customer. */
  refinancing(hash: string, taxId: string): 'open' | 'expired' | undefined {
    const customer = this.store.customers.find(taxId)
    return customer && linkStatus(hash, customer, this.clock.now())
  }
}
