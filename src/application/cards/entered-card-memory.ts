import { newCardFromForm, cardWithoutSecrets, type NewCard, type EnteredCard } from '@/domain/cards/new-card'

/**
 * A card that the customer typed on an earlier screen, held in memory only. Its number and security code
 * are deleted as soon as the card is taken to be sent. Source: PAY-19.
 */
export class EnteredCardMemory {
  private card: EnteredCard | undefined

  save(card: EnteredCard): void {
    this.card = card
  }

  /**
   * Returns the typed card without the parts that were deleted from memory, so that the customer can
   * complete it. Undefined if no card was typed.
   */
  typedCard(): EnteredCard | undefined {
    return this.card
  }

  /** Returns whether a card was typed and its number is still in memory, so that the card can be sent. */
  isComplete(): boolean {
    return this.card !== undefined && this.card.number !== ''
  }

  /**
   * Returns the digits of the typed card's number; undefined if no card was typed or its number was deleted.
   */
  cardNumber(): string | undefined {
    return this.card && this.isComplete() ? newCardFromForm(this.card).number : undefined
  }

  /**
   * Returns the card to be sent and deletes its number and security code from memory, so later calls
   * return undefined.
   */
  takeCard(): NewCard | undefined {
    if (!this.card || !this.isComplete()) return undefined
    const handed = newCardFromForm(this.card)
    this.forgetSecrets()
    return handed
  }

  forgetSecrets(): void {
    if (this.card) this.card = cardWithoutSecrets(this.card)
  }

  forget(): void {
    this.card = undefined
  }
}
