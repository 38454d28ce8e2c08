import type { Described } from '#scripts/contract/named-parts'
import { accessTexts } from './access'
import { accountTexts } from './account'
import { creditTexts } from './credit'
import type { FieldText, SchemaTexts } from './field-text'
import { loanTexts } from './loans'
import { sharedTexts } from './shared'

const schemaTexts: SchemaTexts = { ...accessTexts, ...accountTexts, ...loanTexts, ...creditTexts }

/** Every text, by where it stands: `Loan.phone`, or `*.tna` for what means the same wherever it stands. */
export const everyTextName: readonly string[] = [
  ...Object.keys(sharedTexts).map((field) => `*.${field}`),
  ...Object.entries(schemaTexts).flatMap(([schema, fields]) =>
    Object.keys(fields).map((field) => `${schema}.${field}`),
  ),
]

/** The name of the text that a field of a schema has; a schema's own comes first. */
export function textNameOf(schema: string, field: string): string {
  return schemaTexts[schema]?.[field] === undefined ? `*.${field}` : `${schema}.${field}`
}

/** The schemas with what is said of their fields; a field of which nothing is said stays as it is. */
export function withFieldTexts(
  schemas: Readonly<Record<string, Described>>,
): Readonly<Record<string, Described>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withTexts(name, schema)]))
}

function withTexts(name: string, schema: Described): Described {
  if (!schema.properties) return schema
  const fields = Object.entries(schema.properties).map(([field, described]) => {
    const text = schemaTexts[name]?.[field] ?? sharedTexts[field]
    return [field, text === undefined ? described : { ...described, ...keywordsOf(text) }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

function keywordsOf(text: FieldText): Described {
  if (typeof text === 'string') return { description: text }
  const { format, example } = text
  return {
    description: text.text,
    ...(format === undefined ? {} : { format }),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}
