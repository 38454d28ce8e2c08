import { failure, success, type Result } from '@/domain/shared/result'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type {
  AddCardFailure,
  CardGateway,
  LinkableLoansFailure,
  ReplaceCardFailure,
} from '@/application/cards/card.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { cardsContract as rows } from '@/adapters/contract/cards.contract'
import { toDebitCard, toLinkableLoan, toLinkedLoan } from './card-mapper'
import type { HttpClient } from './http-client'
import { toGatewayFailure, type HttpFailure } from './http-failure'

export class HttpCardGateway implements CardGateway {
  constructor(private readonly client: HttpClient) {}

  async cards(): Promise<Result<readonly DebitCard[], GatewayFailure>> {
    const answer = await this.client.send('cards.listCards', rows.listCards, { path: {} })
    return answer.ok ? success(answer.value.map(toDebitCard)) : failure(toGatewayFailure(answer.failure))
  }

  async linkedLoans(cardId: string): Promise<Result<readonly CardLoan[], GatewayFailure>> {
    const answer = await this.client.send('cards.listLinkedLoans', rows.listLinkedLoans, { path: { cardId } })
    return answer.ok ? success(answer.value.map(toLinkedLoan)) : failure(toGatewayFailure(answer.failure))
  }

  async linkableLoans(): Promise<Result<readonly CardLoan[], LinkableLoansFailure>> {
    const answer = await this.client.send('cards.listLinkableLoans', rows.listLinkableLoans, { path: {} })
    if (!answer.ok)
      return failure(
        isRefusedAs(answer.failure, 'NO_LOANS_TO_LINK')
          ? { kind: 'no-loans' }
          : toGatewayFailure(answer.failure),
      )
    if (answer.value.length === 0) return failure({ kind: 'no-loans' })
    return success(answer.value.map(toLinkableLoan))
  }

  async addCard(added: {
    readonly externalIds: readonly string[]
    readonly card: NewCard
  }): Promise<Result<void, AddCardFailure>> {
    const { card } = added
    const answer = await this.client.send('cards.addCard', rows.addCard, {
      path: {},
      body: {
        loanIDs: [...added.externalIds],
        debitCardRequestDTO: {
          customerName: card.holder,
          cardNumber: card.number,
          expirationMonth: card.expiryMonth,
          expirationYear: card.expiryYear,
          cvvCode: card.securityCode,
        },
      },
    })
    return answer.ok ? success() : failure(toAddCardFailure(answer.failure))
  }

  async adherenceTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>> {
    const answer = await this.client.send('cards.adherenceTerms', rows.adherenceTerms, {
      path: {},
      body: { loanIDs: [...externalIds] },
    })
    if (!answer.ok) return failure(toGatewayFailure(answer.failure))
    const { bytes, contentType } = answer.value
    return success({ bytes: new Blob([new Uint8Array(bytes)], { type: contentType }), contentType })
  }

  async replaceByExisting(cards: {
    readonly cardId: string
    readonly newCardId: string
  }): Promise<Result<void, GatewayFailure>> {
    const answer = await this.client.send('cards.replaceByExisting', rows.replaceByExisting, {
      path: { oldCardId: cards.cardId, newDebitCardId: cards.newCardId },
    })
    return answer.ok ? success() : failure(toGatewayFailure(answer.failure))
  }

  async replaceByNew(token: string, card: NewCard): Promise<Result<void, ReplaceCardFailure>> {
    const answer = await this.client.send('cards.replaceByNew', rows.replaceByNew, {
      path: { token },
      body: {
        dni: card.dni,
        debitCardNumber: card.number,
        month: card.expiryMonth,
        year: card.expiryYear,
        ccv: card.securityCode,
        applyForAllLoans: false,
      },
    })
    return answer.ok ? success() : failure(toReplaceCardFailure(answer.failure))
  }
}

function isRefusedAs(reason: HttpFailure, code: string): boolean {
  return reason.kind === 'refused' && reason.code === code
}

/** Source: CAR-10. */
function toAddCardFailure(reason: HttpFailure): AddCardFailure {
  return isRefusedAs(reason, 'CARD_HOLDER_MISMATCH') ? { kind: 'other-holder' } : toGatewayFailure(reason)
}

/** Source: CAR-09. */
function toReplaceCardFailure(reason: HttpFailure): ReplaceCardFailure {
  return isRefusedAs(reason, 'CARD_REPLACEMENT_FAILED')
    ? { kind: 'not-replaceable' }
    : toAddCardFailure(reason)
}
