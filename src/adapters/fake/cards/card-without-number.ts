import { addDays, calendarDate, type CalendarDate } from '@/domain/shared/calendar-date'
import { yearOfDate } from '@/domain/shared/calendar-date-parts'
import { addMonths } from '@/domain/shared/calendar-month'
import type { PersonaSavedCard } from '@/adapters/fake/personas/persona'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import { findCardBrandName, toFullExpiryYear, lastFourCardDigits } from './entered-card'

export type MaskedCard = Pick<
  PersonaSavedCard,
  'maskedNumber' | 'effectiveBrand' | 'expiryMonth' | 'expiresInYears'
>

/**
 * Returns the data that the lender stores about a card that the customer typed: the masked number, the
 * brand and the expiry.
 */
export function maskEnteredCard(
  card: { readonly number: string; readonly month: string; readonly year: string },
  today: CalendarDate,
): MaskedCard {
  return {
    maskedNumber: `XXXXXXXXXXXX${lastFourCardDigits(card.number)}`,
    effectiveBrand: findCardBrandName(card.number),
    expiryMonth: Number(card.month),
    expiresInYears: toFullExpiryYear(card.year) - yearOfDate(today),
  }
}

/**
 * Returns the number of a card as the lender sends it to the portal: masked, or complete if the demo state
 * says so.
 */
export function toCardNumberForPortal(
  { maskedNumber }: Pick<PersonaSavedCard, 'maskedNumber'>,
  { wholeCardNumbers }: DemoOverrides,
): string {
  return wholeCardNumbers ? maskedNumber.replaceAll('X', '5') : maskedNumber
}

/** Returns the last day on which a card is valid. */
export function calculateCardExpiryDate(
  card: Pick<PersonaSavedCard, 'expiryMonth' | 'expiresInYears'>,
  today: CalendarDate,
): CalendarDate {
  const month = String(card.expiryMonth).padStart(2, '0')
  const first = calendarDate(`${yearOfDate(today) + card.expiresInYears}-${month}-01`)
  return addDays(addMonths(first, 1), -1)
}

export type CardStatus = 'ACTIVE' | NonNullable<PersonaSavedCard['status']>

/**
 * Returns the status of a card: the status that the demo gives the card or, if it gives none, `OVERDUE` for
 * an expired card and `ACTIVE` for any other. Source: CAR-02.
 */
export function cardStatus(
  card: Pick<PersonaSavedCard, 'expiryMonth' | 'expiresInYears' | 'status'>,
  today: CalendarDate,
): CardStatus {
  return card.status ?? (calculateCardExpiryDate(card, today) < today ? 'OVERDUE' : 'ACTIVE')
}
