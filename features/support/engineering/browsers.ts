import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readOldestSupportedBrowsers } from '#scripts/support/browser-floor'
import { projectRoot } from '#scripts/support/portal-build'
import { callEveryGatewayMethod } from '#tests/adapters/http/every-exchange'

/** Headers that a browser sends with any request and without CORS permission. Source: the Fetch standard. */
const corsSafelistedHeaders = new Set(['accept'])

/** Returns the names of the headers that the portal sends, in lower case and sorted. Source: GEN-15. */
export async function collectHeaderNamesSentByPortal(): Promise<readonly string[]> {
  const exchanges = await callEveryGatewayMethod()
  const names = new Set(exchanges.flatMap(({ request }) => [...request.headers.keys()]))
  return [...names].filter((name) => !corsSafelistedHeaders.has(name)).toSorted()
}

/** Returns the request headers that the integration guide tells integrators to allow. */
export async function readHeaderNamesInIntegrationGuide(): Promise<readonly string[]> {
  const [, list = ''] =
    /`Access-Control-Allow-Headers: ([^`]+)`/.exec(await projectFileText('docs/integracion.md')) ?? []
  return list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .toSorted()
}

/**
 * Returns the oldest browser versions that the portal supports, as part of a Spanish sentence. Source:
 * package.json.
 */
export function minimumBrowserVersionsText(): string {
  const versions = Object.fromEntries(
    readOldestSupportedBrowsers().map(({ name, version }) => [name, version]),
  )
  const { Chrome, Edge, Samsung, Safari, iOS, Firefox } = versions
  const joined = (one: string, other: string, version?: string): string => `${one} y ${other} ${version}`
  const sameChrome = Chrome === Edge ? joined('Chrome', 'Edge', Chrome) : ''
  const sameSafari = Safari === iOS ? joined('Safari', 'iOS', Safari).replace(' y i', ' e i') : ''
  return `${sameChrome}, Samsung Internet ${Samsung}, ${sameSafari} y Firefox ${Firefox}`
}

/**
 * Returns those of the given words that both the integration guide (`docs/integracion.md`) and the
 * `README.md` contain.
 */
export async function findWordsInBothReadmeAndIntegrationGuide(
  words: readonly string[],
): Promise<readonly string[]> {
  const guides = [await projectFileText('docs/integracion.md'), await projectFileText('README.md')]
  return words.filter((each) => guides.every((guide) => guide.includes(each)))
}

function projectFileText(path: string): Promise<string> {
  return readFile(join(projectRoot, path), 'utf8')
}
