import { inject, injectable } from 'inversify'
import { normalizedDni } from '@/domain/access/dni'
import { cardBrandOfNumber, type CardBrand } from '@/domain/cards/card-brand'
import {
  expiryProblemForFutureCharges,
  normalizedCardExpiry,
  type CardExpiryValidator,
} from '@/domain/cards/typed-card-expiry'
import { normalizedCardHolder } from '@/domain/cards/card-holder'
import { cardNumberDigits, groupedCardNumber } from '@/domain/cards/card-number'
import {
  newCardFromForm,
  emptyCardForm,
  cardWithoutSecrets,
  type NewCard,
  type EnteredCard,
} from '@/domain/cards/new-card'
import { normalizedSecurityCode, securityCodeLength } from '@/domain/cards/security-code'
import type { Customer } from '@/domain/session/session'
import { Clock } from '@/application/shared/clock.port'
import { findFormErrors } from '@/ui/kit/validate-field'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { CardFormValidator } from './card-form-validator'

/**
 * The ids of the fields of the card form. Each error message of the form links to the field with the error.
 */
export const cardFormFieldIds: { readonly [Field in keyof EnteredCard]: keyof CardFormValidator } = {
  number: 'cardNumber',
  holder: 'cardHolder',
  expiry: 'cardExpiry',
  securityCode: 'cardSecurityCode',
  dni: 'cardDni',
}

/**
 * Name and DNI of the card's owner that the form fills in before the customer types; an empty text if
 * unknown.
 */
interface CardOwner {
  readonly name: string
  readonly dni: string
}

const unknownOwner: CardOwner = { name: '', dni: '' }

/**
 * Returns the customer's name and DNI, with which the form fills in the card's owner; empty texts if no
 * customer is given. Source: PAY-14, CAR-06.
 */
export function toCardOwner(customer: Customer | undefined): CardOwner {
  return customer ? { name: `${customer.firstName} ${customer.surname}`, dni: customer.dni } : unknownOwner
}

/**
 * The card that the customer is typing in the form. Its number and security code are held in memory only.
 * Source: PAY-14, PAY-19.
 */
@injectable()
export class CardFormModel {
  card: EnteredCard = emptyCardForm
  prefilledOwner: CardOwner = unknownOwner
  private expiryRule: CardExpiryValidator = expiryProblemForFutureCharges

  constructor(@inject(Clock) private readonly clock: Clock) {
    observeFields(this, 'card', 'prefilledOwner')
  }

  /**
   * The card brand that the typed number suggests; undefined if it suggests none. The suggestion may be
   * wrong, because the issuer of the card decides its brand.
   */
  get suggestedBrand(): CardBrand | undefined {
    return cardBrandOfNumber(cardNumberDigits(this.card.number))
  }

  get securityCodeLength(): 3 | 4 {
    return securityCodeLength(this.card.number)
  }

  enterCardNumber(text: string): void {
    this.type({ number: groupedCardNumber(text) })
  }

  enterHolder(text: string): void {
    this.type({ holder: normalizedCardHolder(text) })
  }

  enterExpiry(text: string): void {
    this.type({ expiry: normalizedCardExpiry(text) })
  }

  enterSecurityCode(text: string): void {
    this.type({ securityCode: normalizedSecurityCode(text) })
  }

  enterDni(text: string): void {
    this.type({ dni: normalizedDni(text) })
  }

  /**
   * Sets the rule for the expiry of the card. By default the card has to expire after the current month.
   * Source: PAY-14.
   */
  setExpiryRule(rule: CardExpiryValidator): void {
    this.expiryRule = rule
  }

  /**
   * Empties the card form and then fills in the name and DNI of the given person, who is most likely the
   * owner of the card. The customer can replace both.
   */
  prefillOwner({ name, dni }: CardOwner): void {
    this.prefilledOwner = { name: normalizedCardHolder(name), dni: normalizedDni(dni) }
    this.card = { ...emptyCardForm, holder: this.prefilledOwner.name, dni: this.prefilledOwner.dni }
  }

  /** Whether the typed name and DNI of the card's owner are those of the signed-in customer. */
  get isCustomersOwnCard(): boolean {
    const { card, prefilledOwner } = this
    return (
      prefilledOwner.name !== '' && card.holder === prefilledOwner.name && card.dni === prefilledOwner.dni
    )
  }

  /**
   * Empties the fields for the owner's name and DNI, so that the customer can type those of another person.
   */
  clearOwner(): void {
    this.type({ holder: '', dni: '' })
  }

  /**
   * Fills in the form with a card that the customer typed before. Fields that are no longer in memory stay
   * empty.
   */
  restoreTypedCard(card: EnteredCard): void {
    this.card = card
  }

  /** Returns all errors of the data that the customer has typed in the card form; empty if it has none. */
  errors(): readonly FormError[] {
    return findFormErrors(new CardFormValidator(this.card, this.clock.today(), this.expiryRule))
  }

  /**
   * Returns the typed card so that it can be sent, and deletes its number and security code from memory.
   * Call `errors` first: the typed card must be valid.
   */
  takeCardAndEraseSecrets(): NewCard {
    const card = newCardFromForm(this.card)
    this.forgetSecrets()
    return card
  }

  forgetSecrets(): void {
    this.card = cardWithoutSecrets(this.card)
  }

  clear(): void {
    this.card = emptyCardForm
  }

  private type(fields: Partial<EnteredCard>): void {
    this.card = { ...this.card, ...fields }
  }
}
