import type { Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import type { DebitCard } from '@/domain/cards/debit-card'
import type { NewCard } from '@/domain/cards/new-card'
import type {
  OperationConfirmed,
  OperationRequestFields,
  OperationSendFailure,
} from '@/application/shared/operation-definition'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * Why no loan was found that a card can be added to. `no-loans`: the customer has no such loan; instead of
 * this failure, the lender may also answer with an empty list. Source: CAR-05.
 */
export type LoansThatAcceptCardFailure = GatewayFailure | { readonly kind: 'no-loans' }

/**
 * Why the lender did not add or replace the card.
 * - `other-holder`: the card is in another person's name. Source: CAR-10.
 * - `not-replaceable`: the chosen card cannot replace the current one. Source: CAR-09.
 * - `declined`: any other reason; `message` is the lender's own sentence.
 */
export type CardChangeRejection =
  | { readonly kind: 'other-holder' }
  | { readonly kind: 'not-replaceable' }
  | { readonly kind: 'declined'; readonly message?: string }

/**
 * The lender's answer to a request to add or replace a card. Only `CardOperations` sends such requests, and
 * only in the session of the customer. Source: PAY-16, SES-21.
 */
export type CardChangeAnswer = Result<OperationConfirmed, OperationSendFailure<CardChangeRejection>>

/** The requests to the lender's server about the debit cards that pay loans automatically. Source: 2§7. */
export interface CardGateway {
  /** Returns the customer's debit cards; an empty list if there are none. */
  debitCards(): Promise<Result<readonly DebitCard[], GatewayFailure>>
  loansPaidByCard(cardId: string): Promise<Result<readonly CardPayableLoan[], GatewayFailure>>
  loansThatAcceptCard(): Promise<Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>>
  addCard(
    added: OperationRequestFields & { readonly externalIds: readonly string[]; readonly card: NewCard },
  ): Promise<CardChangeAnswer>
  /** Returns a file with the terms of paying the given loans by direct debit from a card. Source: CAR-06. */
  directDebitTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>>
  replaceWithSavedCard(
    cards: OperationRequestFields & { readonly cardId: string; readonly newCardId: string },
  ): Promise<CardChangeAnswer>
  /** Replaces a saved card by a card that the customer typed. `replacementToken` identifies the card to be replaced. */
  replaceWithNewCard(
    replacement: OperationRequestFields & { readonly replacementToken: string; readonly card: NewCard },
  ): Promise<CardChangeAnswer>
}
export const CardGateway = definePort<CardGateway>('CardGateway')
