import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { CardAddition } from './card-addition'
import { CardGateway, type AddCardFailure } from './card.port'

/** `incomplete`: there is no card, or no loan, to send. Source: CAR-07. */
export type AdditionFailure = AddCardFailure | { readonly kind: 'incomplete' }

/**
 * Adds the card that was typed to the loans that were chosen. Number and code are forgotten before the answer comes;
 * a card of somebody else is told at once, anything else where the result is shown. Source: CAR-06, PAY-19.
 */
@injectable()
export class AddCard {
  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(CardAddition) private readonly addition: CardAddition,
  ) {}

  async execute(): Promise<Result<void, AdditionFailure>> {
    const loans = this.addition.loans()
    const card = loans.length === 0 ? undefined : this.addition.card.handOver()
    if (!card) return failure({ kind: 'incomplete' })
    const externalIds = loans.map(({ externalId }) => externalId)
    const added = await this.gateway.addCard({ externalIds, card })
    if (added.ok) {
      this.addition.end({ kind: 'added', lastDigits: card.number.slice(-4) })
      return success()
    }
    if (added.failure.kind !== 'other-holder')
      this.addition.end({ kind: 'not-added', failure: added.failure })
    return added
  }
}
