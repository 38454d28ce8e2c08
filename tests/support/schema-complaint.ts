/** JSON Schema of one value of `config.json`, with only the keywords that `config.schema.json` uses. */
export interface ConfigurationSchemaPart {
  readonly type?: 'string' | 'integer' | 'boolean' | 'object' | 'array'
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, ConfigurationSchemaPart>>
  readonly required?: readonly string[]
  readonly items?: ConfigurationSchemaPart
}

const typeChecks: Readonly<
  Record<NonNullable<ConfigurationSchemaPart['type']>, (value: unknown) => boolean>
> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
}

/**
 * Returns true if a JSON value matches the schema. An object with a key that the schema does not name
 * does not match.
 */
export function matchesConfigurationSchema(value: unknown, part: ConfigurationSchemaPart): boolean {
  if (part.type && !typeChecks[part.type](value)) return false
  if (part.enum && !part.enum.includes(value)) return false
  if (typeof value === 'string')
    return matchesPattern(value, part.pattern) && value.length <= (part.maxLength ?? value.length)
  if (typeof value === 'number') return value >= (part.minimum ?? value) && value <= (part.maximum ?? value)
  if (Array.isArray(value)) return value.every((each) => matchesConfigurationSchema(each, part.items ?? {}))
  const { properties } = part
  if (!properties) return true
  const entries = Object.entries(Object(value))
  return (
    (part.required ?? []).every((key) => Object.hasOwn(Object(value), key)) &&
    entries.every(([key, each]) => {
      const within = Object.hasOwn(properties, key) ? properties[key] : undefined
      return within !== undefined && matchesConfigurationSchema(each, within)
    })
  )
}

function matchesPattern(text: string, pattern: string | undefined): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(text)
}
