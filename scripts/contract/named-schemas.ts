import { capitaliseFirstLetter } from './operation-ids'

/** A JSON Schema, or a part of one. */
export interface JsonSchemaPart {
  readonly $ref?: string | undefined
  readonly type?: string | readonly string[] | undefined
  readonly description?: string | undefined
  readonly properties?: Readonly<Record<string, JsonSchemaPart>> | undefined
  readonly items?: JsonSchemaPart | undefined
  readonly anyOf?: readonly JsonSchemaPart[] | undefined
  readonly required?: readonly string[] | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly [keyword: string]: unknown
}

const schemaReferencePrefix = '#/components/schemas/'

export function openApiSchemaReference(name: string): string {
  return schemaReferencePrefix + name
}

export function schemaNameOfReference(reference: string): string {
  return reference.slice(schemaReferencePrefix.length)
}

/**
 * The named schemas of the OpenAPI document. Every object in the document gets a name derived from its
 * position. Code generators then create one type with that name for the object.
 */
export class NamedOpenApiSchemas {
  private readonly parts = new Map<string, JsonSchemaPart>()

  /**
   * Creates an empty collection of schemas. `betterNames` has the names for those positions in the
   * document whose derived name would be unclear or occur twice.
   */
  constructor(private readonly betterNames: Readonly<Record<string, string>>) {}

  get schemas(): Readonly<Record<string, JsonSchemaPart>> {
    return Object.fromEntries(this.parts)
  }

  /**
   * Stores a schema, and the objects inside it, each under its name. Returns a reference to the schema.
   * Throws if a different schema already has one of these names.
   */
  addSchema(placeName: string, schema: JsonSchemaPart): JsonSchemaPart {
    const name = this.betterNames[placeName] ?? placeName
    const inner = this.replacePartsByReferences(name, schema)
    const known = this.parts.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(inner))
      throw new Error(`Two different schemas are called ${name}`)
    this.parts.set(name, inner)
    return { $ref: openApiSchemaReference(name) }
  }

  /** Returns the schema with each object inside it replaced by a reference to that object. */
  replacePartsByReferences(name: string, schema: JsonSchemaPart): JsonSchemaPart {
    const { properties, items, anyOf } = schema
    return {
      ...schema,
      ...(properties && { properties: this.fieldsOf(name, properties) }),
      ...(items && { items: this.part(`${name}Item`, items) }),
      ...(anyOf && {
        anyOf: anyOf.map((each, index) => this.part(unionOptionName(name, index, anyOf), each)),
      }),
    }
  }

  private fieldsOf(name: string, fields: Readonly<Record<string, JsonSchemaPart>>) {
    return Object.fromEntries(
      Object.entries(fields).map(([field, schema]) => [
        field,
        this.part(name + capitaliseFirstLetter(field), schema),
      ]),
    )
  }

  private part(name: string, schema: JsonSchemaPart): JsonSchemaPart {
    return schema.properties === undefined
      ? this.replacePartsByReferences(name, schema)
      : this.addSchema(name, schema)
  }
}

/**
 * Returns the name of one option of a union schema. If only one option is not null, it has the name of the
 * union. Otherwise each option has a number after that name.
 */
function unionOptionName(name: string, index: number, options: readonly JsonSchemaPart[]): string {
  return options.filter(({ type }) => type !== 'null').length === 1 ? name : `${name}${index + 1}`
}
