/**
 * Returns a copy of a JSON value in which the value at `path`, such as `companyAccounts.0.cbu`, is
 * `value`. If `value` is undefined, the key at this path is removed.
 */
export function copyWithValueAtPath(json: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('.')
  const copy: Record<string, unknown> | unknown[] = Array.isArray(json) ? [...json] : { ...Object(json) }
  const inside =
    rest.length === 0 ? value : copyWithValueAtPath(Reflect.get(copy, key), rest.join('.'), value)
  if (inside === undefined) Reflect.deleteProperty(copy, key)
  else Reflect.set(copy, key, inside)
  return copy
}
