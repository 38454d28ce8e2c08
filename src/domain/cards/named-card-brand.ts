import type { CardBrand } from './card-brand'

/** How the names of the brands begin, in lower case; one that is not here is drawn without a mark. Source: CAR-01. */
const beginnings: readonly { readonly brand: CardBrand; readonly name: string }[] = [
  { brand: 'visa', name: 'visa' },
  { brand: 'master', name: 'master' },
  { brand: 'amex', name: 'amex' },
  { brand: 'amex', name: 'american' },
  { brand: 'maestro', name: 'maestro' },
  { brand: 'cabal', name: 'cabal' },
  { brand: 'naranja', name: 'naranja' },
  { brand: 'diners', name: 'diners' },
]

/** The brand that a name of the lender's tells: `mastercard débito` is a master. Source: CAR-01. */
export function namedCardBrand(name: string): CardBrand | undefined {
  const lower = name.trim().toLowerCase()
  return beginnings.find((each) => lower.startsWith(each.name))?.brand
}
