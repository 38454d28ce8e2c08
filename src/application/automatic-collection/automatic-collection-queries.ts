import { inject, injectable } from 'inversify'
import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AutomaticCollectionGateway } from './automatic-collection.port'

/** Returns what is collected automatically from the customer's account. Source: COL-02. */
@injectable()
export class AutomaticCollectionQueries {
  constructor(
    @inject(AutomaticCollectionGateway) private readonly gateway: AutomaticCollectionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /** Returns undefined if the loan cannot be collected automatically, or it is unknown. */
  async ofLoan(externalId: string): Promise<LoanCollection | undefined> {
    return (await this.all()).find((each) => each.externalId === externalId)
  }

  /** Like `ofLoan`, but returns a failure if it is unknown. Source: COL-01, COL-03. */
  async find(externalId: string): Promise<Result<LoanCollection | undefined, GatewayFailure>> {
    return this.sessions.forCustomer(async ({ taxId: customer }) => {
      const answer = await this.gateway.collectionsOf(customer)
      return answer.ok ? success(answer.value.find((each) => each.externalId === externalId)) : answer
    })
  }

  /** Returns every loan that has, or can have, an automatic collection; none if they are not known. */
  async all(): Promise<readonly LoanCollection[]> {
    const customer = this.sessions.taxId()
    if (customer === undefined) return []
    const answer = await this.gateway.collectionsOf(customer)
    return answer.ok ? answer.value : []
  }
}
