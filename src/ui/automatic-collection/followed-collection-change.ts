import { inject, injectable } from 'inversify'
import type { LoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { PendingRequest } from '@/ui/kit/pending-request'
import { FollowedOperation } from '@/ui/shared/followed-operation'
import { CollectedLoanFinder, type CollectedLoan, type UnknownCollectionChange } from './collected-loan'

/** What a screen does once the lender has decided. */
interface ChangeEnd {
  readonly kind: 'collection-joining' | 'collection-leaving'
  /** Called if the change was made, with its reference and the current collection. */
  readonly onDone: (reference: string | undefined, collection: LoanCollection | undefined) => void
  /** Called if the change was not made. `isRejected`: the lender rejected it. */
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
      void this.pendingRequest.run(this.loans.currentCollection(externalId), (collection) =>
        onDone(known?.reference, collection),
      )
      return undefined
    })
  }

  /** Stops asking the lender. */
  end(): void {
    this.operation.end()
    this.pendingRequest.end()
  }
}

/**
 * Returns the change of the loan that is still unknown. A change that the lender did not receive no longer
 * counts when the customer repeats it.
 */
export function changeStillUnknown(
  { unknown }: CollectedLoan,
  isRepeated: boolean,
): UnknownCollectionChange | undefined {
  return isRepeated && unknown?.operation.status === 'notReceived' ? undefined : unknown
}
