import { request, type IncomingHttpHeaders } from 'node:http'

interface RawHttpAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * Sends an HTTP request that `fetch` does not allow: with any `Host` header, and with a path that is
 * sent unchanged.
 */
export function sendRawRequest(
  address: string,
  path: string,
  asked: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<RawHttpAnswer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method: asked.method ?? 'GET', headers: asked.headers, agent: false },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}
