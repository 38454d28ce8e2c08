import {
  missingLoginStep,
  loginScreenToRedirectTo,
  type EarlierLoginResults,
  type LoginMethodOfPerson,
} from '@/domain/access/login-steps'
import type { SwitchableCapability } from '@/domain/session/capability'
import { portalPathIfSafe } from '@/domain/session/inside-portal'
import {
  accessObstacleToArea,
  type CustomerStanding,
  type AccessObstacle,
} from '@/domain/session/area-access'
import type { AddressAccessPolicy, PathAndQuery } from '@/ui/address'
import { addressNameOfPath, addresses, pathReplacingUnknownPath, type AddressName } from '@/ui/addresses'
import { readCommonQueryParameters } from '@/ui/common-query-parameters'
import { isLoanAccessObstacle } from '@/ui/texts/shell.texts'

/** The facts about a visitor that decide which screen is shown. */
export interface VisitorFacts {
  /**
   * What the portal knows about the signed-in customer, which decides what they may open; undefined if
   * there is no session.
   */
  readonly standing: CustomerStanding | undefined
  /**
   * Whether the lender has answered which loans the customer has since they opened the current screen. Source:
   * SES-12.
   */
  readonly areHoldingsCurrent: boolean
  /** What the login steps know so far about the person who is signing in. */
  readonly loginProgress: Omit<EarlierLoginResults, 'saysNotACustomer'> & {
    readonly step: LoginMethodOfPerson | undefined
  }
  /** Name of the screen that is still shown while the guard decides; undefined if there is none. */
  readonly currentScreen: AddressName | undefined
  /**
   * Whether the screen that is still shown belongs to the previous customer, because another customer
   * has signed in. Source: SES-13.
   */
  readonly hasCustomerChanged: boolean
  /** Whether the customer signed out a moment ago, in this tab or another one. */
  readonly hasJustSignedOut: boolean
  /** Whether the last session ended because its customer set a new password. Source: ACC-18. */
  readonly hasJustSetPassword: boolean
  readonly mayOpenWiki: boolean
  /** Returns whether the lender has switched the given part of the portal off. Source: OPS-03. */
  readonly isPartOff: (capability: SwitchableCapability | undefined) => boolean
  /** Whether the visitor is on a phone on which the splash screen has not been shown yet. Source: ACC-23. */
  readonly needsSplash: boolean
}

/**
 * What the route guard has decided. `wanted` is the address that the visitor wanted to open; they go
 * there after signing in. Source: SES-01, ACC-19.
 */
export type RouteDecision = { readonly wanted?: string | undefined } & (
  | { readonly kind: 'show'; readonly name: AddressName }
  /**
   * Decision that the visitor is redirected to `to`. `obstacle` is the reason; it is missing if there is none
   * to show.
   */
  | { readonly kind: 'go'; readonly to: string; readonly obstacle?: AccessObstacle }
  /** Decision that the visitor has to sign in first. */
  | { readonly kind: 'log-in' }
  /**
   * Decision for a signed-in customer at a screen for signing in, for example right after they signed in:
   * they continue to the address that they wanted to open, or to the home screen. Source: SES-01, SES-02.
   */
  | { readonly kind: 'go-on' }
)

/**
 * Returns which screen the visitor sees at an address, or where they are redirected. Source: SES-01 to
 * SES-03.
 */
export function decideRoute(location: PathAndQuery, visitor: VisitorFacts): RouteDecision {
  const name = addressNameOfPath(location.path())
  if (beginsAtSplash(location, visitor)) return { kind: 'go', to: addresses.splash.createPath() }
  if (name === undefined) return { kind: 'go', to: pathReplacingUnknownPath(location) }
  const { standing } = visitor
  const elsewhere = standing
    ? redirectWhenSignedIn({ name, location, visitor, standing })
    : redirectWhenSignedOut({ name, location, visitor })
  return elsewhere ?? { kind: 'show', name, wanted: pathAfterLogin(name, location, visitor) }
}

/**
 * Returns whether the splash screen is shown first. It is shown only at the start address without a query,
 * because an address with a query leads to a certain screen. Source: ACC-23.
 */
function beginsAtSplash(place: PathAndQuery, { standing, needsSplash }: VisitorFacts): boolean {
  return (
    needsSplash &&
    !standing &&
    ['/', addresses.main.path].includes(place.path()) &&
    place.queryString() === ''
  )
}

