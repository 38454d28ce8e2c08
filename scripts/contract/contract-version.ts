import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const changelogFile = join(import.meta.dirname, '..', '..', 'docs', 'contract-changelog.md')

const newestChangelogEntryPattern = /^## (\d+\.\d+\.\d+)\n[\s\S]*?^Huella: `([0-9a-f]{16})`$/m

function readNewestChangelogEntry(): { readonly version: string; readonly fingerprint: string } {
  const [, version, fingerprint] = newestChangelogEntryPattern.exec(readFileSync(changelogFile, 'utf8')) ?? []
  if (version === undefined || fingerprint === undefined)
    throw new Error('docs/contract-changelog.md has no entry with its version and its fingerprint')
  return { version, fingerprint }
}

/** Returns the version of the API contract, which is the newest one in the contract's changelog. */
export function newestContractVersion(): string {
  return readNewestChangelogEntry().version
}

/** Returns the fingerprint (a hash of the API contract) in the newest entry of the contract's changelog. */
export function newestContractFingerprint(): string {
  return readNewestChangelogEntry().fingerprint
}

/** Writes an entry into the changelog of the API contract, above the newest one. */
export function writeChangelogEntry(entry: string): void {
  const text = readFileSync(changelogFile, 'utf8')
  writeFileSync(changelogFile, text.replace(/^## /m, `${entry}\n\n## `))
}

/**
 * Returns what a developer has to do if the API contract was changed without a new version. Undefined if
 * the contract's fingerprint is that of the newest changelog entry.
 */
export function missingContractVersionMessage(document: unknown): string | undefined {
  const found = contractFingerprint(document)
  const { version, fingerprint } = readNewestChangelogEntry()
  if (found === fingerprint) return undefined
  return `The contract is not that of ${version}: add an entry to docs/contract-changelog.md with the fingerprint ${found}`
}

/**
 * Keywords of the API contract document that only people read. Their values are not part of the fingerprint.
 */
const descriptiveKeywords = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'info',
  'tags',
  'links',
])

/**
 * Returns the fingerprint of an API contract: a hash of everything that a server or a generated client
 * depends on. The descriptions are not part of it.
 */
export function contractFingerprint(document: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(withoutDescriptions(document)))
    .digest('hex')
    .slice(0, 16)
}

function withoutDescriptions(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutDescriptions(each))
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(value).filter(([name]) => areNames || !isDescriptiveKeyword(name))
  return Object.fromEntries(
    said.map(([name, each]) => [name, withoutDescriptions(each, name === 'properties')]),
  )
}

/**
 * Keywords that this project adds to OpenAPI and that a server must obey. The other `x-` keywords only
 * inform.
 */
const bindingExtensionKeywords = new Set(['x-refusals', 'x-touches', 'x-limits', 'x-common-refusals'])

function isDescriptiveKeyword(keyword: string): boolean {
  return (
    descriptiveKeywords.has(keyword) || (keyword.startsWith('x-') && !bindingExtensionKeywords.has(keyword))
  )
}
