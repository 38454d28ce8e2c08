/** The fields of a JSON object, by name. */
export type JsonFields = ReadonlyMap<string, unknown>

const jsonStringOrFieldNamePattern = /"(?:[^"\\]|\\.)*"(\s*:)?/g

/**
 * Parses the fields of a JSON object. Undefined if the text is not a JSON object, or if a field name
 * occurs twice: two programs could then read different values. Source: RFC 8259, 4; DOC-04.
 */
export function parseJsonFields(json: string): JsonFields | undefined {
  const value = parsedJson(json)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // In valid JSON, only a name is followed by a colon.
  const written = [...json.matchAll(jsonStringOrFieldNamePattern)].filter(
    ([, colon]) => colon !== undefined,
  ).length
  return written === fieldNameCount(value) ? new Map(Object.entries(value)) : undefined
}

function fieldNameCount(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value).reduce((sum: number, each) => sum + fieldNameCount(each), 0)
  return Array.isArray(value) ? inside : inside + Object.keys(value).length
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
