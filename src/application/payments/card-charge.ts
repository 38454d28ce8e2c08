import { inject, injectable } from 'inversify'
import type { NewCard } from '@/domain/cards/new-card'
import type { CardRefusalReason } from '@/domain/payments/card-refusal'
import type { PaymentChannel } from '@/domain/shared/operation-terms'
import type { Result } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type {
  OperationConfirmed,
  OperationDefinition,
  OperationSendFailure,
} from '@/application/shared/operation-definition'
import { PaymentPrecondition, type PaymentBlocker, type PaymentRequest } from './payment-precondition'
import { PaymentGateway } from './payment.port'

/** The card to charge: a saved card, or a typed card, which is never stored. Source: PAY-12. */
export type CardToCharge =
  | { readonly kind: 'saved'; readonly debitCardId: string }
  | { readonly kind: 'new'; readonly card: NewCard }

export interface DebitCardPaymentRequest extends PaymentRequest {
  readonly card: CardToCharge
}

/**
 * Creates the descriptions from which `ExactlyOnce` charges a debit card with all or part of the amount due
 * of a loan or of the revolving credit line. Source: PAY-16, PAY-20, SES-21.
 */
@injectable()
export class CardChargeOperationFactory {
  constructor(
    @inject(PaymentPrecondition) private readonly precondition: PaymentPrecondition,
    @inject(PaymentGateway) private readonly gateway: PaymentGateway,
  ) {}

  createOperation({
    customerTaxId,
    loan,
    card,
    amount,
    acknowledgedKeys,
    operationToRetry,
  }: DebitCardPaymentRequest): Operation {
    return {
      owner: { identifiedBy: 'session', taxId: customerTaxId },
      target: loan.externalId,
      terms: { kind: 'installment', channel: paymentChannelOfCard(card) },
      amount,
      cardOrAccountId: identifierOfCardToCharge(card),
      acknowledgedKeys,
      operationToRetry,
    }
  }

  createOperationDefinition(
    payment: DebitCardPaymentRequest,
  ): OperationDefinition<CardRefusalReason, PaymentBlocker> {
    return {
      ...this.precondition.operationDefinition(payment, paymentChannelOfCard(payment.card)),
      send: ({ idempotencyKey }) => this.send(idempotencyKey, payment),
    }
  }

  private send(
    idempotencyKey: string,
    { amount, customerTaxId, loan, card }: DebitCardPaymentRequest,
  ): Promise<Result<OperationConfirmed, OperationSendFailure<CardRefusalReason>>> {
    const charge = { idempotencyKey, loanExternalId: loan.externalId, amount, onBehalfOf: customerTaxId }
    if (card.kind === 'new') return this.gateway.payWithNewCard({ ...charge, card: card.card })
    return this.gateway.payWithSavedCard({ ...charge, debitCardId: card.debitCardId })
  }
}

/**
 * Returns a text that identifies the card: the number of a typed card, or the id of a saved card. Only a
 * hash of it is stored. Source: PAY-19.
 */
export function identifierOfCardToCharge(card: CardToCharge): string {
  return card.kind === 'new' ? card.card.number : card.debitCardId
}

function paymentChannelOfCard({ kind }: CardToCharge): PaymentChannel {
  return kind === 'new' ? 'new-card' : 'saved-card'
}
