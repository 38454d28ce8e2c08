import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { DemoOverrides } from '@/adapters/fake/demo-state'
import { startSandboxServer } from '@/adapters/fake/node-server'
import { dayInBuenosAires, instant } from '@/domain/shared/calendar-date'
import { createSandboxIdentityCheck } from '#scripts/support/sandbox-identity-check'
import { createSandboxRefinancingLink, registerLinkInSandbox } from '#scripts/support/sandbox-link'
import { readPassportProfile, type PassportProfile } from '#passport/passport-profile'

/**
 * A request before it reaches the sandbox. A deviation from the API contract may change its path and body.
 */
export interface ServerRequest {
  readonly method: string
  /** Path of the request, from `/api` on, with its query string. */
  path: string
  readonly headers: Headers
  body: string | undefined
}

/** An answer before it reaches the client. A deviation may change it. */
export interface ServerAnswer {
  status: number
  readonly headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/**
 * Function that answers a request, usually in a way that violates the API contract. `forward` sends a request
 * to the sandbox, which keeps to the contract.
 */
export type Deviation = (
  request: ServerRequest,
  forward: (request: ServerRequest) => Promise<ServerAnswer>,
) => Promise<ServerAnswer>

/** A server that answers as the sandbox does, except for the current deviation. */
export interface ContractViolatingServer {
  /** Address of the API of the server that deviates from the API contract. */
  readonly apiAddress: string
  /** The `hash` parameter of a refinancing link that the server has sent to a customer. */
  readonly refinancingHash: string
  /** Address of the sandbox, which answers requests without the deviation. */
  readonly sandboxUrl: string
  /** Returns the time of the server's clock, in milliseconds since 1970. */
  readonly now: () => number
  setDeviation(deviation: Deviation): void
  /** Makes the sandbox answer in another way that the API contract allows, until the next reset. */
  setSandboxOverrides(overrides: DemoOverrides): Promise<void>
  /** Resets the data of the sandbox, and creates the refinancing link again. The deviation stays. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** Starts a sandbox lender, and a server that forwards requests to it with the deviation that a test sets. */
export async function startContractViolatingServer(): Promise<ContractViolatingServer> {
  const sandbox = await startSandboxServer({ port: 0, portalOrigin: 'http://localhost:4174' })
  const now = timeAllowingChecks(timeAllowingCancellation(Date.now()))
  const link = createSandboxRefinancingLink(now)
  const prepare = async () => {
    if (now < Date.now()) await changeSituation(sandbox.url, { now: new Date(now).toISOString() })
    await registerLinkInSandbox(sandbox.url, link)
  }
  await prepare()
  let deviation: Deviation = async (request, forward) => forward(request)
  const server = createServer((incoming, outgoing) => {
    void answerRequest(incoming, outgoing, async (request) =>
      deviation(request, async (forwarded) => sendToSandbox(sandbox.url, forwarded)),
    )
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const { port } = server.address() as AddressInfo
  return {
    apiAddress: `http://localhost:${port}/api`,
    refinancingHash: link.hash,
    sandboxUrl: sandbox.url,
    now: () => Math.min(now, Date.now()),
    setDeviation: (next) => {
      deviation = next
    },
    setSandboxOverrides: async (overrides) => changeSituation(sandbox.url, { set: overrides }),
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
  const daysTooLate = Number(dayInBuenosAires(instant(now)).slice(8)) - lastCancellationDay
  return now - Math.max(0, daysTooLate) * 86_400_000
}

const hourMilliseconds = 3_600_000

/**
 * Last hour of the day, in Buenos Aires, in which the checks of the passport (the conformance check of a back
 * end) can start. An automatic collection of tomorrow can be stopped until 20:00.
 */
const lastStartHour = 18

/**
 * Returns the time `now`. If the checks of the passport (the conformance check of a back end) cannot start in
 * that hour, returns the same minute of the last hour of the day in which they can. Source: PAY-27.
 */
function timeAllowingChecks(now: number): number {
  const hour = new Date(now - 3 * hourMilliseconds).getUTCHours()
  return now - Math.max(0, hour - lastStartHour) * hourMilliseconds
}

/** Changes the time of the sandbox's clock, or how the sandbox answers. */
async function changeSituation(
  sandboxUrl: string,
  change: { readonly now: string } | { readonly set: DemoOverrides },
): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(change)
  const { status } = await fetch(`${sandboxUrl}/__situation`, { method: 'POST', headers, body })
  if (status !== 200) throw new Error(`The sandbox answered ${status}`)
}

/**
 * Returns the configuration with which the passport (the conformance check of a back end) tests the sandbox
 * through the given server. It contains the refinancing link of this server, a new identity check of the
 * customer of the link and the address of the certificate keys. A reset of the server ends the identity check.
 */
export async function createSandboxPassportProfile({
  apiAddress,
  refinancingHash,
  sandboxUrl,
}: Pick<ContractViolatingServer, 'apiAddress' | 'refinancingHash' | 'sandboxUrl'>): Promise<PassportProfile> {
  const profile = await readPassportProfile('passport/profiles/sandbox.json')
  return {
    ...profile,
    refinancingHash,
    identityCheck: await createSandboxIdentityCheck(sandboxUrl, refinancingHash),
    keysUrl: new URL('/.well-known/jwks.json', apiAddress).href,
  }
}

async function answerRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  findAnswer: (request: ServerRequest) => Promise<ServerAnswer>,
): Promise<void> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !connectionHeaders.has(name)) headers.set(name, value)
  const body = await readBodyText(incoming, textEncodingOf(headers))
  const { method = 'GET', url = '/' } = incoming
  const answer = await findAnswer({ method, path: url, headers, body })
  for (const [name, value] of answer.headers)
    if (!connectionHeaders.has(name)) outgoing.setHeader(name, value)
  outgoing.writeHead(answer.status)
  outgoing.end(answer.body)
}

/** Names of the headers that belong to one connection, so they are not forwarded. */
const connectionHeaders: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
])

/**
 * Returns the text encoding of a request body. A multipart form contains files, and `latin1` decodes each
 * byte of a file as one character.
 */
function textEncodingOf(headers: Headers): 'utf8' | 'latin1' {
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
  sandboxUrl: string,
  { method, path, headers, body }: ServerRequest,
): Promise<ServerAnswer> {
  const encodedBody = body === undefined ? {} : { body: Buffer.from(body, textEncodingOf(headers)) }
  const response = await fetch(sandboxUrl + path, { method, headers, ...encodedBody })
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
