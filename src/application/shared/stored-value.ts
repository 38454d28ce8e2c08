import type { KeyValueStorage } from './key-value-storage.port'

/** One value kept as JSON under a key; what is there but cannot be read counts as absent. */
export class StoredValue<Value> {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly key: string,
    private readonly isValid: (candidate: unknown) => candidate is Value,
  ) {}

  read(): Value | undefined {
    const text = this.storage.read(this.key)
    if (text === undefined) return undefined
    const candidate = parsed(text)
    return this.isValid(candidate) ? candidate : undefined
  }

  write(value: Value): void {
    this.storage.write(this.key, JSON.stringify(value))
  }

  remove(): void {
    this.storage.remove(this.key)
  }
}

/** Whether every one of those keys holds a text. */
export function hasTexts(
  candidate: unknown,
  ...keys: readonly string[]
): candidate is Record<string, unknown> {
  if (typeof candidate !== 'object' || candidate === null) return false
  const fields = new Map<string, unknown>(Object.entries(candidate))
  return keys.every((key) => typeof fields.get(key) === 'string')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
