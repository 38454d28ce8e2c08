import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { HttpTransport } from '@/adapters/http/http-transport'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const testBaseUrl = 'https://lender.invalid'
const apiAddresses = { apiBaseUrl: testBaseUrl, pushBaseUrl: testBaseUrl, portalBaseUrl: testBaseUrl }

/**
 * Sends an API call with a new transport. Returns a weak reference to the `fetch` function of this transport.
 */
async function sendCallAndReturnWeakFetch(): Promise<WeakRef<object>> {
  const fetch = () => Promise.resolve(new Response(undefined, { status: 500 }))
  await new HttpTransport({ fetch }, apiAddresses).sendCall(paymentsContract.listPayableLoans, {})
  return new WeakRef(fetch)
}

it("the memory of an unused transport's network is released", async () => {
  const network = await sendCallAndReturnWeakFetch()
  await new Promise(setImmediate)
  collectGarbage()
  expect(network.deref()).toBeUndefined()
})
