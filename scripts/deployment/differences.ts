import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { createSecurityHeaders } from '#scripts/support/site-headers'

/** Names of the headers that two file servers have to send alike. */
const comparedHeaders = ['Cache-Control', ...Object.keys(createSecurityHeaders('', ''))] as const

/**
 * Compares the answers of two servers to the given paths: `own` is the portal's own server, `other` a
 * file server. Returns a sentence for each difference. With `host`, the requests to `other` name that
 * host. Source: OPS-01, OPS-02, OPS-06.
 */
export async function findServerAnswerDifferences(
  own: string,
  other: string,
  paths: readonly string[],
  host?: string,
): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) =>
      findDifferencesInAnswer(
        await fetch(own + path),
        await (host === undefined ? fetch(other + path) : fetchWithHost(host, other + path)),
        path,
      ),
    ),
  )
  return found.flat()
}

async function findDifferencesInAnswer(
  expected: Response,
  answer: Response,
  path: string,
): Promise<readonly string[]> {
  const [text, otherText] = await Promise.all([expected.text(), answer.text()])
  if (expected.status !== answer.status)
    return [`${path}: responde ${answer.status}, y tiene que ser ${expected.status}`]
  const headers = expected.ok ? comparedHeaders : comparedHeaders.filter((name) => name !== 'Cache-Control')
  const caching = answer.headers.get('Cache-Control') ?? ''
  return [
    // The file may be published a moment later.
    ...(!expected.ok && /max-age=[1-9]|immutable/.test(caching)
      ? [`${path}: Cache-Control es «${caching}», y lo que no existe no se guarda`]
      : []),
    ...headers
      .filter((name) => expected.headers.get(name) !== answer.headers.get(name))
      .map(
        (name) =>
          `${path}: ${name} es «${answer.headers.get(name)}», y tiene que ser «${expected.headers.get(name)}»`,
      ),
    ...(expected.ok && text !== otherText ? [`${path}: el contenido es otro`] : []),
    ...(expected.ok && mediaTypeOf(expected) !== mediaTypeOf(answer)
      ? [`${path}: el tipo es ${mediaTypeOf(answer)}, y tiene que ser ${mediaTypeOf(expected)}`]
      : []),
    ...(path.endsWith('.js') && answer.ok && answer.headers.get('Content-Encoding') === null
      ? [`${path}: llega sin comprimir`]
      : []),
  ]
}

function mediaTypeOf({ headers }: Response): string {
  return (headers.get('Content-Type') ?? '').split(';')[0] ?? ''
}

/**
 * Requests an address with the given `Host` header, as a browser at that host does. `fetch` cannot set
 * this header.
 */
function fetchWithHost(host: string, address: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers: { Host: host, 'Accept-Encoding': 'gzip' } }, (incoming) => {
      const headers = new Headers(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const),
      )
      const isZipped = headers.get('Content-Encoding') === 'gzip'
      buffer(incoming)
        .then((bytes) => (isZipped ? gunzipSync(bytes) : bytes))
        .then((bytes) =>
          resolve(new Response(new Uint8Array(bytes), { status: incoming.statusCode ?? 0, headers })),
        )
        .catch(reject)
    })
    asked.once('error', reject)
  })
}
