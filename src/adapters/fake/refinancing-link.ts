import { addDays, dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { centsToPesos } from '@/domain/shared/money'
import type { Persona } from './personas/persona'

const threeHours = 3 * 3_600_000

/** The `hash` of the link that the lender sends to that customer; nothing for one who has nothing to refinance. */
export function refinancingHash({ taxId, refinancing }: Persona, now: number): string | undefined {
  if (!refinancing) return undefined
  const day = addDays(dayWhoseNineIsNext(now), -refinancing.daysAgo)
  return hashOf([
    taxId,
    String(refinancing.maxTerm),
    centsToPesos(refinancing.maxInstallment).toFixed(2),
    day,
  ])
}

/** Base64 of the four parts. Source: REF-01. */
export function hashOf(parts: readonly string[]): string {
  return btoa(parts.join('|'))
}

/** A link of today is over at 21:00: whoever shows the demo at night is given tomorrow's. Source: REF-02. */
function dayWhoseNineIsNext(now: number): CalendarDate {
  return dayInBuenosAires((now + threeHours) as Instant)
}
