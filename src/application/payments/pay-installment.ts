import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { OperationRecord } from '@/domain/shared/operation'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { Result } from '@/domain/shared/result'
import {
  ExactlyOnce,
  type AttemptedOperation,
  type OperationCallbacks,
} from '@/application/shared/exactly-once'
import type { OperationConfirmed, SendFailure } from '@/application/shared/operation-definition'
import {
  PaymentPrecondition,
  type PaymentNotSent,
  type PaymentBlocker,
  type PaymentRequest,
} from './payment-precondition'
import { OperationLog } from '@/application/shared/operation-log'
import { PaymentGateway } from './payment.port'

/** The card to charge: a saved one, or a typed one, which is never stored. Source: PAY-12. */
export type PayingCard =
  | { readonly kind: 'saved'; readonly debitCardId: string }
  | { readonly kind: 'new'; readonly card: NewCard }

export interface InstallmentPayment extends PaymentRequest {
  readonly card: PayingCard
}

/**
 * Charges a debit card for what is due of a loan or of the line, exactly once. Source: PAY-16, PAY-20,
 * SES-21.
 */
@injectable()
export class PayInstallment {
  constructor(
    @inject(ExactlyOnce) private readonly exactlyOnce: ExactlyOnce,
    @inject(PaymentPrecondition) private readonly gate: PaymentPrecondition,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
    @inject(OperationLog) private readonly log: OperationLog,
  ) {}

  execute(
    payment: InstallmentPayment,
    callbacks: OperationCallbacks = {},
  ): Promise<Result<AttemptedOperation<CardRefusal>, PaymentNotSent>> {
    const { customer, loan, card, amount, acknowledgedKeys, retryOf } = payment
    const operation = {
      owner: { by: 'session', taxId: customer },
      target: loan.externalId,
      terms: { kind: 'installment', channel: channelOf(card) },
      amount,
      instrument: instrumentOf(card),
      acknowledgedKeys,
      retryOf,
    } as const
    return this.exactlyOnce.execute<CardRefusal, PaymentBlocker>(
      operation,
      {
        ...this.gate.definition(payment, channelOf(card)),
        send: ({ idempotencyKey }) => this.send(idempotencyKey, payment),
      },
      callbacks,
    )
  }

  /**
   * Returns whether the payment was, or may have been, sent with that card. A retry has to use the same
   * card.
   */
  isOf(payment: OperationRecord, card: PayingCard): boolean {
    return this.log.isSentWith(payment, instrumentOf(card))
  }

  private send(
    idempotencyKey: string,
    { amount, customer, loan, card }: InstallmentPayment,
  ): Promise<Result<OperationConfirmed, SendFailure<CardRefusal>>> {
    const charge = { idempotencyKey, externalId: loan.externalId, amount, orderedBy: customer }
    if (card.kind === 'new') return this.gateway.payWithNewCard({ ...charge, card: card.card })
    return this.gateway.payWithSavedCard({ ...charge, debitCardId: card.debitCardId })
  }
}

function channelOf({ kind }: PayingCard): PaymentChannel {
  return kind === 'new' ? 'new-card' : 'saved-card'
}

/**
 * Returns a text that identifies the card. It is held in memory only while the payment is pending.
 * Source: PAY-19.
 */
function instrumentOf(card: PayingCard): string {
  return card.kind === 'new' ? card.card.number : card.debitCardId
}

/** Returns the kind of card that a payment was made with; undefined if it was not made with a debit card. */
export function cardChannelOf({ terms }: OperationRecord): 'saved-card' | 'new-card' | undefined {
  if (terms.kind !== 'installment') return undefined
  return terms.channel === 'saved-card' || terms.channel === 'new-card' ? terms.channel : undefined
}
