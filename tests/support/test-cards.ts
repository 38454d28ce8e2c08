import type { NewCard } from '@/domain/cards/new-card'

/** Mastercard of the persona Marta, which the fake lender accepts. The card does not exist in reality. */
export const martasMastercard: NewCard = {
  number: '5412750012345014',
  holder: 'Marta Giménez',
  expiryMonth: '12',
  expiryYear: '39',
  securityCode: '123',
  dni: '28456123',
}

export const martasVisa: NewCard = {
  ...martasMastercard,
  number: '4517650012344821',
  expiryMonth: '09',
  expiryYear: '28',
}
