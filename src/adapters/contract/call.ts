import type { GenericSchema, InferOutput } from 'valibot'
import type { SchemaDescriptions } from './field-description'
import type { PathParameterNames, ObjectAccessRule, ObjectAccessRuleFor } from './object-access'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What the answer of a successful call contains: JSON that matches a schema, a file, or nothing. */
export type AnswerFormat = GenericSchema | 'file' | 'none'

/** What the portal and the server agree about one call. */
interface ApiCallTerms {
  readonly method: HttpMethod
  /** Path of the call; its parameters are in braces: `/users/{dni}`. */
  readonly path: string
  /** What the call is for, in one line, for developers of the lender's server. */
  readonly summary: string
  /** The section of the specification (`1§7`, `2§7`) or the rule that requires the call. */
  readonly source: string
  /**
   * Whether the call needs a session.
   * `open`: sent without a token; a 401 does not renew the token.
   * `optional`: works without a session; in a session its token is sent and renewed (SES-07).
   */
  readonly access: 'open' | 'optional' | 'session'
  /**
   * To whom the objects that the call reads or changes belong, and which parameters identify them.
   * Source: SES-22.
   */
  readonly objectAccess: ObjectAccessRule
  readonly query?: GenericSchema
  /** Schema of the request's body: a JSON body, or the fields of a multipart form. */
  readonly body?: GenericSchema
  readonly multipart?: true
  /**
   * Present if the server executes the call only once for each idempotency key, however often the request is
   * repeated, as with a charge. The request then has an Idempotency-Key header (PAY-16, SUP-04).
   */
  readonly idempotent?: true
  readonly answer: AnswerFormat
  /** HTTP status of a successful answer. Default: 200, or 204 if the call returns nothing. */
  readonly status?: number
  /** Present if the server may answer 204, which means that what the call asks for does not exist. */
  readonly mayBeAbsent?: true
  /** Error codes of this call that the portal handles differently, each with its meaning in Spanish. */
  readonly refusals?: Readonly<Record<string, string>>
  /**
   * What the specification leaves open about the call, and what the portal assumes instead. The lender
   * adapts its server to it.
   */
  readonly assumption?: string
  /**
   * Descriptions of the fields of this call's own schemas, for developers of the lender's server. No build
   * of the portal contains them.
   */
  readonly fields?: SchemaDescriptions
  /**
   * Present if the call uses another base address than the API's. `push`: the address of the push server.
   * `portal`: the portal's own origin, where the file is.
   */
  readonly base?: 'push' | 'portal'
}

/** A call of the lender's API, with its name, such as `payments.payWithSavedCard`. */
export interface ApiCall extends ApiCallTerms {
  readonly name: string
}

export type ApiContract = Readonly<Record<string, ApiCall>>

type WithCallNames<Name extends string, Rows> = {
  readonly [Key in keyof Rows & string]: Rows[Key] & { readonly name: `${Name}.${Key}` }
}

/**
 * Returns the calls of one contract, each with its full name, such as `payments.payWithSavedCard`. Literal
 * types are preserved.
 */
export function defineContract<
  const Name extends string,
  const Rows extends Readonly<Record<string, ApiCallTerms>>,
>(
  contract: Name,
  rows: Rows & { readonly [Key in keyof Rows]: { readonly objectAccess: ObjectAccessRuleFor<Rows[Key]> } },
): WithCallNames<Name, Rows> {
  const named = Object.entries(rows).map(([key, row]) => [key, { ...row, name: `${contract}.${key}` }])
  return Object.fromEntries(named) as WithCallNames<Name, Rows>
}

export type CallPathParameters<Row extends ApiCall> = {
  readonly [Name in PathParameterNames<Row['path']>]: string
}

export type CallQuery<Row extends ApiCall> = Row extends { query: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined

export type CallBody<Row extends ApiCall> = Row extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined

type AnswerIfPresent<Row extends ApiCall> = Row['answer'] extends GenericSchema
  ? InferOutput<Row['answer']>
  : Row['answer'] extends 'file'
    ? FileAnswer
    : undefined

export type CallAnswer<Row extends ApiCall> = Row extends { mayBeAbsent: true }
  ? AnswerIfPresent<Row> | undefined
  : AnswerIfPresent<Row>

/**
 * Content types that the portal accepts when it requests a file. HTML or JSON is refused: it is an error
 * message instead of the file, and an HTML page could act as the portal.
 */
export const acceptedFileContentTypes: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/octet-stream',
]

export interface FileAnswer {
  readonly bytes: Uint8Array
  readonly contentType: string
}