interface RouteRequest {
  readonly name: AddressName
  readonly location: PathAndQuery
  readonly visitor: VisitorFacts
}

function redirectWhenSignedIn({
  name,
  location,
  visitor,
  standing,
}: RouteRequest & { readonly standing: CustomerStanding }): RouteDecision | undefined {
  const { policy } = addresses[name]
  if (policy.access === 'public') return redirectToLinkedPath(location) ?? { kind: 'go-on' }
  if (isAddressHidden(policy, visitor)) return redirectToHome
  const obstacle = policy.area && accessObstacleToArea(policy.area, standing)
  // The last answer about the customer's loans may be old: a screen that they enter requests a new one.
  if (obstacle && (visitor.areHoldingsCurrent || !isLoanAccessObstacle(obstacle)))
    return { ...redirectToHome, obstacle }
  return visitor.hasCustomerChanged && name !== 'home' ? redirectToHome : undefined
}

function redirectWhenSignedOut({ name, location, visitor }: RouteRequest): RouteDecision | undefined {
  const { policy } = addresses[name]
  // A notice that the session has ended stays until the customer closes it. Source: ACC-18, ACC-31.
  if (name === visitor.currentScreen && showsSessionEndNotice(name, visitor)) return undefined
  if (policy.access === 'signed-in') return redirectToLogin({ name, location, visitor })
  if (isAddressHidden(policy, visitor)) return redirectToHome
  return redirectToMissingLoginStep(policy, location, visitor)
}

const redirectToHome = { kind: 'go', to: addresses.home.createPath() } as const

function showsSessionEndNotice(name: AddressName, { hasJustSetPassword }: VisitorFacts): boolean {
  return name === 'logout' || (name === 'password' && hasJustSetPassword)
}

/**
 * Returns the decision that the visitor has to sign in. The address is stored, so that they return to it
 * after signing in. It is not stored if they have just signed out or if it only shows that the session has
 * ended.
 */
function redirectToLogin({ name, location, visitor }: RouteRequest): RouteDecision {
  if (visitor.hasJustSignedOut || showsSessionEndNotice(name, visitor)) return { kind: 'log-in' }
  return { kind: 'log-in', wanted: location.path() + location.queryString() }
}

function redirectToLinkedPath(place: PathAndQuery): RouteDecision | undefined {
  const to = redirectUrlPath(place)
  return to === undefined ? undefined : { kind: 'go', to }
}

/**
 * Returns the path in the query parameter `redirectUrl` if it lies within the portal; otherwise undefined.
 * Source: SES-02.
 */
function redirectUrlPath(place: PathAndQuery): string | undefined {
  const { redirectUrl } = readCommonQueryParameters(place)
  return redirectUrl === undefined ? undefined : portalPathIfSafe(redirectUrl)
}

/**
 * Returns the path to which a link leads after signing in; undefined for the screens of the login steps,
 * which read the link themselves.
 */
function pathAfterLogin(
  name: AddressName,
  place: PathAndQuery,
  { standing }: VisitorFacts,
): string | undefined {
  const { access, loginScreen }: AddressAccessPolicy = addresses[name].policy
  return access === 'public' && !standing && !loginScreen ? redirectUrlPath(place) : undefined
}

/**
 * For each missing login step, its address. `inactive`: the screen for people who are not customers. Source:
 * ACC-05, ACC-06, ACC-19.
 */
const loginStepAddresses = {
  dni: addresses.dni,
  cuit: addresses.identity,
  'sms-code': addresses.smsCode,
  inactive: addresses.notACustomer,
}

function redirectToMissingLoginStep(
  policy: AddressAccessPolicy,
  place: PathAndQuery,
  { loginProgress }: VisitorFacts,
): RouteDecision | undefined {
  const { loginScreen } = policy
  if (loginScreen === undefined) return undefined
  const { saysNotACustomer } = addresses.notACustomer.parse(place)
  const step =
    missingLoginStep(loginScreen, { ...loginProgress, saysNotACustomer }) ??
    loginScreenToRedirectTo(loginScreen, loginProgress.step)
  return step && { kind: 'go', to: loginStepAddresses[step].createPath(), wanted: redirectUrlPath(place) }
}

function isAddressHidden(policy: AddressAccessPolicy, { mayOpenWiki, isPartOff }: VisitorFacts): boolean {
  return (policy.neededSetting === 'wiki' && !mayOpenWiki) || isPartOff(policy.capability)
}
