import type { CalendarDate } from '@/domain/shared/calendar-date'
import type { CardStatus } from './card-without-number'
import { isEnteredCardExpired, lastFourCardDigits } from './entered-card'

/** Test cards: the last four digits of the number decide the issuer's answer. */
const refusalCodeByLastDigits: Readonly<Record<string, string>> = {
  '0002': 'DENIED',
  '0010': 'INSUFFICIENT_FUNDS',
  '0028': 'CARD_BLOCKED',
  '0036': 'INVALID_CARD_NUMBER',
  '0044': 'EXCEED_LIMITS',
  '0051': 'MAX_ATTEMPTS',
  '0069': 'OTHER_ERROR',
}

interface EnteredCard {
  readonly debitCardNumber: string
  readonly month: string
  readonly year: string
}

/**
 * Returns the error code with which the card's issuer declines a charge; undefined if the issuer accepts
 * the charge.
 */
export function findCardIssuerRefusalCode(card: EnteredCard, today: CalendarDate): string | undefined {
  if (isEnteredCardExpired(card, today)) return 'INVALID_CARD_EXPIRED_ERROR'
  return refusalCodeByLastDigits[lastFourCardDigits(card.debitCardNumber)]
}

/**
 * Returns the error code with which a charge to a saved card is declined; undefined if the card can be
 * charged. Source: CAR-02, PAY-15.
 */
export function findSavedCardRefusalCode(status: CardStatus): string | undefined {
  switch (status) {
    case 'OVERDUE':
      return 'INVALID_CARD_EXPIRED_ERROR'
    case 'INCOLLECTIBLE':
      return 'DENIED_OR_DISABLED'
    case 'DUE_SOON':
    case 'ACTIVE':
      return undefined
  }
}
