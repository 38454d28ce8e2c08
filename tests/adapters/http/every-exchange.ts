import { capabilityNames, contracts } from '@/adapters/contract/contracts'
import { servedCalls } from '@/adapters/fake/call-table'
import { ConnectedBrowser, type Exchange } from './connected-browser'
import { everyUse, type Use } from './every-gateway-method'
import { ramonasHash } from './what-is-asked'

/** Returns the name of every call of the contract, such as `payments.payWithSavedCard`. */
export function allRows(): readonly string[] {
  return capabilityNames
    .flatMap((capability) => Object.keys(contracts[capability]).map((key) => `${capability}.${key}`))
    .toSorted()
}

/** Returns the calls that the fake answers. */
export function rowsWithHandler(): readonly string[] {
  return servedCalls
    .filter(({ handler }) => typeof handler === 'function')
    .map(({ name }) => name)
    .toSorted()
}

export async function rowsThatAreUsed(): Promise<readonly string[]> {
  const exchanges = await everyExchange()
  return [...new Set(exchanges.map(({ call }) => call))].toSorted()
}

/** Returns the calls whose answer the browser might cache. Source: GEN-11. */
export async function rowsThatMayBeCached(): Promise<readonly string[]> {
  const exchanges = await everyExchange()
  return exchanges.filter(({ request }) => request.cache !== 'no-store').map(({ call }) => call)
}

/** Calls that end the session, or may. A call after them could have no session. */
const endsSessions = new Set([
  'newPasswords.setPassword',
  'protection.change',
  'protection.disown',
  'protection.reportLostPhone',
])

/** Uses every method of every gateway, once with a token that has to be renewed, and returns the exchanges. */
export async function everyExchange(): Promise<readonly Exchange[]> {
  const browser = new ConnectedBrowser()
  const asMarta = browser.signIn('marta')
  browser.expireAccessToken()
  const tab = browser.newTab()
  tab.refinancing.open(ramonasHash)
  const uses = everyUse(tab.gateways, asMarta)
  const rank = ({ method }: Use) => (method === 'session.logOut' ? 2 : Number(endsSessions.has(method)))
  for (const turn of [0, 1, 2])
    await Promise.all(uses.filter((use) => rank(use) === turn).map(({ begin }) => begin()))
  return browser.exchanges
}
