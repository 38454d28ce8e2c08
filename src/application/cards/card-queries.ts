import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CardPayableLoan } from '@/domain/cards/card-loan'
import { replacementCardsFor, type DebitCard } from '@/domain/cards/debit-card'
import { Clock } from '@/application/shared/clock.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { PortalFile } from '@/application/shared/file-saver.port'
import { CardGateway, type LoansThatAcceptCardFailure } from './card.port'

/** The loans that a card pays today, and the cards that could replace it. Source: CAR-08. */
export interface CardReplacementOptions {
  readonly loans: readonly CardPayableLoan[]
  readonly replacementCards: Result<readonly DebitCard[], GatewayFailure>
}

@injectable()
export class CardQueries {
  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Returns the customer's debit cards. Source: CAR-01. */
  async debitCards(): Promise<Result<readonly DebitCard[], GatewayFailure>> {
    return this.gateway.debitCards()
  }

  /** Returns the loans that the card pays. Source: CAR-04. */
  async loansPaidByCard(cardId: string): Promise<Result<readonly CardPayableLoan[], GatewayFailure>> {
    return this.gateway.loansPaidByCard(cardId)
  }

  /** Returns a file with the terms of paying the given loans by direct debit from a card. Source: CAR-06. */
  async directDebitTerms(externalIds: readonly string[]): Promise<Result<PortalFile, GatewayFailure>> {
    return this.gateway.directDebitTerms(externalIds)
  }

  /** Returns the loans that a card can be added to; never an empty list. Source: CAR-05. */
  async loansThatAcceptCard(): Promise<Result<readonly CardPayableLoan[], LoansThatAcceptCardFailure>> {
    const found = await this.gateway.loansThatAcceptCard()
    return found.ok && found.value.length === 0 ? failure({ kind: 'no-loans' }) : found
  }

  /** Returns the customer's cards that have not expired, without the given card. Source: CAR-08. */
  async replacementCards(card: DebitCard): Promise<Result<readonly DebitCard[], GatewayFailure>> {
    const cards = await this.gateway.debitCards()
    return cards.ok ? success(replacementCardsFor(card, cards.value, this.clock.today())) : cards
  }

  /**
   * Returns the loans that a card pays and the cards that could replace it. Fails only if the loans cannot
   * be read. If the replacement cards cannot be read, `replacementCards` is a failure. Source: CAR-08.
   */
  async replacementOptions(card: DebitCard): Promise<Result<CardReplacementOptions, GatewayFailure>> {
    const [loans, replacementCards] = await Promise.all([
      this.gateway.loansPaidByCard(card.cardId),
      this.replacementCards(card),
    ])
    return loans.ok ? success({ loans: loans.value, replacementCards }) : loans
  }
}
