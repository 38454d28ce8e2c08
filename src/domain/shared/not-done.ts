import type { OperationRecord } from './operation'

/**
 * Proof that an operation was not done. Only the lender's own rejection, or an operation that never left this device,
 * makes one; a sentence that says 'no se cobró' asks for it. Source: PAY-16, PAY-17.
 */
export class NotDone {
  private constructor(
    /** Who knows it: the lender said so, or nothing was ever sent. */
    readonly by: 'lender' | 'never-sent',
  ) {}

  /** Undefined if the operation was done, or may have been. */
  static of({ status, attempts }: Pick<OperationRecord, 'status' | 'attempts'>): NotDone | undefined {
    if (status === 'rejected') return new NotDone(attempts === 0 ? 'never-sent' : 'lender')
    return attempts === 0 && status === 'created' ? new NotDone('never-sent') : undefined
  }

  /** Of a press that created nothing: an operation that it was to retry may still arrive. */
  static ofPress(retryOf: OperationRecord | undefined): NotDone | undefined {
    return retryOf ? NotDone.of(retryOf) : new NotDone('never-sent')
  }
}
