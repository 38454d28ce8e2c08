import type { CardBrand } from '@/domain/cards/card-brand'
import { formatCardExpiry } from '@/domain/cards/card-expiry'
import type { CardSummary } from '@/domain/cards/known-card'
import { cardBrandNamedInText } from '@/domain/cards/named-card-brand'
import { cardBrandText, cardLabelsTexts as texts } from '@/ui/texts/card-labels.texts'

/** The texts that describe a card to the customer, without its full number. Source: CAR-01. */
export interface CardLabels {
  readonly brandCode: CardBrand | undefined
  /** The name of the card, such as `Visa 3308`. Every screen uses this name. */
  readonly name: string
  /** The name of the card without its last digits, which are in `maskedLastDigits`. */
  readonly nameWithoutDigits: string
  /** The type of the card, such as `Débito`; undefined if the name of the card already says the type. */
  readonly type: string | undefined
  /** The last digits of the card after four masked ones, such as `xxxx 3308`. */
  readonly maskedLastDigits: string
  /** The expiry of the card, such as `12/28`. */
  readonly expiry: string
  /** The name of the card's owner; present only for a card that the customer typed. */
  readonly holder?: string
}

/** Returns the texts that describe a card which is stored at the lender. */
export function savedCardLabels(card: CardSummary): CardLabels {
  const brandCode = cardBrandNamedInText(card.brand)
  return {
    brandCode,
    name: cardName(card),
    nameWithoutDigits: brandText(brandCode, card.brand),
    type: cardTypeText(brandCode, card),
    maskedLastDigits: texts.lastDigits(card.lastDigits),
    expiry: formatCardExpiry(card.expiry),
  }
}

/** Returns the name of a card, such as `Visa 4821`. Every screen uses this name. */
export function cardName({ brand, lastDigits }: Pick<CardSummary, 'brand' | 'lastDigits'>): string {
  return `${brandText(cardBrandNamedInText(brand), brand)} ${lastDigits}`
}

/** Returns whether the lender names a brand for the card, including a brand that the portal does not know. */
export function hasLenderNamedCardBrand({ brand }: Pick<CardSummary, 'brand'>): boolean {
  return cardBrandNamedInText(brand) !== undefined || !saysNoBrand(brand)
}

/**
 * Returns the name of a card's brand. For a brand that the portal does not know, returns the lender's text.
 * If the lender gives no text, returns a name which says that it is a debit card.
 */
export function brandText(brand: CardBrand | undefined, word: string): string {
  if (brand) return cardBrandText(brand)
  if (saysNoBrand(word)) return texts.otherBrand
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

function saysNoBrand(word: string): boolean {
  return word === '' || word === texts.debit.toLowerCase()
}

/**
 * Returns the type of a card; undefined if the card has no brand, because its name then says that it is a
 * debit card. If the type begins with the second word of the brand's name, that word is left out: `Express
 * Corporate` of American Express is `Corporate`.
 */
export function cardTypeText(
  brand: CardBrand | undefined,
  { brand: word, type = texts.debit }: Pick<CardSummary, 'brand' | 'type'>,
): string | undefined {
  if (!brand) return saysNoBrand(word) ? undefined : type
  const second = cardBrandText(brand).split(' ').slice(1).join(' ').toLowerCase()
  const ownType = type.toLowerCase().startsWith(second) ? type.slice(second.length).trim() : type
  return ownType || texts.debit
}
