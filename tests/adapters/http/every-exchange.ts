import { apiContractNames, apiContracts } from '@/adapters/contract/contracts'
import { servedCalls } from '@/adapters/fake/call-table'
import { BrowserWithFakeBackEnd, type SentRequestWithStatus } from './connected-browser'
import { listCallableGatewayMethods, type CallableGatewayMethod } from './every-gateway-method'
import { ramonasRefinancingLinkHash } from './method-inputs'

/** Returns the name of every call of the API contract, such as `payments.payWithSavedCard`. */
export function apiContractCallNames(): readonly string[] {
  return apiContractNames
    .flatMap((capability) => Object.keys(apiContracts[capability]).map((key) => `${capability}.${key}`))
    .toSorted()
}

/** Returns the names of the API calls that the fake back end can answer. */
export function callsHandledByFakeBackEnd(): readonly string[] {
  return servedCalls
    .filter(({ handler }) => typeof handler === 'function')
    .map(({ name }) => name)
    .toSorted()
}

export async function findCallsMadeByGateways(): Promise<readonly string[]> {
  const exchanges = await callEveryGatewayMethod()
  return [...new Set(exchanges.map(({ call }) => call))].toSorted()
}

/**
 * Returns the names of the API calls that the portal sends without `cache: no-store`. The browser might
 * store the answers to these calls in its cache.
 * Source: GEN-11.
 */
export async function findCallsThatMayBeCached(): Promise<readonly string[]> {
  const exchanges = await callEveryGatewayMethod()
  return exchanges.filter(({ request }) => request.cache !== 'no-store').map(({ call }) => call)
}

/**
 * Gateway methods that end the session or may end it. They are called last, because calls after them
 * could have no session.
 */
const sessionEndingMethods = new Set([
  'newPasswords.setPassword',
  'protection.removeSessionOrPasskey',
  'protection.reportUnrecognisedChange',
  'protection.reportLostPhone',
])

/**
 * Calls every method of every gateway. The access token has already expired before the first call. Returns
 * all requests, each with the HTTP status of its answer.
 */
export async function callEveryGatewayMethod(): Promise<readonly SentRequestWithStatus[]> {
  const browser = new BrowserWithFakeBackEnd()
  const asMarta = browser.signIn('marta')
  browser.expireAccessToken()
  const tab = browser.openTab()
  tab.refinancingJourney.openLink(ramonasRefinancingLinkHash)
  const uses = listCallableGatewayMethods(tab.gateways, asMarta)
  const missing = [...sessionEndingMethods].filter(
    (name) => !uses.some(({ methodName }) => methodName === name),
  )
  if (missing.length > 0) throw new Error(`No gateway has ${missing.join(' and ')}`)
  const rank = ({ methodName }: CallableGatewayMethod) =>
    methodName === 'session.logOut' ? 2 : Number(sessionEndingMethods.has(methodName))
  for (const turn of [0, 1, 2])
    await Promise.all(uses.filter((use) => rank(use) === turn).map(({ callMethod }) => callMethod()))
  return browser.exchanges
}
