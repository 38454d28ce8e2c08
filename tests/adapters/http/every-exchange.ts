import { contractNames, apiContracts } from '@/adapters/contract/contracts'
import { servedCalls } from '@/adapters/fake/call-table'
import { ConnectedBrowser, type BrowserExchange } from './connected-browser'
import { usesOfEveryMethod, type GatewayMethodUse } from './every-gateway-method'
import { ramonasRefinancingHash } from './method-inputs'

/** Returns the name of every call of the contract, such as `payments.payWithSavedCard`. */
export function contractCallNames(): readonly string[] {
  return contractNames
    .flatMap((capability) => Object.keys(apiContracts[capability]).map((key) => `${capability}.${key}`))
    .toSorted()
}

/** Returns the names of the calls that the fake back end can answer. */
export function callsWithHandler(): readonly string[] {
  return servedCalls
    .filter(({ handler }) => typeof handler === 'function')
    .map(({ name }) => name)
    .toSorted()
}

export async function callsMadeByGateways(): Promise<readonly string[]> {
  const exchanges = await exchangesOfEveryMethod()
  return [...new Set(exchanges.map(({ call }) => call))].toSorted()
}

/**
 * Returns the names of the calls that the portal sends without `no-store`, so that the browser might
 * cache the answers. Source: GEN-11.
 */
export async function callsWithoutNoStore(): Promise<readonly string[]> {
  const exchanges = await exchangesOfEveryMethod()
  return exchanges.filter(({ request }) => request.cache !== 'no-store').map(({ call }) => call)
}

/** Calls that end the session, or may. A call after them could have no session. */
const endsSessions = new Set([
  'newPasswords.setPassword',
  'protection.change',
  'protection.disown',
  'protection.reportLostPhone',
])

/**
 * Calls every method of every gateway, beginning with an expired access token. Returns all requests with
 * the status of their answers.
 */
export async function exchangesOfEveryMethod(): Promise<readonly BrowserExchange[]> {
  const browser = new ConnectedBrowser()
  const asMarta = browser.signIn('marta')
  browser.expireAccessToken()
  const tab = browser.newTab()
  tab.refinancing.open(ramonasRefinancingHash)
  const uses = usesOfEveryMethod(tab.gateways, asMarta)
  const rank = ({ method }: GatewayMethodUse) =>
    method === 'session.logOut' ? 2 : Number(endsSessions.has(method))
  for (const turn of [0, 1, 2])
    await Promise.all(uses.filter((use) => rank(use) === turn).map(({ begin }) => begin()))
  return browser.exchanges
}
