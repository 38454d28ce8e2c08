import type * as v from 'valibot'
import { findSchemaProblems } from '@/adapters/contract/schema-problems'
import { secretFieldNames } from './secret-field-names'

/**
 * Returns a sentence in Spanish for each field of a value that does not match the schema. The sentence
 * does not contain the value of a secret field.
 */
export function describeSchemaProblems(schema: v.GenericSchema, value: unknown): readonly string[] {
  return findSchemaProblems(schema, value).map(({ field, issue }) => {
    const name = field.slice(field.lastIndexOf('.') + 1)
    const received = secretFieldNames.has(name) ? 'otra cosa' : (issue.received ?? 'otra cosa')
    return `${field === '' ? 'la respuesta' : field}: se esperaba ${issue.expected ?? issue.kind}, vino ${received}`
  })
}
