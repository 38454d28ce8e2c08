import type { EnteredCard } from '@/domain/cards/new-card'

/** Data of Marta's card as typed in the form of the portal, without mistakes. */
export const validEnteredCard: EnteredCard = {
  number: '4517 6500 1234 4821',
  holder: 'Marta Giménez',
  expiry: '09/28',
  securityCode: '123',
  dni: '28456123',
}
