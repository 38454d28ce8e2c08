import type { KeyValueStorage } from '@/application/shared/key-value-storage.port'

/** The format of a stored value, and how to read the formats of earlier releases of the portal. */
export interface StoredValueFormat<Value> {
  /**
   * Version of the stored format. It starts at 1 and is increased whenever a release would misread the data
   * of an earlier release.
   */
  readonly version: number
  readonly isValid: (candidate: unknown) => candidate is Value
  /**
   * Functions that convert stored data from one version to the next. Data of a version without such a
   * function is deleted.
   */
  readonly upgrades?: StoredValueUpgrades
}

type StoredValueUpgrades = Readonly<Record<number, (stored: unknown) => unknown>>

/**
 * Converts a value that an earlier release of the portal stored without a version. Such a value counts as
 * version 0 and becomes version 1 unchanged.
 */
export const upgradesFromUnversionedValue: StoredValueUpgrades = { 0: (bare) => bare }

/**
 * Reads and writes a value stored as JSON under a key, together with its version. Data that cannot be read
 * counts as absent and is deleted. Data that a later release of the portal stored, in another tab, counts as
 * absent too, but reading does not delete it.
 */
export class StoredValue<Value> {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly key: string,
    private readonly format: StoredValueFormat<Value>,
  ) {}

  read(): Value | undefined {
    const text = this.storage.read(this.key)
    if (text === undefined) return undefined
    const found = parseStoredValue(text, this.format)
    if (found.kind === 'unreadable') this.remove()
    return found.kind === 'current' ? found.value : undefined
  }

  write(value: Value): void {
    this.storage.write(this.key, JSON.stringify({ version: this.format.version, value }))
  }

  remove(): void {
    this.storage.remove(this.key)
  }
}

type ParsedStoredValue<Value> =
  | { readonly kind: 'current'; readonly value: Value }
  | { readonly kind: 'later' }
  | { readonly kind: 'unreadable' }

export function parseStoredValue<Value>(
  text: string,
  format: StoredValueFormat<Value>,
): ParsedStoredValue<Value> {
  const { version, value } = toVersionedValue(parseJson(text))
  if (version > format.version) return { kind: 'later' }
  const candidate = upgradeValue(value, version, format)
  return format.isValid(candidate) ? { kind: 'current', value: candidate } : { kind: 'unreadable' }
}

function toVersionedValue(stored: unknown): { readonly version: number; readonly value: unknown } {
  const { version, value }: { version?: unknown; value?: unknown } = Object(stored)
  return typeof version === 'number' && Number.isSafeInteger(version) && value !== undefined
    ? { version, value }
    : { version: 0, value: stored }
}

/** Converts a value version by version; undefined if the conversion of one of the versions is missing. */
function upgradeValue<Value>(value: unknown, from: number, format: StoredValueFormat<Value>): unknown {
  if (from === format.version) return value
  const toNext = format.upgrades?.[from]
  return toNext && upgradeValue(toNext(value), from + 1, format)
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
