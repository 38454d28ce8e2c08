import type { OperationRecord } from './operation'

/**
 * Proof that an operation was not done. It can be created only if the lender rejected the operation or
 * the operation was never sent. Texts that say 'no se cobró' (nothing was charged) require this proof as
 * a parameter. Source: PAY-16, PAY-17.
 */
export class OperationNotDoneProof {
  private constructor(
    /**
     * Why it is certain that the operation was not done: the lender rejected it, or this device never
     * sent it.
     */
    readonly reason: 'lender' | 'never-sent',
  ) {}

  /**
   * Returns the proof that the given operation was not done; undefined if it was done or may have been
   * done.
   */
  static fromOperation({
    status,
    attempts,
  }: Pick<OperationRecord, 'status' | 'attempts'>): OperationNotDoneProof | undefined {
    if (status === 'rejected') return new OperationNotDoneProof(attempts === 0 ? 'never-sent' : 'lender')
    return attempts === 0 && status === 'created' ? new OperationNotDoneProof('never-sent') : undefined
  }

  /**
   * Returns the proof that nothing was done, for a press of a button that created no operation. If the press
   * was a retry, returns the proof for the earlier operation; undefined if that operation was done or may
   * have been done.
   */
  static fromPressWithoutOperation(
    operationToRetry: OperationRecord | undefined,
  ): OperationNotDoneProof | undefined {
    return operationToRetry
      ? OperationNotDoneProof.fromOperation(operationToRetry)
      : new OperationNotDoneProof('never-sent')
  }
}
