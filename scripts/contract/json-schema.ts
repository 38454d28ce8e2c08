import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { saysSomething } from '@/adapters/contract/maybe.schema'
import { sharedSchemas } from './shared-schemas'

const definitions = Object.fromEntries(
  Object.entries(sharedSchemas).map(([name, shared]) => [name, shared.schema]),
)

const saidOfSome = 'Trae al menos un campo con valor: {} o sólo null se lee como una falla.'

/** What arrives is described, before any reading of it; checks without an equivalent stay in words. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'check') return undefined
    const isOfSome = 'requirement' in valibotAction && valibotAction.requirement === saysSomething
    return isOfSome ? { ...jsonSchema, description: saidOfSome, minProperties: 1 } : jsonSchema
  },
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'blob'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

export function jsonSchemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _shared, ...described } = toJsonSchema(schema, { ...config, definitions })
  return described
}

export function sharedJsonSchemas(): Readonly<Record<string, object>> {
  const described = toJsonSchemaDefs(definitions, config)
  return Object.fromEntries(
    Object.entries(sharedSchemas).map(([name, { description, example }]) => {
      const { description: saidOfAll, ...rest } = described[name] ?? {}
      const words = saidOfAll === undefined ? description : `${description} ${saidOfAll}`
      return [
        name,
        { description: words, ...rest, ...(example === undefined ? {} : { examples: [example] }) },
      ]
    }),
  )
}
