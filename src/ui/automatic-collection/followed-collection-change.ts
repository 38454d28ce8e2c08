import { inject, injectable } from 'inversify'
import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { PendingRequest } from '@/ui/kit/pending-request'
import { FollowedOperation } from '@/ui/shared/followed-operation'
import { CollectedLoanFinder, type CollectedLoan, type UnknownCollectionChange } from './collected-loan'

/** What a screen does once the lender has decided. */
interface ChangeEnd {
  readonly kind: 'collection-joining' | 'collection-leaving'
  /**
   * Called if the customer has joined or left, with the reference of the request and the current automatic
   * collection.
   */
  readonly onDone: (reference: string | undefined, collection: LoanCollection | undefined) => void
  /** Called if the customer has not joined or left. `isRejected`: the lender rejected the request. */
  readonly onUndone: (isRejected: boolean) => void
}

/**
 * Asks the lender whether the customer joined or left the automatic collection, if the outcome is unknown.
 * Source: COL-01, COL-03, PAY-16.
 */
@injectable()
export class FollowedCollectionChange {
  constructor(
    @inject(FollowedOperation) readonly operation: FollowedOperation,
    @inject(CollectedLoanFinder) private readonly loans: CollectedLoanFinder,
    @inject(PendingRequest) private readonly pendingRequest: PendingRequest,
  ) {}

  follow(
    change: UnknownCollectionChange,
    { externalId }: CollectedLoan,
    { kind, onDone, onUndone }: ChangeEnd,
  ): void {
    this.operation.follow(change.operation, change.owner, ({ status, operation: known }) => {
      const isThisKind = change.operation.terms.kind === kind
      if (status !== 'approved' || !isThisKind) return onUndone(status === 'rejected' && isThisKind)
      void this.pendingRequest.waitFor(this.loans.currentCollection(externalId), (collection) =>
        onDone(known?.reference, collection),
      )
      return undefined
    })
  }

  /** Stops asking the lender about the request to join or leave. */
  end(): void {
    this.operation.end()
    this.pendingRequest.cancel()
  }
}

/**
 * Returns the request to join or leave the loan's automatic collection whose outcome is unknown; undefined if
 * there is none, or if the customer repeats a request that the lender did not receive.
 */
export function changeStillUnknown(
  { unknown }: CollectedLoan,
  isRepeated: boolean,
): UnknownCollectionChange | undefined {
  return isRepeated && unknown?.operation.status === 'notReceived' ? undefined : unknown
}
