/**
 * The card brands that can be guessed from a card number. The guess is only a hint: the issuer decides.
 * Source: PAY-14.
 */
export type CardBrand = 'visa' | 'master' | 'amex' | 'maestro' | 'cabal' | 'naranja' | 'diners'

/**
 * First digits of the card numbers of each brand. Several of these ranges lie within that of maestro, so
 * the narrower ones come first.
 */
const numberPrefixesByBrand: readonly { readonly brand: CardBrand; readonly pattern: RegExp }[] = [
  { brand: 'naranja', pattern: /^589562/ },
  { brand: 'cabal', pattern: /^(?:627170|589657|603522|604(?:20[1-9]|2[1-9]\d|3\d\d|400))/ },
  { brand: 'amex', pattern: /^3[47]/ },
  { brand: 'diners', pattern: /^3[0689]/ },
  { brand: 'visa', pattern: /^4\d/ },
  { brand: 'master', pattern: /^(?:5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/ },
  { brand: 'maestro', pattern: /^(?:50|5[6-9]|6\d)/ },
]

/**
 * Returns the card brand that the typed digits belong to; undefined if there are fewer than two digits
 * or no known brand begins with them. Source: PAY-14.
 */
export function cardBrandOfNumber(digits: string): CardBrand | undefined {
  return numberPrefixesByBrand.find(({ pattern }) => pattern.test(digits))?.brand
}
