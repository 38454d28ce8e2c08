import { addDays, dayInBuenosAires, type CalendarDate, type Instant } from '@/domain/shared/calendar-date'
import { centsToPesos } from '@/domain/shared/money'
import type { DemoState } from '@/adapters/fake/demo-state'
import type { Persona } from '@/adapters/fake/personas/persona'
import { RandomTextGenerator, createSecureRandomNumber } from '@/adapters/fake/shared/random-text-generator'

/** A link that the lender sent to one customer. Source: SES-22. */
export type LinkSentByLender = NonNullable<DemoState['links']>[number]

const expiryToMidnightMilliseconds = 3 * 3_600_000

/**
 * Creates the link of the given kind that the lender would send to a customer now, with a new secret.
 * Undefined if the lender sends this customer no link of that kind.
 */
export function createLinkSentByLender(
  persona: Persona,
  opens: LinkSentByLender['opens'],
  {
    now,
    random = createSecureRandomNumber,
    leadsTo,
  }: {
    readonly now: number
    readonly random?: () => number
    readonly leadsTo?: LinkSentByLender['leadsTo']
  },
): LinkSentByLender | undefined {
  const day = dayInNewLink(persona, opens, now)
  if (day === undefined) return undefined
  const secret = new RandomTextGenerator(random).createToken()
  return { opens, customer: persona.id, day, secret, ...(leadsTo ? { leadsTo } : {}) }
}

/**
 * Returns the value of the parameter in a link that the lender sent. The parameter is called `hash` in a
 * refinancing link, and `data` in a link for replacing a card or signing in.
 * Source: REF-01, ACC-26, ACC-30.
 */
export function createLinkParameterValue(link: LinkSentByLender, { taxId, refinancing }: Persona): string {
  if (link.opens !== 'refinancing' || !refinancing) return link.secret
  const { maxInstallmentCount, maxInstallmentAmount } = refinancing
  const amount = centsToPesos(maxInstallmentAmount).toFixed(2)
  return createRefinancingLinkHash([taxId, String(maxInstallmentCount), amount, link.day], link.secret)
}

/**
 * Returns the value of the `hash` parameter of a refinancing link: four values in base64, then a dot and
 * the secret. Without a secret, anybody could forge the link. Source: REF-01.
 */
export function createRefinancingLinkHash(parts: readonly string[], secret?: string): string {
  const terms = btoa(parts.join('|'))
  return secret === undefined ? terms : `${terms}.${secret}`
}

function dayInNewLink(
  { refinancing, cardUpdateLink }: Persona,
  opens: LinkSentByLender['opens'],
  now: number,
): CalendarDate | undefined {
  if (opens === 'refinancing')
    return refinancing && addDays(newRefinancingLinkExpiryDay(now), -refinancing.sentDaysAgo)
  if (opens === 'auto-login') return dayInBuenosAires(now as Instant)
  return cardUpdateLink && addDays(dayInBuenosAires(now as Instant), -cardUpdateLink.sentDaysAgo)
}

/**
 * Returns the day that a new link contains. A refinancing link expires at 21:00, so a link created after
 * 21:00 contains the next day.
 * Source: REF-02.
 */
function newRefinancingLinkExpiryDay(now: number): CalendarDate {
  return dayInBuenosAires((now + expiryToMidnightMilliseconds) as Instant)
}
