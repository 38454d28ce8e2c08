import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { readOldestSupportedBrowsers } from './browser-floor'

/** Names of the supported browsers in MDN's data. */
const browserNames: Readonly<Record<string, keyof CompatData['browsers']>> = {
  Chrome: 'chrome',
  Edge: 'edge',
  Samsung: 'samsunginternet_android',
  Safari: 'safari',
  iOS: 'safari_ios',
  Firefox: 'firefox',
}

/**
 * Returns the JavaScript functions and web APIs that at least one supported browser version lacks. Each
 * is the path of its name: `['Array', 'prototype', 'toSorted']`.
 */
export function findBuiltInsMissingInOldBrowsers(): readonly (readonly string[])[] {
  const { javascript, api } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData
  const builtins = javascript['builtins']
  return [...(builtins ? missingGlobalsIn(builtins) : []), ...missingGlobalsIn(api)]
}

/**
 * Returns the given globals, and the members of them, that at least one supported browser version lacks. Each
 * is returned as the path of its name.
 */
function missingGlobalsIn(globals: Identifier): readonly (readonly string[])[] {
  return Object.entries(globals).flatMap(([name, members]) =>
    !isMdnFeature(members)
      ? []
      : isMissingInOldBrowser(members)
        ? [[name]]
        : Object.entries(members).flatMap((entry) => missingMemberPaths(name, entry)),
  )
}

function missingMemberPaths(
  owner: string,
  [name, member]: [string, unknown],
): readonly (readonly string[])[] {
  if (!/^[a-z]\w*$/i.test(name) || !isMdnFeature(member) || !isMissingInOldBrowser(member)) return []
  const [, plain = name] = /^(\w+)_static$/.exec(name) ?? []
  return [plain === name ? [owner, 'prototype', name] : [owner, plain], [owner, plain]]
}

function isMdnFeature(value: unknown): value is Identifier {
  return typeof value === 'object' && value !== null && '__compat' in value
}

function isMissingInOldBrowser({ __compat: compat }: Identifier): boolean {
  if (!compat) return false
  return readOldestSupportedBrowsers().some(({ name, version }) => {
    const browser = browserNames[name]
    const support = browser && compat.support[browser]
    const statements = support === undefined ? [] : [support].flat()
    return statements.length > 0 && !statements.some((each) => isSupported(each, version))
  })
}

/** Returns whether a browser version supports a feature without a flag or prefix. */
function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, flags, prefix, alternative_name: other } = statement
  if (typeof added !== 'string' || flags || prefix || other) return false
  if (added === 'preview') return false
  return compareVersions(added.replace(/^≤/, ''), version) <= 0
}

function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number))
  for (let place = 0; place < 2; place += 1) {
    const difference = (left?.[place] ?? 0) - (right?.[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
