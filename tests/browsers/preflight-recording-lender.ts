import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { startSandboxServer, type SandboxServer } from '@/adapters/fake/node-server'
import { findFreePorts } from '#scripts/support/free-ports'
import { SandboxControls } from '#tests/e2e/sandbox-controls'

/**
 * Lender on another origin than the portal. It records the request headers that a browser may only send
 * with permission (CORS preflight).
 */
export class PreflightRecordingLender extends SandboxControls {
  static async start(): Promise<PreflightRecordingLender> {
    const sandbox = await startSandboxServer({ port: 0 })
    const [port = 0] = await findFreePorts(1)
    const heard = new Set<string>()
    const server = createServer((asked, answer) => {
      recordHeaders(asked, heard)
      forwardRequest(sandbox, asked, answer)
    })
    await new Promise<void>((ready) => {
      server.listen(port, '127.0.0.1', ready)
    })
    return new PreflightRecordingLender(`http://localhost:${port}`, { sandbox, server, heard })
  }

  private constructor(
    url: string,
    private readonly serversAndHeaders: {
      readonly sandbox: SandboxServer
      readonly server: Server
      readonly heard: Set<string>
    },
  ) {
    super(url)
  }

  /** Names of the request headers that the lender recorded, in lower case and sorted. */
  get preflightHeaders(): readonly string[] {
    return [...this.serversAndHeaders.heard].toSorted()
  }

  forgetHeaders(): void {
    this.serversAndHeaders.heard.clear()
  }

  async close(): Promise<void> {
    this.serversAndHeaders.server.closeAllConnections()
    await new Promise((closed) => this.serversAndHeaders.server.close(closed))
    await this.serversAndHeaders.sandbox.close()
  }
}

/** Pattern of the names of the request headers that a browser sets by itself. */
const browserSetHeaderPattern =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|priority|te|user-agent|access-control-request-.*|sec-.*)$/

/**
 * Records the headers of a request that a browser may only send with permission. Headers of normal requests
 * are recorded too, because a browser that has the permission does not ask for it again.
 */
function recordHeaders({ method, headers }: IncomingMessage, heard: Set<string>): void {
  const asked = method === 'OPTIONS' ? (headers['access-control-request-headers'] ?? '').split(',') : []
  const sent = Object.keys(headers).filter((name) => !browserSetHeaderPattern.test(name))
  for (const name of [...asked, ...sent]) if (name !== '') heard.add(name.trim().toLowerCase())
}

function forwardRequest(sandbox: SandboxServer, asked: IncomingMessage, answer: ServerResponse): void {
  const { port } = new URL(sandbox.url)
  const { url, method, headers } = asked
  const passed = ask({ port, path: url, method, headers, host: '127.0.0.1' }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
