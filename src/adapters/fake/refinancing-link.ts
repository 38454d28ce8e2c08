import { addDays, dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { centsToPesos } from '@/domain/shared/money'
import type { Persona } from './personas/persona'

const threeHours = 3 * 3_600_000

type LinkedPerson = Pick<Persona, 'taxId' | 'refinancing'>

/**
 * The `hash` of the link that the lender sends to that customer, with its secret. Undefined for a customer who has
 * nothing to refinance. Source: REF-01, SES-22.
 */
export function refinancingHash(person: LinkedPerson, now: number): string | undefined {
  const { taxId, refinancing } = person
  if (!refinancing) return undefined
  const { maxTerm, maxInstallment } = refinancing
  const amount = centsToPesos(maxInstallment).toFixed(2)
  return signedHash(person, [taxId, String(maxTerm), amount, linkDay(refinancing, now)])
}

/** A hash of those parts with the secret of that customer, if one was sent. */
export function signedHash(
  { refinancing }: Pick<LinkedPerson, 'refinancing'>,
  parts: readonly string[],
): string {
  return refinancing ? `${hashOf(parts)}.${refinancing.linkSecret}` : hashOf(parts)
}

/** Base64 of the four parts. Source: REF-01. */
export function hashOf(parts: readonly string[]): string {
  return btoa(parts.join('|'))
}

/**
 * What a link is to that customer today: `open`, `expired`, or undefined for one that the lender never sent. The terms
 * in it decide nothing: the lender's own do. Source: REF-02, REF-11, SES-22.
 */
export function linkStatus(hash: string, person: LinkedPerson, now: number): 'open' | 'expired' | undefined {
  const { taxId, refinancing } = person
  const [terms = '', secret] = hash.split('.')
  const [linkTaxId, , , day = ''] = decoded(terms).split('|')
  if (!refinancing || secret !== refinancing.linkSecret || linkTaxId !== taxId) return undefined
  const first = linkDay(refinancing, now)
  // Besides the link of that day the lender sends the one of the next.
  return refinancing.daysAgo <= 0 && [first, addDays(first, 1)].some((sent) => sent === day)
    ? 'open'
    : 'expired'
}

function linkDay({ daysAgo }: { readonly daysAgo: number }, now: number): CalendarDate {
  return addDays(dayWhoseNineIsNext(now), -daysAgo)
}

/** A link of today is over at 21:00: whoever shows the demo at night is given tomorrow's. Source: REF-02. */
function dayWhoseNineIsNext(now: number): CalendarDate {
  return dayInBuenosAires((now + threeHours) as Instant)
}

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
