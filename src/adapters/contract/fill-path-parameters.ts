/**
 * Returns the path of an API call with each parameter replaced by its value, encoded as one segment of
 * the path. Undefined if a value cannot be a segment: an empty text or `..` would address another call,
 * and half of a surrogate pair is not a valid text. Source: GEN-12.
 */
export function fillPathParameters(
  path: string,
  parameters: Readonly<Record<string, string>>,
): string | undefined {
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameters[name] ?? '')
  if (!values.every(isPathSegment)) return undefined
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

function isPathSegment(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value)
}
