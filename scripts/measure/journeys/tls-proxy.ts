import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createSelfSignedCertificate } from './self-signed-certificate'
import { portOfListeningServer, type SimulatedSlowNetwork } from './simulated-slow-network'

/**
 * A proxy that serves a local server as a lender serves the portal: with TLS and HTTP/2. Browsers reach the
 * proxy over a slow network.
 */
export class TlsProxy {
  private constructor(
    private readonly server: Http2SecureServer,
    readonly address: string,
  ) {}

  /**
   * Opens the proxy. `portBehind` returns the port of the server to which the proxy forwards requests.
   * That server may start later.
   */
  static async open(line: SimulatedSlowNetwork, portBehind: () => number): Promise<TlsProxy> {
    const server = createSecureServer(
      { ...createSelfSignedCertificate(), allowHTTP1: true },
      (asked, answer) => forwardRequest(portBehind(), asked, answer),
    )
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const port = await line.openPortForwardedTo(portOfListeningServer(server))
    return new TlsProxy(server, `https://localhost:${port}`)
  }

  close(): void {
    this.server.close()
  }
}

/** Names of the headers that concern only a single connection. HTTP/2 does not allow them. */
const hopByHopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

function forwardRequest(port: number, asked: Http2ServerRequest, answer: Http2ServerResponse): void {
  const headers = { ...withoutHopByHopHeaders(asked.headers), host: `localhost:${port}` }
  const passed = request({ port, path: asked.url, method: asked.method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, withoutHopByHopHeaders(given.headers))
    given.pipe(answer)
  })
  passed.on('error', () => answer.stream?.close())
  asked.pipe(passed)
}

function withoutHopByHopHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHopHeaders.includes(name)),
  )
}
