import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandboxServer } from '@/adapters/fake/node-server'
import { dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { createSandboxRefinancingLink, registerLinkInSandbox } from '#scripts/support/sandbox-link'
import { readProfile, type Profile } from '#passport/profile'

/**
 * Request of the client before it reaches the sandbox. A deviation from the API contract may change its
 * path and body.
 */
export interface ServerRequest {
  readonly method: string
  /** Path of the request, from `/api` on, with its query string. */
  path: string
  readonly headers: Headers
  body: string | undefined
}

export interface ServerAnswer {
  status: number
  readonly headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/**
 * Function that answers a request in a way that violates the API contract. `forward` sends a request to
 * the sandbox, which does not violate the contract.
 */
export type Deviation = (
  asked: ServerRequest,
  forward: (asked: ServerRequest) => Promise<ServerAnswer>,
) => Promise<ServerAnswer>

export interface ContractViolatingServer {
  /** Address of the API of the server that deviates from the API contract. */
  readonly apiAddress: string
  /** The `hash` parameter of a refinancing link that the server has sent to a customer. */
  readonly refinancingHash: string
  /** Returns the time of the server's clock, in milliseconds since 1970. */
  readonly now: () => number
  setDeviation(deviation: Deviation): void
  reset(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a sandbox lender and, in front of it, a server that a test can make deviate from the API
 * contract.
 */
export async function startContractViolatingServer(): Promise<ContractViolatingServer> {
  const sandbox = await startSandboxServer({ port: 0, portalOrigin: 'http://localhost:4174' })
  const now = timeAllowingRun(timeAllowingCancellation(Date.now()))
  const link = createSandboxRefinancingLink(now)
  const prepare = async () => {
    if (now < Date.now()) await setClock(sandbox.url, now)
    await registerLinkInSandbox(sandbox.url, link)
  }
  await prepare()
  let deviation: Deviation = async (asked, forward) => forward(asked)
  const server = createServer((incoming, outgoing) => {
    void answerRequest(incoming, outgoing, async (asked) =>
      deviation(asked, async (each) => sendToSandbox(sandbox.url, each)),
    )
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const { port } = server.address() as AddressInfo
  return {
    apiAddress: `http://localhost:${port}/api`,
    refinancingHash: link.hash,
    now: () => Math.min(now, Date.now()),
    setDeviation: (next) => {
      deviation = next
    },
    reset: async () => {
      await fetch(`${sandbox.url}/__reset`, { method: 'POST' })
      await prepare()
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}

/** The last day of a month on which a loan can be cancelled early. Source: CAN-03. */
const lastCancellationDay = 27

/**
 * Returns the time `now`. If no loan can be cancelled early on that day, returns the same hour of the
 * last day of the month on which this is possible.
 */
function timeAllowingCancellation(now: number): number {
  const late = Number(dayInBuenosAires(instant(now)).slice(8)) - lastCancellationDay
  return now - Math.max(0, late) * 86_400_000
}

const hourMilliseconds = 3_600_000

/**
 * Last hour of the day, in Buenos Aires, in which a run of the passport (the conformance check of a back end)
 * can start. An automatic collection of tomorrow can be stopped until 20:00.
 */
const lastStartHour = 18

/**
 * Returns the time `now`. If no run of the passport (the conformance check of a back end) can start in that
 * hour, returns the same minute of the last hour of the day in which this is possible. Source: PAY-27.
 */
function timeAllowingRun(now: number): number {
  const hour = new Date(now - 3 * hourMilliseconds).getUTCHours()
  return now - Math.max(0, hour - lastStartHour) * hourMilliseconds
}

async function setClock(sandboxUrl: string, now: number): Promise<void> {
  const body = JSON.stringify({ now: new Date(now).toISOString() })
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`${sandboxUrl}/__situation`, { method: 'POST', headers, body })
}

/**
 * Returns the configuration with which the passport (the conformance check of a back end) tests the sandbox
 * through the given server. The refinancing link and the address of the certificate keys are those of this
 * server.
 */
export async function createSandboxPassportProfile({
  apiAddress,
  refinancingHash,
}: Pick<ContractViolatingServer, 'apiAddress' | 'refinancingHash'>): Promise<Profile> {
  const profile = await readProfile('passport/profiles/sandbox.json')
  return { ...profile, refinancingHash, keysUrl: new URL('/.well-known/jwks.json', apiAddress).href }
}

async function answerRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (asked: ServerRequest) => Promise<ServerAnswer>,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !connectionHeaders.has(name)) headers.set(name, value)
  const body = await readBodyText(incoming, encodingOf(headers))
  const { method = 'GET', url = '/' } = incoming
  const answered = await answer({ method, path: url, headers, body })
  for (const [name, value] of answered.headers)
    if (!connectionHeaders.has(name)) outgoing.setHeader(name, value)
  outgoing.writeHead(answered.status)
  outgoing.end(answered.body)
}

const connectionHeaders: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
])

/**
 * Returns the text encoding of a request body. Forms contain files, and `latin1` keeps each byte of a
 * file as one character.
 */
function encodingOf(headers: Headers): 'utf8' | 'latin1' {
  return headers.get('Content-Type')?.startsWith('multipart/') ? 'latin1' : 'utf8'
}

async function readBodyText(
  incoming: IncomingMessage,
  encoding: 'utf8' | 'latin1',
): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return chunks.length === 0 ? undefined : Buffer.concat(chunks).toString(encoding)
}

async function sendToSandbox(
  sandbox: string,
  { method, path, headers, body }: ServerRequest,
): Promise<ServerAnswer> {
  const sent = body === undefined ? {} : { body: Buffer.from(body, encodingOf(headers)) }
  const response = await fetch(sandbox + path, { method, headers, ...sent })
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
