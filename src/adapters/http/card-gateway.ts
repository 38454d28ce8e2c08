import type { Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type {
  CardChangeAnswer,
  CardGateway,
  CardChangeRejection,
  LoansThatAcceptCardFailure,
} from '@/application/cards/card.port'
import type { OperationRejected, OperationRequestFields } from '@/application/shared/operation-definition'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { cardsContract as calls } from '@/adapters/contract/cards.contract'
import { toAddCardBody, toDebitCard, toLinkableLoan, toLinkedLoan, toEnteredCardFields } from './card-mapper'
import type { ApiCall } from '@/adapters/contract/call'
import { HttpGateway } from './http-gateway'
import type { HttpRefusal } from './http-failure'
import { createOperationRejectionMapper } from './operation-rejection'
import { toPortalFile } from './portal-file-mapper'

export class HttpCardGateway extends HttpGateway implements CardGateway {
  debitCards(): Promise<Result<readonly DebitCard[], GatewayFailure>> {
    return this.ask(calls.listCards, {}, (cards) => cards.map(toDebitCard))
  }

  loansPaidByCard(cardId: string): Promise<Result<readonly CardPayableLoan[], GatewayFailure>> {
    return this.ask(calls.listLinkedLoans, { path: { cardId } }, (loans) => loans.map(toLinkedLoan))
  }

  loansThatAcceptCard(): Promise<Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>> {
    return this.askWithFailures(
      calls.listLinkableLoans,
      {},
      {
        toValue: (loans) => loans.map(toLinkableLoan),
        refusalFailures: { NO_LOANS_TO_LINK: { kind: 'no-loans' } },
      },
    )
  }

  /**
   * Adds a debit card of the customer, which then pays the given loans by direct debit.
   * Source: CAR-06, CAR-10.
   */
  addCard({
    externalIds,
    card,
    ...request
  }: OperationRequestFields & {
    readonly externalIds: readonly string[]
    readonly card: NewCard
  }): Promise<CardChangeAnswer> {
    const body = { loanIDs: [...externalIds], debitCardRequestDTO: toAddCardBody(card) }
    return this.sendOperationWithRejection(
      calls.addCard,
      { body, ...toOperationInput(request) },
      cardChangeMapping(calls.addCard),
    )
  }

  directDebitTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>> {
    return this.ask(calls.adherenceTerms, { body: { loanIDs: [...externalIds] } }, toPortalFile)
  }

  /**
   * Replaces a debit card with another card of the customer that the lender has already saved. The loans that
   * the old card pays are then paid with the other card. Source: CAR-09.
   */
  replaceWithSavedCard({
    cardId,
    newCardId,
    ...request
  }: OperationRequestFields & {
    readonly cardId: string
    readonly newCardId: string
  }): Promise<CardChangeAnswer> {
    const path = { oldCardId: cardId, newDebitCardId: newCardId }
    return this.sendOperationWithRejection(
      calls.replaceByExisting,
      { path, ...toOperationInput(request) },
      cardChangeMapping(calls.replaceByExisting),
    )
  }

  /**
   * Replaces a debit card with a new card that the customer types. The loans that the old card pays are then
   * paid with the new card. Source: CAR-09.
   */
  replaceWithNewCard({
    replacementToken: token,
    card,
    ...request
  }: OperationRequestFields & {
    readonly replacementToken: string
    readonly card: NewCard
  }): Promise<CardChangeAnswer> {
    const body = { ...toEnteredCardFields(card), applyForAllLoans: false as const }
    return this.sendOperationWithRejection(
      calls.replaceByNew,
      { path: { token }, body, ...toOperationInput(request) },
      cardChangeMapping(calls.replaceByNew),
    )
  }
}

function toOperationInput({ idempotencyKey, owner }: OperationRequestFields) {
  return { idempotencyKey, onBehalfOf: owner.taxId }
}

/**
 * Converts the answer to a card change. Success means that the card was changed; an error code of the API
 * call means that it was not.
 */
function cardChangeMapping(call: ApiCall) {
  return {
    to: () => ({}),
    rejected: (refusal: HttpRefusal): OperationRejected<CardChangeRejection> | undefined =>
      createOperationRejectionMapper(call)(refusal) && { kind: 'rejected', reason: toRejection(refusal) },
  }
}

function toRejection({ code, message }: HttpRefusal): CardChangeRejection {
  if (code === 'CARD_HOLDER_MISMATCH') return { kind: 'other-holder' }
  if (code === 'CARD_REPLACEMENT_FAILED') return { kind: 'not-replaceable' }
  return message === undefined ? { kind: 'declined' } : { kind: 'declined', message }
}
