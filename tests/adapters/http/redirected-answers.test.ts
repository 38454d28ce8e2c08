import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { sessionContract } from '@/adapters/contract/session.contract'
import { HttpTransport } from '@/adapters/http/http-transport'
import { failure, success } from '@/domain/shared/result'

const openServers: Server[] = []

afterEach(() => {
  for (const server of openServers.splice(0)) server.close()
})

/** Starts a server on this machine. Returns its address. */
async function startServer(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer)
  openServers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Starts a server that answers every request with success. */
function startSucceedingServer(): Promise<string> {
  return startServer((_, outgoing) =>
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'),
  )
}

function startRedirectingServer(address: string): Promise<string> {
  return startServer((_, outgoing) => outgoing.writeHead(302, { Location: address }).end())
}

function createTransportTo(apiBaseUrl: string): HttpTransport {
  return new HttpTransport(
    { fetch: globalThis.fetch },
    { apiBaseUrl, pushBaseUrl: apiBaseUrl, portalBaseUrl: apiBaseUrl },
  )
}

it('a success from another address in place of the lender is unreadable', async () => {
  const transport = createTransportTo(await startRedirectingServer(await startSucceedingServer()))
  expect(await transport.sendCall(sessionContract.validateSession, {})).toEqual(
    failure({ kind: 'unreadable', reference: 'session.validateSession' }),
  )
  expect(
    await transport.sendCall(paymentsContract.creditCardLink, { path: { externalId: '40128753' } }),
  ).toEqual(failure({ kind: 'unreadable', reference: 'payments.creditCardLink' }))
})

it('the lender may redirect to another address of its own', async () => {
  const address = await startServer(({ url }, outgoing) => {
    if (url?.endsWith('/here')) outgoing.writeHead(200).end()
    else outgoing.writeHead(307, { Location: '/here' }).end()
  })
  expect(await createTransportTo(address).sendCall(sessionContract.validateSession, {})).toEqual(success())
})
