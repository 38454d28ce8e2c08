import {
  missingEntryContext,
  rightEntryScreen,
  type EntryContext,
  type EntryStep,
} from '@/domain/access/entry'
import { insidePortalPath } from '@/domain/session/inside-portal'
import { obstacleTo, type CustomerStanding, type AccessObstacle } from '@/domain/session/permissions'
import type { AccessPolicy, Location } from '@/ui/address'
import { addressNameAt, addresses, readAnywhere, startOfArea, type AddressName } from '@/ui/addresses'

/** All that counts of who comes to an address. */
export interface Visitor {
  /** Of somebody who is signed in. */
  readonly standing: CustomerStanding | undefined
  /** What the steps of the login have found out. */
  readonly entry: Omit<EntryContext, 'saysNotACustomer'> & { readonly step: EntryStep | undefined }
  /** What the customer sees until now. */
  readonly shown: AddressName | undefined
  /** What the customer sees is of another customer, in whose place they came. Source: SES-13. */
  readonly hasTakenOver: boolean
  /** The customer logged out a moment ago, here or in another tab. */
  readonly hasJustLeft: boolean
  readonly mayOpenWiki: boolean
  /** On a phone to which the portal has not introduced itself. Source: ACC-23. */
  readonly isNew: boolean
}

/** `wanted`: where the customer goes once they have logged in. Source: SES-01, ACC-19. */
export type RouteDecision = { readonly wanted?: string | undefined } & (
  | { readonly kind: 'show'; readonly name: AddressName }
  /** `obstacle`: what stands in the customer's way. */
  | { readonly kind: 'go'; readonly to: string; readonly obstacle?: AccessObstacle }
  /** Who the customer is comes first. */
  | { readonly kind: 'log-in' }
  /** The customer is in: where they wanted to go before, or home. Source: SES-01. */
  | { readonly kind: 'go-on' }
)

/** Which screen an address shows to this visitor, or where the customer goes instead. Source: SES-01 to SES-03. */
export function decideRoute(place: Location, visitor: Visitor): RouteDecision {
  const name = addressNameAt(place.path())
  if (beginsAtSplash(place, visitor)) return { kind: 'go', to: addresses.splash.to() }
  if (name === undefined) return { kind: 'go', to: startOfArea(place) }
  const { standing } = visitor
  const elsewhere = standing
    ? elsewhereWhenSignedIn({ name, place, visitor, standing })
    : elsewhereWhenSignedOut({ name, place, visitor })
  return elsewhere ?? { kind: 'show', name, wanted: wantedBy(name, place, visitor) }
}

/** Only the door itself: a link that says more leads where it says. Source: ACC-23. */
function beginsAtSplash(place: Location, { standing, isNew }: Visitor): boolean {
  return isNew && !standing && ['/', addresses.main.path].includes(place.path()) && place.search() === ''
}

interface Coming {
  readonly name: AddressName
  readonly place: Location
  readonly visitor: Visitor
}

function elsewhereWhenSignedIn({
  name,
  place,
  visitor,
  standing,
}: Coming & { readonly standing: CustomerStanding }): RouteDecision | undefined {
  const { policy } = addresses[name]
  if (policy.access === 'public') return whereTheLinkSays(place) ?? { kind: 'go-on' }
  if (isHidden(policy, visitor)) return home
  const obstacle = policy.area && obstacleTo(policy.area, standing)
  if (obstacle !== undefined) return { ...home, obstacle }
  return visitor.hasTakenOver && name !== 'home' ? home : undefined
}

function elsewhereWhenSignedOut({ name, place, visitor }: Coming): RouteDecision | undefined {
  const { policy } = addresses[name]
  // The session may end before the notice of leaving is closed: out of sight, or by another tab. It stays. Source: ACC-31.
  if (name === 'logout' && visitor.shown === 'logout') return undefined
  if (policy.access === 'signed-in') return logIn({ name, place, visitor })
  if (isHidden(policy, visitor)) return home
  return missingStep(policy, place, visitor)
}

const home = { kind: 'go', to: addresses.home.to() } as const

/** Nobody comes back to where somebody else logged out, nor to leave. */
function logIn({ name, place, visitor }: Coming): RouteDecision {
  if (visitor.hasJustLeft || name === 'logout') return { kind: 'log-in' }
  return { kind: 'log-in', wanted: place.path() + place.search() }
}

function whereTheLinkSays(place: Location): RouteDecision | undefined {
  const to = linkedPath(place)
  return to === undefined ? undefined : { kind: 'go', to }
}

/** Never outside the portal. Source: SES-02. */
function linkedPath(place: Location): string | undefined {
  const { redirectUrl } = readAnywhere(place)
  return redirectUrl === undefined ? undefined : insidePortalPath(redirectUrl)
}

/** The steps of the login read it themselves as soon as the customer is in. */
function wantedBy(name: AddressName, place: Location, { standing }: Visitor): string | undefined {
  const { access, entryScreen }: AccessPolicy = addresses[name].policy
  return access === 'public' && !standing && !entryScreen ? linkedPath(place) : undefined
}

/** Where what is missing is asked for, and where the customer belongs by what is known. Source: ACC-05, ACC-06, ACC-19. */
const entryAddresses = {
  dni: addresses.dni,
  cuit: addresses.identity,
  'sms-code': addresses.smsCode,
  inactive: addresses.notACustomer,
}

function missingStep(policy: AccessPolicy, place: Location, { entry }: Visitor): RouteDecision | undefined {
  const { entryScreen } = policy
  if (entryScreen === undefined) return undefined
  const { saysNotACustomer } = addresses.notACustomer.read(place)
  const step =
    missingEntryContext(entryScreen, { ...entry, saysNotACustomer }) ??
    rightEntryScreen(entryScreen, entry.step)
  return step && { kind: 'go', to: entryAddresses[step].to(), wanted: linkedPath(place) }
}

function isHidden(policy: AccessPolicy, { mayOpenWiki }: Visitor): boolean {
  return policy.needs === 'wiki' && !mayOpenWiki
}
