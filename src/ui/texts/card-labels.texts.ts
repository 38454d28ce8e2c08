import type { CardBrand } from '@/domain/cards/card-brand'

/** Texts of which the label of a card is made. Source: CAR-01. */
export const cardLabelsTexts = {
  /** Type of card, shown for a card without a brand. */
  debit: 'Débito',
  otherBrand: 'Tarjeta de débito',
  lastDigits: (digits: string) => `xxxx ${digits}`,
} as const

/** Returns the name of a card brand as customers read it. Source: CAR-01. */
export function cardBrandText(brand: CardBrand): string {
  switch (brand) {
    case 'visa':
      return 'Visa'
    case 'master':
      return 'Mastercard'
    case 'amex':
      return 'American Express'
    case 'maestro':
      return 'Maestro'
    case 'cabal':
      return 'Cabal'
    case 'naranja':
      return 'Naranja'
    case 'diners':
      return 'Diners'
  }
}
