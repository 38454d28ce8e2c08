import { nameIn, type Described } from './named-parts'

/**
 * Says "or null" as JSON Schema's type can, `["string", "null"]`, which every generator reads. A shared scalar is
 * written out for it; a shared object keeps its reference and stands beside null.
 */
export function withNullInType(schema: Described, shared: Readonly<Record<string, Described>>): Described {
  const { properties, items, anyOf, ...rest } = schema
  const inside = (each: Described) => withNullInType(each, shared)
  const [value, nothing] = anyOf ?? []
  if (value && nothing?.type === 'null' && anyOf?.length === 2) {
    const scalar = value.$ref === undefined ? value : shared[nameIn(value.$ref)]
    return typeof scalar?.type === 'string' && scalar.type !== 'object'
      ? { ...inside(scalar), ...rest, ...orNull(scalar) }
      : { ...rest, anyOf: [inside(value), nothing] }
  }
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inside(each)])),
    }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  }
}

function orNull({ type, enum: options }: Described): Described {
  return { type: [String(type), 'null'], ...(options && { enum: [...options, null] }) }
}
