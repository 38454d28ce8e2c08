import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest version of a browser that the portal works in. Source: GEN-15. */
export interface FloorBrowser {
  /** By the names of browserslist: `Chrome`, `iOS`. */
  readonly name: string
  /** `16.0`. */
  readonly version: string
}

/** What package.json says, as whole lines of browserslist: `Chrome >= 105`. */
export function browserFloor(): readonly FloorBrowser[] {
  const file = join(import.meta.dirname, '..', '..', 'package.json')
  const { browserslist }: { browserslist: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'))
  return browserslist.map((line) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (name === '') throw new Error(`package.json has no such floor: ${line}`)
    return { name, version }
  })
}

/** Samsung Internet 20 is Chromium 106: the floor of Chrome holds for it, and no bundler knows it by name. */
const unknownToBundlers = 'Samsung'

/** The same for the bundler: `chrome105`. */
export function buildTargets(): string[] {
  return browserFloor()
    .filter(({ name }) => name !== unknownToBundlers)
    .map(({ name, version }) => `${name.toLowerCase()}${version}`)
}
