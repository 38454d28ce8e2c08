import { inject, injectable } from 'inversify'
import { normalizedDni } from '@/domain/access/dni'
import { cardBrand, type CardBrand } from '@/domain/cards/card-brand'
import { futureExpiryProblem, normalizedExpiry, type CardExpiryRule } from '@/domain/cards/card-expiry'
import { normalizedHolder } from '@/domain/cards/card-holder'
import { cardDigits, groupedCardNumber } from '@/domain/cards/card-number'
import { newCard, emptyCard, withoutSecrets, type NewCard, type EnteredCard } from '@/domain/cards/new-card'
import { normalizedSecurityCode, securityCodeLength } from '@/domain/cards/security-code'
import type { Customer } from '@/domain/session/session'
import { Clock } from '@/application/shared/clock.port'
import { formErrors } from '@/ui/kit/checked-by'
import type { FormError } from '@/ui/kit/form-error'
import { observeFields } from '@/ui/kit/observe-fields'
import { EnteredCardForm } from './entered-card-form'

/** The ids of the form's fields, to which the errors link. */
export const cardFieldIds: { readonly [Field in keyof EnteredCard]: keyof EnteredCardForm } = {
  number: 'cardNumber',
  holder: 'cardHolder',
  expiry: 'cardExpiry',
  securityCode: 'cardSecurityCode',
  dni: 'cardDni',
}

/** The person who most likely owns the card. */
export interface CardOwner {
  readonly name: string
  readonly dni: string
}

const nobody: CardOwner = { name: '', dni: '' }

/** Returns the customer as the owner of the card, with what the session knows. Source: PAY-14, CAR-06. */
export function customerAsCardOwner(customer: Customer | undefined): CardOwner {
  return customer ? { name: `${customer.firstName} ${customer.surname}`, dni: customer.dni } : nobody
}

/**
 * A card while it is being typed. Its number and security code are not stored anywhere else. Source: PAY-14,
 * PAY-19.
 */
@injectable()
export class CardEntry {
  card: EnteredCard = emptyCard
  owner: CardOwner = nobody
  private expiryRule: CardExpiryRule = futureExpiryProblem

  constructor(@inject(Clock) private readonly clock: Clock) {
    observeFields(this, 'card', 'owner')
  }

  /** Brand guessed from the number. Only a hint: the issuer decides. */
  get brand(): CardBrand | undefined {
    return cardBrand(cardDigits(this.card.number))
  }

  get securityCodeLength(): 3 | 4 {
    return securityCodeLength(this.card.number)
  }

  typeNumber(text: string): void {
    this.type({ number: groupedCardNumber(text) })
  }

  typeHolder(text: string): void {
    this.type({ holder: normalizedHolder(text) })
  }

  typeExpiry(text: string): void {
    this.type({ expiry: normalizedExpiry(text) })
  }

  typeSecurityCode(text: string): void {
    this.type({ securityCode: normalizedSecurityCode(text) })
  }

  typeDni(text: string): void {
    this.type({ dni: normalizedDni(text) })
  }

  /** Sets the check of the expiry; by default it has to be after the current month. Source: PAY-14. */
  setExpiryRule(rule: CardExpiryRule): void {
    this.expiryRule = rule
  }

  /** Fills in the most likely owner. The customer can type another name and DNI. */
  prefillOwner({ name, dni }: CardOwner): void {
    this.owner = { name: normalizedHolder(name), dni: normalizedDni(dni) }
    this.card = { ...emptyCard, holder: this.owner.name, dni: this.owner.dni }
  }

  /** Whether the owner fields contain the customer's own name and DNI. */
  get isOwnCard(): boolean {
    const { card, owner } = this
    return owner.name !== '' && card.holder === owner.name && card.dni === owner.dni
  }

  /** Empties the owner fields, for a card of another person. */
  clearOwner(): void {
    this.type({ holder: '', dni: '' })
  }

  /** Fills in a card that was typed before, as far as it is still in memory. */
  fill(card: EnteredCard): void {
    this.card = card
  }

  /** Returns every error of the form. */
  errors(): readonly FormError[] {
    return formErrors(new EnteredCardForm(this.card, this.clock.today(), this.expiryRule))
  }

  /** Returns the card to send, and deletes its secrets from memory. Call `errors` first. */
  takeCard(): NewCard {
    const card = newCard(this.card)
    this.forgetSecrets()
    return card
  }

  forgetSecrets(): void {
    this.card = withoutSecrets(this.card)
  }

  forget(): void {
    this.card = emptyCard
  }

  private type(fields: Partial<EnteredCard>): void {
    this.card = { ...this.card, ...fields }
  }
}
