import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { sessionContract } from '@/adapters/contract/session.contract'
import { FakeBackEnd } from './fake-back-end'
import { serveIdentityProviderStandInPage } from './access/identity-page'
import { isLoopbackOrigin, isAllowedHost } from './own-host'
import { defaultDemoState, parseDemoClockInstant } from './demo-state'
import { parseDemoStateChange } from './demo-state-link'
import { clientIpAddressHeader } from './mirage-handler'

interface SandboxServerOptions {
  /** The port on which the server listens. With 0 the server uses any free port. */
  readonly port: number
  /**
   * The only origin (web address) whose pages may read the answers, such as `http://localhost:4173`; by
   * default every origin on this machine may.
   */
  readonly portalOrigin?: string
}

export interface SandboxServer {
  readonly url: string
  close(): Promise<void>
}

const maxBodyBytes = 20_000_000

/** Starts the fake back end as an HTTP server on this machine. */
export async function startSandboxServer({
  port,
  portalOrigin,
}: SandboxServerOptions): Promise<SandboxServer> {
  const clock = new SandboxClock()
  const backEnd = new FakeBackEnd({
    demoState: defaultDemoState,
    now: () => clock.now(),
    sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
    portalOrigin,
    onInternalError: (mistake) => process.stderr.write(`${inspect(mistake)}\n`),
  })
  const server = createServer((incoming, outgoing) => {
    void serveExchange({ backEnd, clock, portalOrigin, incoming, outgoing })
  })
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  return {
    url: `http://localhost:${portOf(server.address())}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** The clock of the sandbox. It shows the real time, or runs on from the time that the demo state sets. */
class SandboxClock {
  private offsetMilliseconds = 0

  now(): number {
    return Date.now() + this.offsetMilliseconds
  }

  setTime(instant: number | undefined): void {
    this.offsetMilliseconds = instant === undefined ? 0 : instant - Date.now()
  }
}

interface HttpExchange {
  readonly backEnd: FakeBackEnd
  readonly clock: SandboxClock
  readonly portalOrigin: string | undefined
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

async function serveExchange(exchange: HttpExchange): Promise<void> {
  const { incoming, outgoing, portalOrigin } = exchange
  for (const [name, value] of Object.entries(commonHeaders)) outgoing.setHeader(name, value)
  const allowed = allowedOrigin(portalOrigin, incoming.headers.origin)
  if (allowed !== undefined) outgoing.setHeader('Access-Control-Allow-Origin', allowed)
  try {
    if (!isAllowedHost(incoming.headers.host))
      return await sendResponse(outgoing, refusalResponse(421, 'MISDIRECTED_REQUEST'))
    if (incoming.method === 'OPTIONS') return answerPreflight(outgoing)
    const request = await toWebRequest(incoming, outgoing)
    if (!request) return await sendResponse(outgoing, refusalResponse(400, 'INVALID_REQUEST'))
    if (isLogOut(request)) outgoing.setHeader('Clear-Site-Data', '"cache"')
    const own =
      (await answerControlRequest(exchange, request)) ??
      (await serveIdentityProviderStandInPage(exchange.backEnd, request))
    await sendResponse(outgoing, own ?? (await exchange.backEnd.handle(request)))
  } catch {
    // The client sees this as a broken connection.
    outgoing.destroy()
  }
}

/** Headers that prevent caching and content sniffing. */
const commonHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  // Makes the header readable for pages of other origins.
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
} as const

/**
 * Returns whether the request is a logout. Its answer clears the browser's cache but not its storage.
 * Source: GEN-11.
 */
function isLogOut({ method, url }: Request): boolean {
  const { logOut } = sessionContract
  return method === logOut.method && new URL(url).pathname.endsWith(logOut.path)
}

function allowedOrigin(configured: string | undefined, asking: string | undefined): string | undefined {
  if (configured !== undefined) return configured
  return asking !== undefined && isLoopbackOrigin(asking) ? asking : undefined
}

function answerPreflight(outgoing: ServerResponse): void {
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE')
  outgoing.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key')
  outgoing.setHeader('Access-Control-Max-Age', '600')
  outgoing.writeHead(204).end()
}

/** Converts the request of Node's server to a web `Request`; undefined if it is not valid. */
async function toWebRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Request | undefined> {
  const url = URL.parse(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const body = await bodyOf(incoming)
  if (!url || body === 'too-large') return undefined
  const abandoned = new AbortController()
  outgoing.once('close', () => abandoned.abort())
  try {
    return new Request(url, {
      method: incoming.method ?? 'GET',
      headers: headersOf(incoming),
      signal: abandoned.signal,
      ...(body.length > 0 && incoming.method !== 'GET' && incoming.method !== 'HEAD' && { body }),
    })
  } catch {
    return undefined
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue
    length += chunk.length
    if (length <= maxBodyBytes) chunks.push(chunk)
  }
  return length > maxBodyBytes ? 'too-large' : new Uint8Array(Buffer.concat(chunks))
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct))
    for (const each of value ?? []) headers.append(name, each)
  headers.set(clientIpAddressHeader, incoming.socket.remoteAddress ?? '')
  return headers
}

/**
 * Handles the requests that only a sandbox server has: demo state, bank transfers and the list of charges.
 */
async function answerControlRequest(
  { backEnd, clock }: HttpExchange,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/__') && isFromForeignPage(request))
    return refusalResponse(403, 'FORBIDDEN_ORIGIN')
  switch (`${request.method} ${pathname}`) {
    case 'GET /__situation':
      return Response.json(backEnd.demoState())
    case 'POST /__situation': {
      const change = parseDemoStateChange(await readJson(request))
      if (!change) return refusalResponse(400, 'INVALID_SITUATION')
      backEnd.changeDemoState(change)
      clock.setTime(parseDemoClockInstant(backEnd.demoState()))
      return Response.json(backEnd.demoState())
    }
    case 'POST /__credit': {
      const credit = backEnd.receiveLoanPaymentTransfer(externalIdOf(await readJson(request)))
      return credit.ok
        ? Response.json({ creditedCents: credit.value })
        : refusalResponse(409, credit.failure.kind)
    }
    case 'GET /__charges':
      return Response.json({ charges: backEnd.countCharges() })
    case 'POST /__reset':
      backEnd.reset()
      clock.setTime(undefined)
      return Response.json(backEnd.demoState())
    default:
      return undefined
  }
}

/**
 * Returns whether the request comes from a web page outside this machine, which must not control the sandbox.
 */
function isFromForeignPage(request: Request): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && !isLoopbackOrigin(origin)
}

async function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => undefined)
}

function externalIdOf(value: unknown): string {
  const hasIt = typeof value === 'object' && value !== null && 'externalId' in value
  return hasIt ? String(value.externalId) : ''
}

function refusalResponse(status: number, code: string): Response {
  return Response.json({ code, message: 'No pudimos leer el pedido.' }, { status })
}

async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  for (const [name, value] of response.headers) outgoing.setHeader(name, value)
  outgoing.writeHead(response.status)
  outgoing.end(new Uint8Array(await response.arrayBuffer()))
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port')
  return address.port
}
