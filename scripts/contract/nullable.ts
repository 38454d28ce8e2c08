import { schemaNameOfReference, type JsonSchemaPart } from './named-schemas'

/**
 * Returns the schema with each union of a value and null, at any depth, in a form that every code generator
 * supports. A union with an object keeps `anyOf`. Any other gets a list of types, such as `string` and
 * `null`, in a copy of the schema if that is shared.
 */
export function rewriteNullableUnions(
  schema: JsonSchemaPart,
  shared: Readonly<Record<string, JsonSchemaPart>>,
): JsonSchemaPart {
  const { properties, items, anyOf, ...rest } = schema
  const inside = (each: JsonSchemaPart) => rewriteNullableUnions(each, shared)
  const [value, nothing] = anyOf ?? []
  if (value && nothing?.type === 'null' && anyOf?.length === 2) {
    const scalar = value.$ref === undefined ? value : shared[schemaNameOfReference(value.$ref)]
    return typeof scalar?.type === 'string' && scalar.type !== 'object'
      ? { ...inside(scalar), ...rest, ...nullableTypeAndEnum(scalar) }
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

function nullableTypeAndEnum({ type, enum: options }: JsonSchemaPart): JsonSchemaPart {
  return { type: [String(type), 'null'], ...(options && { enum: [...options, null] }) }
}
