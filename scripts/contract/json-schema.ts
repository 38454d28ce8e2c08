import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { hasAtLeastOneField } from '@/adapters/contract/optional-field.schema'
import type { JsonSchemaPart } from './named-schemas'
import { sharedOpenApiSchemas } from './shared-schemas'

const schemaDefinitions = Object.fromEntries(
  Object.entries(sharedOpenApiSchemas).map(([name, shared]) => [name, shared.schema]),
)

const atLeastOneFieldText = 'Trae al menos un campo con valor: {} o sólo null se lee como una falla.'

/**
 * Options with which valibot schemas become JSON Schemas. The JSON Schemas describe JSON as it is sent,
 * before any conversion. Checks that JSON Schema cannot express are described in words.
 */
const conversionOptions: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'check') return undefined
    const isOfSome = 'requirement' in valibotAction && valibotAction.requirement === hasAtLeastOneField
    return isOfSome ? { ...jsonSchema, description: atLeastOneFieldText, minProperties: 1 } : jsonSchema
  },
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'blob'
      ? { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }
      : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

export function convertToJsonSchema(schema: GenericSchema): JsonSchemaPart {
  const {
    $schema: _dialect,
    $defs: _shared,
    ...schemaOnly
  } = toJsonSchema(schema, { ...conversionOptions, definitions: schemaDefinitions })
  return toSchemaObject(schemaOnly)
}

/** Returns a JSON Schema as an object. Throws if it is a boolean, which valibot never creates. */
function toSchemaObject(schema: JsonSchema | boolean | undefined): JsonSchemaPart {
  if (typeof schema !== 'object') throw new Error('A schema that takes anything or nothing describes nothing')
  const { properties, items, anyOf, ...rest } = schema
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, toSchemaObject(each)]),
      ),
    }),
    ...(items !== undefined && !Array.isArray(items) && { items: toSchemaObject(items) }),
    ...(anyOf && { anyOf: anyOf.map(toSchemaObject) }),
  }
}

export function buildSharedJsonSchemas(): Readonly<Record<string, JsonSchemaPart>> {
  const all = toJsonSchemaDefs(schemaDefinitions, conversionOptions)
  return Object.fromEntries(
    Object.entries(sharedOpenApiSchemas).map(([name, { description, example, format }]) => {
      const { description: saidOfAll, ...rest } = toSchemaObject(all[name])
      const words = saidOfAll === undefined ? description : `${description} ${saidOfAll}`
      return [
        name,
        {
          description: words,
          ...rest,
          ...(format === undefined ? {} : { format }),
          ...(example === undefined ? {} : { examples: [example] }),
        },
      ]
    }),
  )
}
