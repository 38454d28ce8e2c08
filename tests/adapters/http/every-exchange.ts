import { capabilityNames, contracts } from '@/adapters/contract/contracts'
import { servedCalls } from '@/adapters/fake/call-table'
import { ConnectedBrowser, type Exchange } from './connected-browser'
import { everyUse } from './every-gateway-method'
import { ramonasHash } from './what-is-asked'

/** Every row of the contract, `payments.payWithSavedCard`. */
export function allRows(): readonly string[] {
  return capabilityNames
    .flatMap((capability) => Object.keys(contracts[capability]).map((key) => `${capability}.${key}`))
    .toSorted()
}

/** The rows that the fake answers. */
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

/** The rows whose answer the browser might keep. Source: GEN-11. */
export async function rowsThatMayBeCached(): Promise<readonly string[]> {
  const exchanges = await everyExchange()
  return exchanges.filter(({ request }) => request.cache !== 'no-store').map(({ call }) => call)
}

/** Uses every method of every gateway, once with a token that has to be renewed, and tells what was asked and answered. */
export async function everyExchange(): Promise<readonly Exchange[]> {
  const browser = new ConnectedBrowser()
  const asMarta = browser.letIn('marta')
  browser.letAccessTokenExpire()
  const tab = browser.newTab()
  tab.refinancing.open(ramonasHash)
  const uses = everyUse(tab.gateways, asMarta)
  const leaving = uses.filter(({ method }) => method === 'session.logOut')
  await Promise.all(uses.filter((use) => !leaving.includes(use)).map(({ begin }) => begin()))
  await Promise.all(leaving.map(({ begin }) => begin()))
  return browser.exchanges
}
