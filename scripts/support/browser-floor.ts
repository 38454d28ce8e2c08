import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A browser, with the oldest version of it that the portal supports. Source: GEN-15. */
interface OldestSupportedBrowser {
  /** The browser's name in browserslist, such as `Chrome` or `iOS`. */
  readonly name: string
  /** The browser's version, such as `16.0`. */
  readonly version: string
}

/**
 * Returns the oldest browser versions that the portal supports. They are listed under browserslist in
 * package.json, such as `Chrome >= 105`.
 */
export function readOldestSupportedBrowsers(): readonly OldestSupportedBrowser[] {
  const file = join(import.meta.dirname, '..', '..', 'package.json')
  const { browserslist }: { browserslist: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'))
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (name === '') throw new Error(`package.json has no such floor: ${line}`)
    return { name, version }
  })
}

/**
 * Name of the supported browser that bundlers do not know. Samsung Internet 20 is Chromium 106, so the target
 * for the oldest supported Chrome covers it.
 */
const browserUnknownToBundlers = 'Samsung'

/**
 * Returns the oldest browser versions that the portal supports, written as the bundler expects them,
 * such as `chrome105`.
 */
export function listOldestBrowsersForBundler(): string[] {
  return readOldestSupportedBrowsers()
    .filter(({ name }) => name !== browserUnknownToBundlers)
    .map(({ name, version }) => `${name.toLowerCase()}${version}`)
}
