import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { sharedSchemas } from './shared-schemas'

const definitions = Object.fromEntries(
  Object.entries(sharedSchemas).map(([name, shared]) => [name, shared.schema]),
)

/** What arrives is described, before any reading of it; checks without an equivalent stay in words. */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['check'],
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
    Object.entries(sharedSchemas).map(([name, { description, example }]) => [
      name,
      { description, ...described[name], ...(example === undefined ? {} : { examples: [example] }) },
    ]),
  )
}
