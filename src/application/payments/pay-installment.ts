import { inject, injectable } from 'inversify'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { OperationRecord } from '@/domain/shared/operation'
import type { Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import { OperationLog } from '@/application/shared/operation-log'
import {
  CardChargeOperationFactory,
  identifierOfCardToCharge,
  type DebitCardPaymentRequest,
  type CardToCharge,
} from './card-charge'
import type { PaymentNotSentReason } from './payment-precondition'

/**
 * Charges a debit card with the amount due of a loan or of the revolving credit line, or with a part of it,
 * exactly once.
 * Source: PAY-16, PAY-20, SES-21.
 */
@injectable()
export class PayInstallment {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(CardChargeOperationFactory) private readonly chargeFactory: CardChargeOperationFactory,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  execute(
    payment: DebitCardPaymentRequest,
    callbacks: OperationCallbacks = {},
  ): Promise<Result<AttemptedOperation<CardRefusalReason>, PaymentNotSentReason>> {
    return this.exactlyOnce.execute(
      this.chargeFactory.createOperation(payment),
      this.chargeFactory.createOperationDefinition(payment),
      callbacks,
    )
  }

  /**
   * Returns whether the payment was, or may have been, sent with the given card. If it was sent with
   * another card, it cannot be retried with the given one.
   */
  mayHaveUsedCard(payment: OperationRecord, card: CardToCharge): boolean {
    return this.log.mayHaveUsedCard(payment, identifierOfCardToCharge(card))
  }
}

/** Returns the kind of card that a payment was made with; undefined if it was not made with a debit card. */
export function debitCardChannelOfPayment({ terms }: OperationRecord): 'saved-card' | 'new-card' | undefined {
  if (terms.kind !== 'installment') return undefined
  return terms.channel === 'saved-card' || terms.channel === 'new-card' ? terms.channel : undefined
}
