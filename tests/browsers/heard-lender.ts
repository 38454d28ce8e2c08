import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { startSandbox, type Sandbox } from '@/adapters/fake/node-server'
import { freePorts } from '#scripts/support/free-ports'
import { SandboxLender } from '#tests/e2e/sandbox-lender'

/** A lender on an origin of its own that notes for which headers each browser asks its leave. */
export class HeardLender extends SandboxLender {
  static async start(): Promise<HeardLender> {
    const sandbox = await startSandbox({ port: 0 })
    const [port = 0] = await freePorts(1)
    const heard = new Set<string>()
    const server = createServer((asked, answer) => {
      note(asked, heard)
      pass(sandbox, asked, answer)
    })
    await new Promise<void>((ready) => {
      server.listen(port, '127.0.0.1', ready)
    })
    return new HeardLender(`http://localhost:${port}`, { sandbox, server, heard })
  }

  private constructor(
    url: string,
    private readonly parts: {
      readonly sandbox: Sandbox
      readonly server: Server
      readonly heard: Set<string>
    },
  ) {
    super(url)
  }

  /** In lower case, in the order of the alphabet. */
  get askedHeaders(): readonly string[] {
    return [...this.parts.heard].toSorted()
  }

  forgetHeaders(): void {
    this.parts.heard.clear()
  }

  async close(): Promise<void> {
    this.parts.server.closeAllConnections()
    await new Promise((closed) => this.parts.server.close(closed))
    await this.parts.sandbox.close()
  }
}

/** What a browser sends with any request, whoever makes it. */
const ofEveryRequest =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|priority|te|user-agent|access-control-request-.*|sec-.*)$/

/** A browser that already has leave for an address does not ask for it again, so what is sent counts as well. */
function note({ method, headers }: IncomingMessage, heard: Set<string>): void {
  const asked = method === 'OPTIONS' ? (headers['access-control-request-headers'] ?? '').split(',') : []
  const sent = Object.keys(headers).filter((name) => !ofEveryRequest.test(name))
  for (const name of [...asked, ...sent]) if (name !== '') heard.add(name.trim().toLowerCase())
}

function pass(sandbox: Sandbox, asked: IncomingMessage, answer: ServerResponse): void {
  const { port } = new URL(sandbox.url)
  const { url, method, headers } = asked
  const passed = ask({ port, path: url, method, headers, host: '127.0.0.1' }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
