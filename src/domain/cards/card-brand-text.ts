/** The brand and the type of a card, from a text that the lender sends, such as `Visa Débito`. */
interface CardBrandAndType {
  /** The card's brand: the first word of the lender's brand text, in lower case. */
  readonly brand: string
  /** The type of card: the words of the lender's brand text after the brand; missing if there are none. */
  readonly type?: string
}

/**
 * Matches four digits in a row, which mean that the text contains a card number: no brand name has as many.
 */
const cardNumberPattern = /\d{4}/

/**
 * Splits the lender's brand text, such as `Visa Débito`, into brand and type. Digits of a card number in
 * the text are ignored, because the portal shows only the last four digits of a card. Source: CAR-01.
 */
export function parseCardBrandText(effectiveBrand: string): CardBrandAndType {
  const words = effectiveBrand.trim().split(/\s+/)
  const [brand = '', ...rest] = words.filter((word) => !cardNumberPattern.test(word))
  return { brand: brand.toLowerCase(), ...(rest.length > 0 ? { type: rest.join(' ') } : {}) }
}
