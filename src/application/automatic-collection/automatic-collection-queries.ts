import { inject, injectable } from 'inversify'
import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { SessionStore } from '@/application/session/session-store'
import { AutomaticCollectionGateway } from './automatic-collection.port'

/** Returns what is collected automatically from the customer's account. Source: COL-02. */
@injectable()
export class AutomaticCollectionQueries {
  constructor(
    @inject(AutomaticCollectionGateway) private readonly gateway: AutomaticCollectionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns undefined if the loan cannot be collected automatically, or nobody knows. */
  async ofLoan(externalId: string): Promise<LoanCollection | undefined> {
    return (await this.all()).find((each) => each.externalId === externalId)
  }

  /** Returns every loan that has, or can have, an automatic collection; none if they are not known. */
  async all(): Promise<readonly LoanCollection[]> {
    const customer = this.sessions.customer()?.taxId
    if (customer === undefined) return []
    const answer = await this.gateway.ofCustomer(customer)
    return answer.ok ? answer.value : []
  }
}
