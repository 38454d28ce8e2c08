import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { CardRefusal } from '@/domain/payments/card-refusal'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { Result } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type {
  OperationConfirmed,
  OperationDefinition,
  SendFailure,
} from '@/application/shared/operation-definition'
import { PaymentPrecondition, type PaymentBlocker, type PaymentRequest } from './payment-precondition'
import { PaymentGateway } from './payment.port'

/** The card to charge: a saved card, or a typed card, which is never stored. Source: PAY-12. */
export type CardToCharge =
  | { readonly kind: 'saved'; readonly debitCardId: string }
  | { readonly kind: 'new'; readonly card: NewCard }

export interface InstallmentPayment extends PaymentRequest {
  readonly card: CardToCharge
}

/**
 * Describes to `ExactlyOnce` how to charge a debit card with all or part of the amount due of a loan or of
 * the revolving credit line. Source: PAY-16, PAY-20, SES-21.
 */
@injectable()
export class CardCharge {
  constructor(
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
  ) {}

  toOperation({ customer, loan, card, amount, acknowledgedKeys, retryOf }: InstallmentPayment): Operation {
    return {
      owner: { by: 'session', taxId: customer },
      target: loan.externalId,
      terms: { kind: 'installment', channel: channelOf(card) },
      amount,
      instrument: identifierOfCard(card),
      acknowledgedKeys,
      retryOf,
    }
  }

  toOperationDefinition(payment: InstallmentPayment): OperationDefinition<CardRefusal, PaymentBlocker> {
    return {
      ...this.precondition.operationDefinition(payment, channelOf(payment.card)),
      send: ({ idempotencyKey }) => this.send(idempotencyKey, payment),
    }
  }

  private send(
    idempotencyKey: string,
    { amount, customer, loan, card }: InstallmentPayment,
  ): Promise<Result<OperationConfirmed, SendFailure<CardRefusal>>> {
    const charge = { idempotencyKey, externalId: loan.externalId, amount, onBehalfOf: customer }
    if (card.kind === 'new') return this.gateway.payWithNewCard({ ...charge, card: card.card })
    return this.gateway.payWithSavedCard({ ...charge, debitCardId: card.debitCardId })
  }
}

/**
 * Returns a text that identifies the card: the number of a typed card, or the id of a saved card. Only a
 * hash of it is stored. Source: PAY-19.
 */
export function identifierOfCard(card: CardToCharge): string {
  return card.kind === 'new' ? card.card.number : card.debitCardId
}

function channelOf({ kind }: CardToCharge): PaymentChannel {
  return kind === 'new' ? 'new-card' : 'saved-card'
}
