import { inject, injectable } from 'inversify'
import { expiryProblemForPaymentNow } from '@/domain/cards/typed-card-expiry'
import type { SavedCard } from '@/domain/payments/saved-card'
import type { CardToCharge } from '@/application/payments/card-charge'
import { SavedCardDirectory } from '@/application/payments/saved-card-directory'
import { SessionStore } from '@/application/session/session-store'
import { toCardOwner, CardFormModel } from '@/ui/cards/card-form-model'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'

/**
 * The card with which several loans are paid in one go: a saved card, or a typed one, which is never stored.
 * Source: PAY-12, PAY-25.
 */
@injectable()
export class BatchPaymentCardSelection {
  selectableCards: readonly SavedCard[] = []
  chosenCardId: string | undefined = undefined
  isCardTyped = false

  constructor(
    @inject(SavedCardDirectory) private readonly savedCards: SavedCardDirectory,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(CardFormModel) readonly cardForm: CardFormModel,
  ) {
    observeFields(this, 'selectableCards', 'chosenCardId', 'isCardTyped')
  }

  prefillOwner(): void {
    this.cardForm.setExpiryRule(expiryProblemForPaymentNow)
    this.cardForm.prefillOwner(toCardOwner(this.sessions.customer()))
  }

  /**
   * Returns the customer's saved cards. If they cannot be loaded, returns an empty list, and the
   * customer can type a card.
   */
  async loadSavedCards(): Promise<readonly SavedCard[]> {
    const cards = await this.savedCards.listCards()
    return cards.ok ? cards.value : []
  }

  /** Offers the saved cards and chooses the first of them. If there are none, the customer types a card. */
  setSavedCards(cards: readonly SavedCard[]): void {
    this.selectableCards = cards
    this.chosenCardId = cards[0]?.debitCardId
    this.isCardTyped = cards.length === 0
  }

  /** The saved card that the customer has chosen; undefined while they type a card. */
  get chosenCard(): SavedCard | undefined {
    return this.isCardTyped
      ? undefined
      : this.selectableCards.find(({ debitCardId }) => debitCardId === this.chosenCardId)
  }

  chooseCard(debitCardId: string): void {
    this.chosenCardId = debitCardId
  }

  showNewCardForm(): void {
    this.isCardTyped = true
  }

  showSavedCards(): void {
    this.cardForm.forgetSecrets()
    this.isCardTyped = false
  }

  typedCardErrors(): readonly FormError[] {
    return this.isCardTyped ? this.cardForm.errors() : []
  }

  /**
   * Returns the card to charge: the one that the customer types, or the saved card that they chose; undefined
   * if they did neither. The number and security code of a typed card are deleted from memory.
   */
  takeCardToCharge(): CardToCharge | undefined {
    if (this.isCardTyped) return { kind: 'new', card: this.cardForm.takeCardAndEraseSecrets() }
    return this.chosenCard && { kind: 'saved', debitCardId: this.chosenCard.debitCardId }
  }

  /**
   * Records that a payment was just made with the card. If it is a saved card, it is offered first next time;
   * a typed card is not recorded.
   */
  recordCardUse(card: CardToCharge): void {
    const customer = this.sessions.taxId()
    if (customer !== undefined && card.kind === 'saved')
      this.savedCards.recordCardUse(customer, card.debitCardId)
  }

  /** Deletes the data of a typed card from memory. */
  eraseTypedCard(): void {
    this.cardForm.clear()
  }
}
