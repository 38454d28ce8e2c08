import type * as v from 'valibot'
import { findSchemaProblems } from '@/adapters/contract/schema-problems'

/** Names of the fields whose values are never printed. */
export const secretFields: ReadonlySet<string> = new Set([
  'accessToken',
  'refreshToken',
  'password',
  'newPass',
  'currentPass',
  'smsCode',
  'debitCardNumber',
  'cardNumber',
  'ccv',
  'cvv',
  'cvvCode',
  'token',
  'externalTransactionId',
  'imageBase64',
  'hash',
  'firebaseToken',
  'signatureEncoded',
])

/** Returns a sentence for each field of a value that does not match the schema. */
export function shapeProblems(schema: v.GenericSchema, value: unknown): readonly string[] {
  return findSchemaProblems(schema, value).map(({ field, issue }) => {
    const name = field.slice(field.lastIndexOf('.') + 1)
    const came = secretFields.has(name) ? 'otra cosa' : (issue.received ?? 'otra cosa')
    return `${field === '' ? 'la respuesta' : field}: se esperaba ${issue.expected ?? issue.kind}, vino ${came}`
  })
}
