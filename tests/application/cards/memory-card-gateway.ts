import { failure, success, type Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type {
  CardChangeAnswer,
  CardGateway,
  CardChangeRejection,
  LoansThatAcceptCardFailure,
} from '@/application/cards/card.port'
import type { OperationRequestFields } from '@/application/shared/operation-definition'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

type GatewayAnswer<Value, Failure = GatewayFailure> = Result<Value, Failure> | Promise<Result<Value, Failure>>

type CardChangeGatewayAnswer = CardChangeAnswer | Promise<CardChangeAnswer>

/**
 * Returns the answer that the lender gives when it rejects adding or replacing a card for the given
 * reason.
 */
export function createCardChangeRejection(reason: CardChangeRejection): CardChangeAnswer {
  return failure({ kind: 'rejected', reason })
}

/**
 * In-memory gateway to the customer's cards. A test can replace each of its answers with a failure or
 * with an answer that stays pending.
 */
export class MemoryCardGateway implements CardGateway {
  cardsAnswer: GatewayAnswer<readonly DebitCard[]> = success([])
  loansPaidByCardAnswer: GatewayAnswer<readonly CardPayableLoan[]> = success([])
  /**
   * Answers to the question which loans a card pays, by card id. For a card without an entry, the
   * gateway answers with `loansPaidByCardAnswer`.
   */
  readonly loansPaidByCardAnswerByCardId = new Map<string, GatewayAnswer<readonly CardPayableLoan[]>>()
  loansThatAcceptCardAnswer: GatewayAnswer<readonly CardPayableLoan[], LoansThatAcceptCardFailure> = success(
    [],
  )
  addCardAnswer: CardChangeGatewayAnswer = success({})
  directDebitTermsAnswer: GatewayAnswer<PortalFile> = success({
    blob: new Blob(['%PDF-']),
    contentType: 'application/pdf',
  })
  replaceWithSavedCardAnswer: CardChangeGatewayAnswer = success({})
  replaceWithNewCardAnswer: CardChangeGatewayAnswer = success({})
  /**
   * Texts that describe the method calls that the gateway received, in order, such as `loans of` and a
   * card id.
   */
  readonly receivedCalls: string[] = []
  readonly sentCards: NewCard[] = []
  /** Tax ids of the customers who asked to add or replace a card: one entry for each request, in order. */
  readonly requesterTaxIds: string[] = []
  /** Idempotency keys of the requests that added or replaced a card, in order. */
  readonly idempotencyKeys: string[] = []

  async debitCards() {
    this.receivedCalls.push('cards')
    return this.cardsAnswer
  }

  async loansPaidByCard(cardId: string) {
    this.receivedCalls.push(`loans of ${cardId}`)
    return this.loansPaidByCardAnswerByCardId.get(cardId) ?? this.loansPaidByCardAnswer
  }

  async loansThatAcceptCard() {
    this.receivedCalls.push('linkable loans')
    return this.loansThatAcceptCardAnswer
  }

  async addCard({
    externalIds,
    card,
    idempotencyKey,
    owner,
  }: OperationRequestFields & { readonly externalIds: readonly string[]; readonly card: NewCard }) {
    this.requesterTaxIds.push(owner.taxId)
    this.idempotencyKeys.push(idempotencyKey)
    this.receivedCalls.push(`add to ${externalIds.join(' ')}`)
    this.sentCards.push(card)
    return this.addCardAnswer
  }

  async directDebitTerms(externalIds: readonly string[]) {
    this.receivedCalls.push(`terms of ${externalIds.join(' ')}`)
    return this.directDebitTermsAnswer
  }

  async replaceWithSavedCard({
    cardId,
    newCardId,
    idempotencyKey,
    owner,
  }: OperationRequestFields & { readonly cardId: string; readonly newCardId: string }) {
    this.requesterTaxIds.push(owner.taxId)
    this.idempotencyKeys.push(idempotencyKey)
    this.receivedCalls.push(`replace ${cardId} by ${newCardId}`)
    return this.replaceWithSavedCardAnswer
  }

  async replaceWithNewCard({
    replacementToken,
    card,
    idempotencyKey,
    owner,
  }: OperationRequestFields & { readonly replacementToken: string; readonly card: NewCard }) {
    this.requesterTaxIds.push(owner.taxId)
    this.idempotencyKeys.push(idempotencyKey)
    this.receivedCalls.push(`replace ${replacementToken} by a new one`)
    this.sentCards.push(card)
    return this.replaceWithNewCardAnswer
  }
}
