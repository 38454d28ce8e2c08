import type { Cuit } from '@/domain/shared/cuit'
import type { Result } from '@/domain/shared/result'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** `no-loans`: none is left that a card could be added to; an empty list says the same. Source: CAR-05. */
export type LinkableLoansFailure = GatewayFailure | { readonly kind: 'no-loans' }

/** `other-holder`: the card is in another person's name. Source: CAR-10. */
export type AddCardFailure = GatewayFailure | { readonly kind: 'other-holder' }

/** `not-replaceable`: that card cannot take the other one's place. Source: CAR-09. */
export type ReplaceCardFailure = AddCardFailure | { readonly kind: 'not-replaceable' }

/** A change of the customer's cards goes out under their session only, never under the next one's. Source: SES-21. */
export interface CardOrder {
  /** Tax id of the customer on whose screen the change was asked for. */
  readonly orderedBy: Cuit
}

/** The debit cards that loans are paid with. Source: 2§7. */
export interface CardGateway {
  /** Empty when she has none. */
  cards(): Promise<Result<readonly DebitCard[], GatewayFailure>>
  linkedLoans(cardId: string): Promise<Result<readonly CardLoan[], GatewayFailure>>
  linkableLoans(): Promise<Result<readonly CardLoan[], LinkableLoansFailure>>
  addCard(
    added: CardOrder & { readonly externalIds: readonly string[]; readonly card: NewCard },
  ): Promise<Result<void, AddCardFailure>>
  /** What she agrees to when those loans are debited from a card. Source: CAR-06. */
  adherenceTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>>
  replaceByExisting(
    cards: CardOrder & { readonly cardId: string; readonly newCardId: string },
  ): Promise<Result<void, GatewayFailure>>
  /** `token` names the card that is replaced. */
  replaceByNew(
    replacement: CardOrder & { readonly token: string; readonly card: NewCard },
  ): Promise<Result<void, ReplaceCardFailure>>
}
export const CardGateway = Symbol('CardGateway')
