import { schemaNameOfReference, type JsonSchemaPart } from './named-schemas'

/**
 * Returns the schema with each 'value or null', at any depth, in a form that every code generator supports.
 * 'Object or null' stays an `anyOf`. 'Text or null' and the like become a list of types (`['string',
 * 'null']`). If the value is a reference to a shared schema, the shared schema is copied in and does not
 * change.
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
