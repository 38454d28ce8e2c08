import { securityHeaders } from '#scripts/support/site-headers'

/** What two file servers have to answer alike. */
const comparedHeaders = ['Cache-Control', ...Object.keys(securityHeaders(''))] as const

/**
 * Returns how a file server answers these paths differently from the portal's own, a sentence for each
 * difference. Source: OPS-01, OPS-06.
 */
export async function differences(
  own: string,
  other: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(paths.map((path) => differencesAt(own + path, other + path, path)))
  return found.flat()
}

async function differencesAt(own: string, other: string, path: string): Promise<readonly string[]> {
  const [expected, answer] = await Promise.all([fetch(own), fetch(other)])
  const [text, otherText] = await Promise.all([expected.text(), answer.text()])
  if (expected.status !== answer.status)
    return [`${path}: responde ${answer.status}, y tiene que ser ${expected.status}`]
  // A file that does not exist has nothing to keep.
  const headers = expected.ok ? comparedHeaders : comparedHeaders.filter((name) => name !== 'Cache-Control')
  return [
    ...headers
      .filter((name) => expected.headers.get(name) !== answer.headers.get(name))
      .map(
        (name) =>
          `${path}: ${name} es «${answer.headers.get(name)}», y tiene que ser «${expected.headers.get(name)}»`,
      ),
    ...(expected.ok && text !== otherText ? [`${path}: el contenido es otro`] : []),
    ...(expected.ok && mainType(expected) !== mainType(answer)
      ? [`${path}: el tipo es ${mainType(answer)}, y tiene que ser ${mainType(expected)}`]
      : []),
    ...(path.endsWith('.js') && answer.ok && answer.headers.get('Content-Encoding') === null
      ? [`${path}: llega sin comprimir`]
      : []),
  ]
}

function mainType({ headers }: Response): string {
  return (headers.get('Content-Type') ?? '').split(';')[0] ?? ''
}
