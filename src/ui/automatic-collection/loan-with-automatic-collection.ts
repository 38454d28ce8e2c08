import { inject, injectable } from 'inversify'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import type { OperationRecord } from '@/domain/shared/operation'
import { success, type Result } from '@/domain/shared/result'
import { AutomaticCollectionQueries } from '@/application/automatic-collection/automatic-collection-queries'
import { CollectionChanges } from '@/application/automatic-collection/collection-changes'
import { LoanQueries, type OpenLoanFailure } from '@/application/loans/loan-queries'
import { SessionStore } from '@/application/session/session-store'
import type { OperationOwner } from '@/application/shared/operation-status.port'
import { loanName } from '@/ui/loans/loan-name'

/** A loan for the screens on which the customer activates or turns off its automatic collection. */
export interface LoanWithAutomaticCollection {
  readonly externalId: string
  readonly name: string
  /** The automatic collection of the loan; missing if the loan cannot be collected automatically. */
  readonly collection?: AutomaticLoanCollection | undefined
  /**
   * An earlier request to activate or turn off the automatic collection whose outcome is unknown; missing if
   * there is none.
   */
  readonly changeOfUnknownOutcome?: CollectionChangeOfUnknownOutcome | undefined
}

export interface CollectionChangeOfUnknownOutcome {
  readonly operation: OperationRecord
  readonly owner: OperationOwner
}

/**
 * Finds a loan with its automatic collection, for the screens on which the customer activates it or turns it
 * off.
 */
@injectable()
export class LoanWithAutomaticCollectionFinder {
  constructor(
    @inject(LoanQueries) private readonly loans: LoanQueries,
    @inject(AutomaticCollectionQueries) private readonly collections: AutomaticCollectionQueries,
    @inject(CollectionChanges) private readonly changes: CollectionChanges,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async findLoanWithCollection(
    idLoan: string,
  ): Promise<Result<LoanWithAutomaticCollection, OpenLoanFailure>> {
    const loan = await this.loans.findLoan(idLoan)
    if (!loan.ok) return loan
    const { externalId } = loan.value
    const found = await this.collections.fetchCollection(externalId)
    if (!found.ok) return found
    const collection = found.value
    const changeOfUnknownOutcome = this.findChangeOfUnknownOutcome(externalId)
    return success({ externalId, name: loanName(loan.value), collection, changeOfUnknownOutcome })
  }

  /**
   * Requests the loan's current automatic collection from the lender. Returns undefined if the request
   * fails.
   */
  async fetchCurrentCollection(externalId: string): Promise<AutomaticLoanCollection | undefined> {
    const found = await this.collections.fetchCollection(externalId)
    return found.ok ? found.value : undefined
  }

  /**
   * Returns the signed-in customer, who becomes the owner of a request to activate or turn off the automatic
   * collection; undefined if no customer is signed in.
   */
  findSignedInCustomerAsOwner(): OperationOwner | undefined {
    const taxId = this.sessions.taxId()
    return taxId === undefined ? undefined : { identifiedBy: 'session', taxId }
  }

  private findChangeOfUnknownOutcome(loanExternalId: string): CollectionChangeOfUnknownOutcome | undefined {
    const owner = this.findSignedInCustomerAsOwner()
    const operation =
      owner && this.changes.findChangeOfUnknownOutcome({ owner, loanExternalId, acknowledgedKeys: [] })
    return owner && operation && { operation, owner }
  }
}
