import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox } from '@/adapters/fake/node-server'
import { readProfile, type Profile } from '#passport/profile'

/** A request before it reaches the server; a deviation may change it. */
export interface ServerRequest {
  readonly method: string
  /** With the query, from `/api` on. */
  path: string
  readonly headers: Headers
  body: string | undefined
}

export interface ServerAnswer {
  status: number
  readonly headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/** What a server does otherwise than the contract says; `forward` asks the one that keeps it. */
export type Deviation = (
  asked: ServerRequest,
  forward: (asked: ServerRequest) => Promise<ServerAnswer>,
) => Promise<ServerAnswer>

export interface DeviantServer {
  /** The address of the API. */
  readonly api: string
  deviate(deviation: Deviation): void
  reset(): Promise<void>
  close(): Promise<void>
}

/** The sandbox behind a server that can be made to deviate from the contract. */
export async function startDeviantServer(): Promise<DeviantServer> {
  const sandbox = await startSandbox({ port: 0, origin: 'http://localhost:4174' })
  let deviation: Deviation = async (asked, forward) => forward(asked)
  const server = createServer((incoming, outgoing) => {
    void converse(incoming, outgoing, async (asked) =>
      deviation(asked, async (each) => sendTo(sandbox.url, each)),
    )
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const { port } = server.address() as AddressInfo
  return {
    api: `http://localhost:${port}/api`,
    deviate: (next) => {
      deviation = next
    },
    reset: async () => {
      await fetch(`${sandbox.url}/__reset`, { method: 'POST' })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}

/** The profile of the sandbox, with the address where this one publishes its keys. */
export async function sandboxProfile({ api }: Pick<DeviantServer, 'api'>): Promise<Profile> {
  const profile = await readProfile('passport/profiles/sandbox.json')
  return { ...profile, keysUrl: new URL('/.well-known/jwks.json', api).href }
}

async function converse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (asked: ServerRequest) => Promise<ServerAnswer>,
): Promise<void> {
  const body = await textOf(incoming)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !ofTheConnection.has(name)) headers.set(name, value)
  const { method = 'GET', url = '/' } = incoming
  const answered = await answer({ method, path: url, headers, body })
  for (const [name, value] of answered.headers)
    if (!ofTheConnection.has(name)) outgoing.setHeader(name, value)
  outgoing.writeHead(answered.status)
  outgoing.end(answered.body)
}

const ofTheConnection: ReadonlySet<string> = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
])

async function textOf(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return chunks.length === 0 ? undefined : Buffer.concat(chunks).toString('utf8')
}

async function sendTo(
  sandbox: string,
  { method, path, headers, body }: ServerRequest,
): Promise<ServerAnswer> {
  const response = await fetch(sandbox + path, { method, headers, ...(body === undefined ? {} : { body }) })
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}
