/**
 * The path of a call with its parameters, each encoded as one step of it. Nothing where a value cannot be one: an
 * empty text and `..` name another call, however they are written, and half a character is no text. Source: GEN-12.
 */
export function filledPath(path: string, parameters: Readonly<Record<string, string>>): string | undefined {
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameters[name] ?? '')
  if (!values.every(isStep)) return undefined
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

function isStep(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value)
}
