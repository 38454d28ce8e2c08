import type { Result } from '@/domain/shared/result'
import type { CardLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type { OperationConfirmed, OperationRequest, SendFailure } from '@/application/shared/exactly-once'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** `no-loans`: none is left that a card could be added to; an empty list says the same. Source: CAR-05. */
export type LinkableLoansFailure = GatewayFailure | { readonly kind: 'no-loans' }

/**
 * Why the lender did not change the cards.
 * - `other-holder`: the card is in another person's name. Source: CAR-10.
 * - `not-replaceable`: that card cannot take the other one's place. Source: CAR-09.
 * - `declined`: anything else; `message` is the lender's own sentence.
 */
export type CardRejection =
  | { readonly kind: 'other-holder' }
  | { readonly kind: 'not-replaceable' }
  | { readonly kind: 'declined'; readonly message?: string }

/** Goes out through `CardOperations` alone, under the customer's session only. Source: PAY-16, SES-21. */
export type CardChangeAnswer = Result<OperationConfirmed, SendFailure<CardRejection>>

/** The debit cards that loans are paid with. Source: 2§7. */
export interface CardGateway {
  /** Empty if the customer has none. */
  cards(): Promise<Result<readonly DebitCard[], GatewayFailure>>
  linkedLoans(cardId: string): Promise<Result<readonly CardLoan[], GatewayFailure>>
  linkableLoans(): Promise<Result<readonly CardLoan[], LinkableLoansFailure>>
  addCard(
    added: OperationRequest & { readonly externalIds: readonly string[]; readonly card: NewCard },
  ): Promise<CardChangeAnswer>
  /** The terms of debiting those loans from a card, as a file. Source: CAR-06. */
  adherenceTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>>
  replaceByExisting(
    cards: OperationRequest & { readonly cardId: string; readonly newCardId: string },
  ): Promise<CardChangeAnswer>
  /** `token` names the card that is replaced. */
  replaceByNew(
    replacement: OperationRequest & { readonly token: string; readonly card: NewCard },
  ): Promise<CardChangeAnswer>
}
export const CardGateway = Symbol('CardGateway')
