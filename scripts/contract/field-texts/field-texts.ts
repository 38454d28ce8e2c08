import type { ApiContract } from '@/adapters/contract/call'
import { apiContracts } from '@/adapters/contract/contracts'
import { loanSchemaDescriptions } from '@/adapters/contract/loan.schema'
import type { JsonSchemaPart } from '#scripts/contract/named-schemas'
import { loginAndSessionFieldDescriptions } from './access'
import { accountFieldDescriptions } from './account'
import { automaticCollectionFieldDescriptions } from './automatic-collection'
import { creditFieldDescriptions } from './credit'
import type { FieldDescription, SchemaDescriptions } from '@/adapters/contract/field-description'
import { loanAmountFieldDescriptions } from './loan-amounts'
import { loanFieldDescriptions } from './loans'
import { accountProtectionFieldDescriptions } from './protection'
import { sharedFieldDescriptions } from './shared'

/**
 * The texts that explain the fields of schemas which only one call uses. They are in the `fieldDescriptions` of that
 * call in the API contract.
 */
const fieldTextsFromCalls: SchemaDescriptions = Object.assign(
  {},
  ...Object.values<ApiContract>(apiContracts).flatMap((calls) =>
    Object.values(calls).map(({ fieldDescriptions }) => fieldDescriptions),
  ),
)

const fieldTextsBySchema: SchemaDescriptions = {
  ...loginAndSessionFieldDescriptions,
  ...accountFieldDescriptions,
  ...fieldTextsFromCalls,
  ...loanSchemaDescriptions,
  ...loanFieldDescriptions,
  ...loanAmountFieldDescriptions,
  ...creditFieldDescriptions,
  ...automaticCollectionFieldDescriptions,
  ...accountProtectionFieldDescriptions,
}

/**
 * Names of all texts that explain a field of the API: `Loan.phone` for a field of one schema, or `*.tna`
 * for a field that means the same in every schema.
 */
export const fieldDescriptionNames: readonly string[] = [
  ...Object.keys(sharedFieldDescriptions).map((field) => `*.${field}`),
  ...Object.entries(fieldTextsBySchema).flatMap(([schema, fields]) =>
    Object.keys(fields).map((field) => `${schema}.${field}`),
  ),
]

/**
 * Returns the name of the text that explains a field: `Loan.phone` if the schema `Loan` has its own text for
 * `phone`, otherwise `*.phone`.
 */
export function findFieldDescriptionName(schema: string, field: string): string {
  return fieldTextsBySchema[schema]?.[field] === undefined ? `*.${field}` : `${schema}.${field}`
}

/**
 * Returns the schemas with an explanation added to each of their fields. A field without a text is not
 * changed.
 */
export function addFieldDescriptionsToSchemas(
  schemas: Readonly<Record<string, JsonSchemaPart>>,
): Readonly<Record<string, JsonSchemaPart>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withFieldTexts(name, schema)]),
  )
}

function withFieldTexts(name: string, schema: JsonSchemaPart): JsonSchemaPart {
  if (!schema.properties) return schema
  const fields = Object.entries(schema.properties).map(([field, described]) => {
    const text = fieldTextsBySchema[name]?.[field] ?? sharedFieldDescriptions[field]
    return [field, text === undefined ? described : { ...described, ...schemaKeywordsOfText(text) }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

function schemaKeywordsOfText(text: FieldDescription): JsonSchemaPart {
  if (typeof text === 'string') return { description: text }
  const { format, example } = text
  return {
    description: text.text,
    ...(format === undefined ? {} : { format }),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}
