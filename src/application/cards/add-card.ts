import { inject, injectable } from 'inversify'
import { lastDigitsOf } from '@/domain/cards/card-number'
import { failure, type Result } from '@/domain/shared/result'
import type { NewCard } from '@/domain/cards/new-card'
import { CardAddition, type Addition } from './card-addition'
import { CardGateway, type AddCardFailure } from './card.port'

/**
 * `incomplete`: there is no card, or no loan, to send. Source: CAR-07.
 * `under-way`: a card of hers has no answer yet, so that no other is sent.
 */
export type AdditionFailure =
  | AddCardFailure
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'under-way' }

/**
 * Adds the card that was typed to the loans that were chosen, one at a time for each customer. Number and code are
 * forgotten before the answer comes; a card of somebody else is told at once, anything else where the result is shown.
 * Source: CAR-06, PAY-19.
 */
@injectable('Singleton')
export class AddCard {
  private readonly customersUnderWay = new Set<string>()

  constructor(
    @inject(CardGateway) private readonly gateway: CardGateway,
    @inject(CardAddition) private readonly addition: CardAddition,
  ) {}

  async execute(): Promise<Result<void, AdditionFailure>> {
    const addition = this.addition.current()
    if (!addition) return failure({ kind: 'incomplete' })
    const { customerId } = addition
    if (this.customersUnderWay.has(customerId)) return failure({ kind: 'under-way' })
    const card = this.addition.card.handOver()
    if (!card) return failure({ kind: 'incomplete' })
    this.customersUnderWay.add(customerId)
    try {
      return await this.send(addition, card)
    } finally {
      this.customersUnderWay.delete(customerId)
    }
  }

  private async send(addition: Addition, card: NewCard): Promise<Result<void, AddCardFailure>> {
    const externalIds = addition.loans.map(({ externalId }) => externalId)
    const added = await this.gateway.addCard({ externalIds, card, orderedBy: addition.orderedBy })
    if (added.ok) this.addition.end(addition, { kind: 'added', lastDigits: lastDigitsOf(card.number) })
    else if (added.failure.kind !== 'other-holder')
      this.addition.end(addition, { kind: 'not-added', failure: added.failure })
    return added
  }
}
