import type { CardBrand } from './card-brand'

/**
 * The beginning of each brand's name, in lower case. A brand that is not listed has a generic logo.
 * Source: CAR-01.
 */
const namePrefixesByBrand: readonly { readonly brand: CardBrand; readonly name: string }[] = [
  { brand: 'visa', name: 'visa' },
  { brand: 'master', name: 'master' },
  { brand: 'amex', name: 'amex' },
  { brand: 'amex', name: 'american' },
  { brand: 'maestro', name: 'maestro' },
  { brand: 'cabal', name: 'cabal' },
  { brand: 'naranja', name: 'naranja' },
  { brand: 'diners', name: 'diners' },
]

/**
 * Returns the card brand that a text of the lender names: `master` for `mastercard débito`. Undefined if the
 * text begins with no known brand. Source: CAR-01.
 */
export function cardBrandNamedInText(name: string): CardBrand | undefined {
  const lower = name.trim().toLowerCase()
  return namePrefixesByBrand.find((each) => lower.startsWith(each.name))?.brand
}
