import { cardHolderToSend } from './card-holder'
import { cardNumberDigits } from './card-number'

/** The fields of a card as a customer types them. Source: PAY-14. */
export interface EnteredCard {
  readonly number: string
  readonly holder: string
  /** The expiry as it is printed on the card: `MM/YY`. */
  readonly expiry: string
  readonly securityCode: string
  readonly dni: string
}

/** The fields of a card form before the customer types anything. */
export const emptyCardForm: EnteredCard = { number: '', holder: '', expiry: '', securityCode: '', dni: '' }

/** Returns the typed card without its number and security code, which must not be stored. Source: PAY-19. */
export function cardWithoutSecrets(card: EnteredCard): EnteredCard {
  return { ...card, number: '', securityCode: '' }
}

/**
 * The data of a card that the portal sends to the lender. The portal never stores or logs them. Source:
 * PAY-19.
 */
export interface NewCard {
  /** The card number: digits without spaces. */
  readonly number: string
  readonly holder: string
  /** The month in which the card expires, as two digits (`MM`). */
  readonly expiryMonth: string
  /** The year in which the card expires, as two digits (`YY`). */
  readonly expiryYear: string
  readonly securityCode: string
  readonly dni: string
}

/**
 * Converts the fields of a valid card form to the card data that the portal sends to the lender. Source:
 * PAY-19.
 */
export function newCardFromForm(card: EnteredCard): NewCard {
  return {
    number: cardNumberDigits(card.number),
    holder: cardHolderToSend(card.holder),
    expiryMonth: card.expiry.slice(0, 2),
    expiryYear: card.expiry.slice(3, 5),
    securityCode: card.securityCode,
    dni: card.dni,
  }
}
