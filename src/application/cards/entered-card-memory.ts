import { newCard, withoutSecrets, type NewCard, type EnteredCard } from '@/domain/cards/new-card'

/**
 * A card typed on an earlier screen, held in memory only. Its number and security code are deleted first.
 * Source: PAY-19.
 */
export class EnteredCardMemory {
  private card: EnteredCard | undefined

  save(card: EnteredCard): void {
    this.card = card
  }

  /** Returns the card as far as it is still in memory, to be completed. */
  typedCard(): EnteredCard | undefined {
    return this.card
  }

  /** Returns whether the card is complete and can be sent. */
  isComplete(): boolean {
    return this.card !== undefined && this.card.number !== ''
  }

  /** Returns the digits of the card; undefined if it is not complete. */
  cardNumber(): string | undefined {
    return this.card && this.isComplete() ? newCard(this.card).number : undefined
  }

  /** Returns the card to send, once. Its number and security code are deleted from memory. */
  takeCard(): NewCard | undefined {
    if (!this.card || !this.isComplete()) return undefined
    const handed = newCard(this.card)
    this.forgetSecrets()
    return handed
  }

  forgetSecrets(): void {
    if (this.card) this.card = withoutSecrets(this.card)
  }

  forget(): void {
    this.card = undefined
  }
}
