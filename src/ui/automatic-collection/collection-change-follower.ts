import { inject, injectable } from 'inversify'
import type { AutomaticLoanCollection } from '@/domain/automatic-collection/automatic-collection'
import { PendingRequest } from '@/ui/kit/pending-request'
import { OperationOutcomeFollower } from '@/ui/shared/operation-outcome-follower'
import {
  LoanWithAutomaticCollectionFinder,
  type LoanWithAutomaticCollection,
  type CollectionChangeOfUnknownOutcome,
} from './loan-with-automatic-collection'

/**
 * What a screen does once the lender has answered whether it activated or turned off the automatic
 * collection.
 */
interface CollectionChangeCallbacks {
  readonly kind: 'collection-joining' | 'collection-leaving'
  /**
   * Called if the lender carried out the request, and the request is of the kind `kind`: to activate or to
   * turn off. The arguments are the reference number of the request and the current automatic collection.
   */
  readonly onDone: (reference: string | undefined, collection: AutomaticLoanCollection | undefined) => void
  /**
   * Called if the lender did not carry out the request or never received it, or if the request is of the other
   * kind. `isRejected` is true only if the request is of the kind `kind` and the lender rejected it.
   */
  readonly onNotDone: (isRejected: boolean) => void
}

/**
 * Asks the lender whether it has activated or turned off the automatic collection, after a request for this
 * whose outcome is unknown. Source: COL-01, COL-03, PAY-16.
 */
@injectable()
export class CollectionChangeFollower {
  constructor(
    @inject(OperationOutcomeFollower) readonly outcomeFollower: OperationOutcomeFollower,
    @inject(LoanWithAutomaticCollectionFinder) private readonly loans: LoanWithAutomaticCollectionFinder,
    @inject(PendingRequest) private readonly pendingRequest: PendingRequest,
  ) {}

  followChange(
    change: CollectionChangeOfUnknownOutcome,
    { externalId }: LoanWithAutomaticCollection,
    { kind, onDone, onNotDone }: CollectionChangeCallbacks,
  ): void {
    this.outcomeFollower.followToOutcome(change.operation, change.owner, {
      onEnd: ({ status, operation: known }) => {
        const isThisKind = change.operation.terms.kind === kind
        if (status !== 'approved' || !isThisKind) return onNotDone(status === 'rejected' && isThisKind)
        void this.pendingRequest.waitForAnswer(this.loans.fetchCurrentCollection(externalId), (collection) =>
          onDone(known?.reference, collection),
        )
        return undefined
      },
      onReleased: () => onNotDone(false),
    })
  }

  /** Stops asking the lender about the request to activate or turn off the automatic collection. */
  stopFollowing(): void {
    this.outcomeFollower.stopFollowing()
    this.pendingRequest.cancel()
  }
}

/**
 * Returns the request with an unknown outcome that activates or turns off the loan's automatic collection.
 * Returns undefined if there is no such request, or if the lender did not receive it and the customer is
 * repeating it.
 */
export function findChangeOfUnknownOutcome(
  { changeOfUnknownOutcome: unknown }: LoanWithAutomaticCollection,
  isRepeated: boolean,
): CollectionChangeOfUnknownOutcome | undefined {
  return isRepeated && unknown?.operation.status === 'notReceived' ? undefined : unknown
}
