import { expect, it } from 'vitest'
import { BrowserWithFakeBackEnd } from './connected-browser'
import { listCallableGatewayMethods } from './every-gateway-method'
import { gatewayPortsByName } from './gateway-ports'

const queryGatewayNames = new Set(
  Object.entries(gatewayPortsByName).flatMap(([name, { description = '' }]) =>
    description.endsWith('Queries') ? [name] : [],
  ),
)

it('a query that a screen may use only reads', async () => {
  const browser = new BrowserWithFakeBackEnd()
  const asMarta = browser.signIn('marta')
  const uses = listCallableGatewayMethods(browser.openTab().gateways, asMarta)
  for (const { methodName, callMethod } of uses)
    if (queryGatewayNames.has(methodName.split('.')[0] ?? '')) await callMethod()
  const others = browser.exchanges.filter(({ request }) => request.method !== 'GET')
  // The number of a certificate goes in the body, so that no address carries it. Source: DOC-04.
  expect(others.map(({ call }) => call)).toEqual(['certificates.certificateStanding'])
})
