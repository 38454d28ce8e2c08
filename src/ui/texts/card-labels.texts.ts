import type { CardBrand } from '@/domain/cards/card-brand'

/** The parts of a card's label, such as the brand and the type of card. Source: CAR-01. */
export const cardLabelsTexts = {
  /** Text for the type of a debit card. It is used if the lender does not give the type. */
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
