import { newCard, withoutSecrets, type NewCard, type TypedCard } from '@/domain/cards/new-card'

/** A card as it was typed on an earlier screen: in memory only. Its number and code go first. Source: PAY-19. */
export class TypedCardMemory {
  private card: TypedCard | undefined

  keep(card: TypedCard): void {
    this.card = card
  }

  /** What is left of it, to be completed. */
  typed(): TypedCard | undefined {
    return this.card
  }

  /** Whether it can be sent as it is. */
  isWhole(): boolean {
    return this.card !== undefined && this.card.number !== ''
  }

  /** Gives the card to be sent, once: number and code are gone with it. */
  handOver(): NewCard | undefined {
    if (!this.card || !this.isWhole()) return undefined
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
