import { inject, injectable } from 'inversify'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { AutomaticCollectionGateway } from './automatic-collection.port'

/** Reads the automatic collections of the signed-in customer's loans. Source: COL-02. */
@injectable()
export class AutomaticCollectionQueries {
  constructor(
    @inject(AutomaticCollectionGateway) private readonly gateway: AutomaticCollectionGateway,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  /**
   * Returns the automatic collection of a loan. Undefined if the loan cannot be collected automatically,
   * or if the lender does not answer.
   */
  async fetchCollectionIfAvailable(externalId: string): Promise<AutomaticLoanCollection | undefined> {
    return (await this.collectionsIfKnown())?.find((each) => each.loanExternalId === externalId)
  }

  /**
   * Returns the automatic collection of a loan. Unlike `fetchCollectionIfAvailable`, it fails if the lender does not
   * answer. Source: COL-01, COL-03.
   */
  async fetchCollection(
    externalId: string,
  ): Promise<Result<AutomaticLoanCollection | undefined, GatewayFailure>> {
    return this.sessions.withCustomer(async ({ taxId: customer }) => {
      const answer = await this.gateway.collectionsOfCustomer(customer)
      return answer.ok ? success(answer.value.find((each) => each.loanExternalId === externalId)) : answer
    })
  }

  /**
   * Returns the automatic collection of every loan that has, or can have, one. Undefined if they cannot be
   * read. Source: PAY-27.
   */
  collectionsIfKnown(): Promise<readonly AutomaticLoanCollection[] | undefined> {
    const customer = this.sessions.taxId()
    if (customer === undefined) return Promise.resolve(undefined)
    return this.gateway.collectionsOfCustomer(customer).then(
      (answer) => (answer.ok ? answer.value : undefined),
      () => undefined,
    )
  }
}
