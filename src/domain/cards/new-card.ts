import { holderName } from './card-holder'
import { cardDigits } from './card-number'

/** The fields of a card as a customer types them. Source: PAY-14. */
export interface TypedCard {
  readonly number: string
  readonly holder: string
  /** `MM/YY` */
  readonly expiry: string
  readonly securityCode: string
  readonly dni: string
}

/** A form where nothing is typed yet. */
export const untypedCard: TypedCard = { number: '', holder: '', expiry: '', securityCode: '', dni: '' }

/** What may be kept of a card that was sent or put aside. Source: PAY-19. */
export function withoutSecrets(card: TypedCard): TypedCard {
  return { ...card, number: '', securityCode: '' }
}

/** A card to hand to the lender: never kept, never logged. Source: PAY-19. */
export interface NewCard {
  /** Digits without spaces. */
  readonly number: string
  readonly holder: string
  /** `MM` */
  readonly expiryMonth: string
  /** `YY` */
  readonly expiryYear: string
  readonly securityCode: string
  readonly dni: string
}

/** The card as it is sent; it has no problems any more. Source: PAY-19. */
export function newCard(card: TypedCard): NewCard {
  return {
    number: cardDigits(card.number),
    holder: holderName(card.holder),
    expiryMonth: card.expiry.slice(0, 2),
    expiryYear: card.expiry.slice(3, 5),
    securityCode: card.securityCode,
    dni: card.dni,
  }
}
