import type { ApiContract } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { loanSchemaDescriptions } from '@/adapters/contract/loan.schema'
import type { JsonSchemaPart } from '#scripts/contract/named-schemas'
import { accessTexts } from './access'
import { accountTexts } from './account'
import { automaticCollectionTexts } from './automatic-collection'
import { creditTexts } from './credit'
import type { FieldDescription, SchemaDescriptions } from '@/adapters/contract/field-description'
import { loanAmountTexts } from './loan-amounts'
import { loanTexts } from './loans'
import { protectionTexts } from './protection'
import { sharedTexts } from './shared'

/** The texts of schemas that only one call uses; they are in the contract row of that call. */
const ofCalls: SchemaDescriptions = Object.assign(
  {},
  ...Object.values<ApiContract>(apiContracts).flatMap((rows) =>
    Object.values(rows).map(({ fields }) => fields),
  ),
)

const schemaTexts: SchemaDescriptions = {
  ...accessTexts,
  ...accountTexts,
  ...ofCalls,
  ...loanSchemaDescriptions,
  ...loanTexts,
  ...loanAmountTexts,
  ...creditTexts,
  ...automaticCollectionTexts,
  ...protectionTexts,
}

/**
 * The names of all field texts: `Loan.phone` for the field of one schema, or `*.tna` for a field that
 * means the same in every schema.
 */
export const fieldTextNames: readonly string[] = [
  ...Object.keys(sharedTexts).map((field) => `*.${field}`),
  ...Object.entries(schemaTexts).flatMap(([schema, fields]) =>
    Object.keys(fields).map((field) => `${schema}.${field}`),
  ),
]

/**
 * Returns the name of the text for a field of a schema. A text for that schema comes before one for every
 * schema.
 */
export function fieldTextName(schema: string, field: string): string {
  return schemaTexts[schema]?.[field] === undefined ? `*.${field}` : `${schema}.${field}`
}

/** Returns the schemas with the texts that explain their fields. A field without a text is not changed. */
export function withFieldTexts(
  schemas: Readonly<Record<string, JsonSchemaPart>>,
): Readonly<Record<string, JsonSchemaPart>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withTexts(name, schema)]))
}

function withTexts(name: string, schema: JsonSchemaPart): JsonSchemaPart {
  if (!schema.properties) return schema
  const fields = Object.entries(schema.properties).map(([field, described]) => {
    const text = schemaTexts[name]?.[field] ?? sharedTexts[field]
    return [field, text === undefined ? described : { ...described, ...keywordsOf(text) }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

function keywordsOf(text: FieldDescription): JsonSchemaPart {
  if (typeof text === 'string') return { description: text }
  const { format, example } = text
  return {
    description: text.text,
    ...(format === undefined ? {} : { format }),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}
