import { defaultDemoState, type DemoState } from '@/adapters/fake/demo-state'
import { personas, findPersona } from '@/adapters/fake/personas/personas'
import {
  createLinkParameterValue,
  createLinkSentByLender,
  type LinkSentByLender,
} from '@/adapters/fake/access/link-sent-by-lender'
import { ManualClock } from './manual-clock'

const todayNoon = new ManualClock().now()
const dayMilliseconds = 24 * 3_600_000

let randomState = 1

/**
 * Returns the next number of a random sequence from 0 to 1. The sequence is the same in every process,
 * because published examples contain links made from it.
 */
function nextRandom(): number {
  randomState = (randomState * 1_664_525 + 1_013_904_223) % 2 ** 32
  return randomState / 2 ** 32
}

/**
 * Links that the lender sent to customers and that need no session: refinancing links of today and of
 * the next two days, and a link to renew a card for each customer who needs to.
 */
const linksNeedingNoSession: readonly LinkSentByLender[] = personas.flatMap((persona) =>
  [
    createLinkSentByLender(persona, 'refinancing', { now: todayNoon, random: nextRandom }),
    createLinkSentByLender(persona, 'refinancing', {
      now: todayNoon + dayMilliseconds,
      random: nextRandom,
    }),
    createLinkSentByLender(persona, 'refinancing', {
      now: todayNoon + 2 * dayMilliseconds,
      random: nextRandom,
    }),
    createLinkSentByLender(persona, 'card-update', { now: todayNoon, random: nextRandom }),
  ].filter((link) => link !== undefined),
)

const twoDaysAgo = todayNoon - 2 * dayMilliseconds

/**
 * Links from the lender that sign a customer in. Most open the home screen, one opens the loans, one
 * another site, three the payment, and one has expired.
 */
const autoLoginLinks: readonly LinkSentByLender[] = [
  ...personas.map((persona) =>
    createLinkSentByLender(persona, 'auto-login', { now: todayNoon, random: nextRandom }),
  ),
  ...(['loans', 'outside'] as const).map((leadsTo) => createMartasAutoLoginLink({ now: todayNoon, leadsTo })),
  ...['raul', 'nicolas', 'marta'].map((personaId) => createPaymentLink(personaId)),
  createMartasAutoLoginLink({ now: twoDaysAgo }),
].filter((link) => link !== undefined)

/** Creates the link in the message with which the lender asks the given persona for a payment. */
function createPaymentLink(personaId: string): LinkSentByLender | undefined {
  const persona = findPersona(personaId)
  return (
    persona &&
    createLinkSentByLender(persona, 'auto-login', { now: todayNoon, leadsTo: 'pay', random: nextRandom })
  )
}

function createMartasAutoLoginLink(
  link: Omit<Parameters<typeof createLinkSentByLender>[2], 'random'>,
): LinkSentByLender | undefined {
  const marta = findPersona('marta')
  return marta && createLinkSentByLender(marta, 'auto-login', { ...link, random: nextRandom })
}

export const linksSentByLender: readonly LinkSentByLender[] = [...linksNeedingNoSession, ...autoLoginLinks]

/** Initial state of the demo, including the links that the lender sent to customers. */
export const demoStateWithSentLinks: DemoState = { ...defaultDemoState, links: linksSentByLender }

/** Returns the `data` parameter of the link by which the given persona renews their card. */
export function cardUpdateLinkDataOfPersona(personaId: string): string {
  return linkParameterOfPersona(personaId, 'card-update')
}

/** Returns the `hash` parameter of the refinancing link that the lender sent to the given persona today. */
export function refinancingLinkHashOfPersona(personaId: string): string {
  return linkParameterOfPersona(personaId, 'refinancing')
}

/**
 * Returns the `data` parameter of the link that signs the given persona in and opens the screen
 * `leadsTo`. Throws if the lender sent no such link.
 * Source: ACC-26.
 */
export function autoLoginLinkDataOfPersona(personaId: string, leadsTo?: LinkSentByLender['leadsTo']): string {
  const link = autoLoginLinks.find((each) => each.customer === personaId && each.leadsTo === leadsTo)
  if (!link) throw new Error(`No such link was sent to ${personaId}`)
  return link.secret
}

/** Returns the `data` parameter of an expired link to sign in as Marta. */
export function expiredAutoLoginLinkData(): string {
  return autoLoginLinks.at(-1)?.secret ?? ''
}

function linkParameterOfPersona(personaId: string, opens: LinkSentByLender['opens']): string {
  const persona = findPersona(personaId)
  const link = linksSentByLender.find((each) => each.opens === opens && each.customer === personaId)
  if (!persona || !link) throw new Error(`No such link was sent to ${personaId}`)
  return createLinkParameterValue(link, persona)
}
