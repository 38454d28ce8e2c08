import type { Result } from '@/domain/shared/result'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type {
  AddCardFailure,
  CardGateway,
  CardOrder,
  LinkableLoansFailure,
  ReplaceCardFailure,
} from '@/application/cards/card.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { cardsContract as rows } from '@/adapters/contract/cards.contract'
import { toAddedCard, toDebitCard, toLinkableLoan, toLinkedLoan, toTypedCard } from './card-mapper'
import { HttpGateway, nothing } from './http-gateway'
import { toPortalFile } from './portal-file-mapper'

export class HttpCardGateway extends HttpGateway implements CardGateway {
  cards(): Promise<Result<readonly DebitCard[], GatewayFailure>> {
    return this.ask(rows.listCards, {}, (cards) => cards.map(toDebitCard))
  }

  linkedLoans(cardId: string): Promise<Result<readonly CardLoan[], GatewayFailure>> {
    return this.ask(rows.listLinkedLoans, { path: { cardId } }, (loans) => loans.map(toLinkedLoan))
  }

  linkableLoans(): Promise<Result<readonly CardLoan[], LinkableLoansFailure>> {
    return this.askOr(
      rows.listLinkableLoans,
      {},
      {
        to: (loans) => loans.map(toLinkableLoan),
        refused: { NO_LOANS_TO_LINK: { kind: 'no-loans' } },
      },
    )
  }

  /** Source: CAR-10. */
  addCard({
    externalIds,
    card,
    orderedBy,
  }: CardOrder & { readonly externalIds: readonly string[]; readonly card: NewCard }): Promise<
    Result<void, AddCardFailure>
  > {
    return this.askOr(
      rows.addCard,
      { body: { loanIDs: [...externalIds], debitCardRequestDTO: toAddedCard(card) }, orderedBy },
      { to: nothing, refused: { CARD_HOLDER_MISMATCH: { kind: 'other-holder' } } },
    )
  }

  adherenceTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>> {
    return this.ask(rows.adherenceTerms, { body: { loanIDs: [...externalIds] } }, toPortalFile)
  }

  replaceByExisting({
    cardId,
    newCardId,
    orderedBy,
  }: CardOrder & { readonly cardId: string; readonly newCardId: string }): Promise<
    Result<void, GatewayFailure>
  > {
    const path = { oldCardId: cardId, newDebitCardId: newCardId }
    return this.ask(rows.replaceByExisting, { path, orderedBy }, nothing)
  }

  /** Source: CAR-09. */
  replaceByNew({
    token,
    card,
    orderedBy,
  }: CardOrder & { readonly token: string; readonly card: NewCard }): Promise<
    Result<void, ReplaceCardFailure>
  > {
    return this.askOr(
      rows.replaceByNew,
      { path: { token }, body: { ...toTypedCard(card), applyForAllLoans: false }, orderedBy },
      {
        to: nothing,
        refused: {
          CARD_REPLACEMENT_FAILED: { kind: 'not-replaceable' },
          CARD_HOLDER_MISMATCH: { kind: 'other-holder' },
        },
      },
    )
  }
}
