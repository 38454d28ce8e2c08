import { inject, injectable } from 'inversify'
import { mayContinueBatch } from '@/domain/payments/payment-batch'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { OperationNotDoneProof } from '@/domain/shared/operation-not-done-proof'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import { CardChargeOperationFactory, type DebitCardPaymentRequest } from './card-charge'
import type { PaymentNotSentReason } from './payment-precondition'

/**
 * The outcome of the payment of one loan, when several loans are paid together. Its kinds are those of
 * `LoanOutcomeInBatch`. Source: PAY-25.
 */
export type LoanResultInBatch =
  | { readonly kind: 'approved'; readonly operation: OperationRecord }
  | {
      readonly kind: 'rejected'
      readonly operation: OperationRecord
      readonly notDone: OperationNotDoneProof
      readonly reason?: CardRefusalReason | undefined
    }
  | { readonly kind: 'outcome-unknown'; readonly operation: OperationRecord }
  | { readonly kind: 'not-sent'; readonly why: PaymentNotSentReason }
  | { readonly kind: 'not-reached' }

export interface BatchPaymentCallbacks extends Pick<OperationCallbacks, 'hasLeftScreen'> {
  /**
   * Called before each loan of the batch is charged. `position` is the loan's place in the batch, from 0 on;
   * `results` are the results of the payments of the loans before it.
   */
  readonly onBeforeCharge?: (position: number, results: readonly LoanResultInBatch[]) => void
  /** Called when the charge of a loan is sent. From that moment on the lender may have made the charge. */
  readonly onSending?: () => void
}

/**
 * Charges one card for several loans, one after the other. Each charge is a separate operation, with its own
 * idempotency key and its own check before it is sent, so the rules for a single payment apply to each
 * charge. The first charge that is not approved ends the batch, and so does leaving the screen: later
 * charges are not sent. Source: PAY-25, PAY-16, PAY-20.
 */
@injectable()
export class PayLoanBatch {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(CardChargeOperationFactory) private readonly chargeFactory: CardChargeOperationFactory,
  ) {}

  /**
   * Charges the card for one loan after the other, until a charge is not approved. Returns one result for each
   * payment, in the order of the payments: `not-reached` for those after the last charge.
   */
  async execute(
    payments: readonly DebitCardPaymentRequest[],
    callbacks: BatchPaymentCallbacks = {},
  ): Promise<readonly LoanResultInBatch[]> {
    const results: LoanResultInBatch[] = []
    for (const [position, payment] of payments.entries()) {
      callbacks.onBeforeCharge?.(position, [...results])
      const result = await this.pay(payment, callbacks)
      results.push(result)
      if (!mayContinueBatch(result.kind)) break
    }
    return payments.map((_, position) => results[position] ?? { kind: 'not-reached' })
  }

  private async pay(
    payment: DebitCardPaymentRequest,
    { hasLeftScreen, onSending }: BatchPaymentCallbacks,
  ): Promise<LoanResultInBatch> {
    if (hasLeftScreen?.()) return { kind: 'not-sent', why: { kind: 'left' } }
    const callbacks = { hasLeftScreen, onSending }
    const operation = this.chargeFactory.createOperation(payment)
    return toLoanResultInBatch(
      await this.exactlyOnce.execute(
        operation,
        this.chargeFactory.createOperationDefinition(payment),
        callbacks,
      ),
    )
  }
}

function toLoanResultInBatch(
  paid: Result<AttemptedOperation<CardRefusalReason>, PaymentNotSentReason>,
): LoanResultInBatch {
  if (!paid.ok) return { kind: 'not-sent', why: paid.failure }
  const { operation, outcome } = paid.value
  switch (outcome.kind) {
    case 'confirmed':
      return { kind: 'approved', operation }
    case 'rejected':
      return { ...outcome, operation }
    case 'unknown':
      return { kind: 'outcome-unknown', operation }
  }
}
