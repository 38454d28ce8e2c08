import { centsToPesos } from '@/domain/shared/money'
import type { LenderClock } from './clock'
import type { ListedOperation, LenderOperationRecord } from './records'
import type { FakeDataStore } from '@/adapters/fake/store'

/** The result of an operation, or the error code if the operation was not done. */
export type OperationResult = Pick<
  LenderOperationRecord,
  'loanId' | 'operationId' | 'transactionId' | 'errorCode'
>

interface IdempotentOperationRequest {
  readonly idempotencyKey: string
  readonly taxId: string
  /**
   * The request for the operation as a text, without card data. A repeated request (with the same
   * idempotency key) must have the same text.
   */
  readonly requestText: string
  readonly listedOperation: ListedOperation
}

/**
 * The operations of the lender, such as creating a loan; at most one for each idempotency key. An ordinary
 * card charge is not stored as an operation. A down payment is stored both as an operation and as a card
 * charge, with the same key.
 */
export class IdempotentOperationRegistry {
  constructor(
    private readonly store: FakeDataStore,
    private readonly clock: LenderClock,
  ) {}

  /**
   * Carries out the operation, or returns the operation that was already carried out with the same
   * idempotency key. Returns `reused-key` if the key belongs to a different request.
   */
  executeOnce(
    { idempotencyKey, taxId, requestText, listedOperation }: IdempotentOperationRequest,
    work: () => OperationResult,
  ): LenderOperationRecord | 'reused-key' {
    const earlier = this.store.operations.find(idempotencyKey)
    if (earlier) return earlier.request === requestText && earlier.taxId === taxId ? earlier : 'reused-key'
    const at = this.clock.now()
    const record = { id: idempotencyKey, taxId, request: requestText, at, ...listedOperation, ...work() }
    this.store.operations.insert(record)
    return record
  }

  find(idempotencyKey: string, taxId: string): LenderOperationRecord | undefined {
    const order = this.store.operations.find(idempotencyKey)
    return order?.taxId === taxId ? order : undefined
  }
}

/** Converts an operation to an item of the list of recent operations that the lender sends. */
export function toRecentOperationAnswer({ id, kind, target, amount, at, ...end }: LenderOperationRecord) {
  return {
    idempotencyKey: id,
    kind,
    target,
    amount: centsToPesos(amount),
    status: end.errorCode === undefined ? ('APPROVED' as const) : ('REJECTED' as const),
    reference: end.loanId ?? end.operationId ?? end.transactionId,
    createdAt: new Date(at).toISOString(),
  }
}

/** Returns the status of an operation or a card charge in the form in which the lender sends it. */
export function toOperationStatusAnswer(order: OperationResult | undefined) {
  if (!order) return { status: 'NOT_FOUND' as const }
  const { loanId, operationId, transactionId, errorCode } = order
  const status = errorCode === undefined ? ('APPROVED' as const) : ('REJECTED' as const)
  return { status, loanId, operationId, transactionId, errorCode }
}
