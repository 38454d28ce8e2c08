import type { GenericSchema, InferOutput } from 'valibot'
import type { SchemaTexts } from './field-text'
import type { PathParameterNames, ObjectAccess, ObjectAccessOf } from './object-access'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a successful call returns: JSON that matches a schema, a file, or no content. */
export type AnswerShape = GenericSchema | 'file' | 'none'

/** What the portal and the server agree about one call. */
interface Terms {
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
  readonly objectAccess: ObjectAccess
  readonly query?: GenericSchema
  /** Schema of the request's body: a JSON body, or the fields of a multipart form. */
  readonly body?: GenericSchema
  readonly multipart?: true
  /**
   * Present if the server carries the call out only once for each key, however often the request is
   * repeated, as with a charge. The request has an Idempotency-Key header (PAY-16, SUP-04).
   */
  readonly idempotent?: true
  readonly answer: AnswerShape
  /** HTTP status of a successful answer. Default: 200, or 204 if the call returns nothing. */
  readonly status?: number
  /** Present if the server may answer 204, which means that what the call asks for does not exist. */
  readonly mayBeAbsent?: true
  /** The error codes of this call that the portal tells apart, with the meaning of each. */
  readonly refusals?: Readonly<Record<string, string>>
  /**
   * What the specification leaves open about the call, and what the portal assumes instead. The lender
   * adapts its server to it.
   */
  readonly assumption?: string
  /**
   * What the fields of the call's own schemas mean, for developers of the lender's server. No build contains
   * these texts.
   */
  readonly fields?: SchemaTexts
  /**
   * Present if the call uses another base address than the API's. `push`: the address of the push server.
   * `portal`: the portal's own origin, where the file is.
   */
  readonly base?: 'push' | 'portal'
}

/** A call of the lender's server, with its name, such as `payments.payWithSavedCard`. */
export interface Call extends Terms {
  readonly name: string
}

export type Contract = Readonly<Record<string, Call>>

type Named<Capability extends string, Rows> = {
  readonly [Key in keyof Rows & string]: Rows[Key] & { readonly name: `${Capability}.${Key}` }
}

/**
 * Returns the calls of a capability, each with its full name, such as `payments.payWithSavedCard`. Literal
 * types are preserved.
 */
export function defineContract<
  const Capability extends string,
  const Rows extends Readonly<Record<string, Terms>>,
>(
  capability: Capability,
  rows: Rows & { readonly [Key in keyof Rows]: { readonly objectAccess: ObjectAccessOf<Rows[Key]> } },
): Named<Capability, Rows> {
  const named = Object.entries(rows).map(([key, row]) => [key, { ...row, name: `${capability}.${key}` }])
  return Object.fromEntries(named) as Named<Capability, Rows>
}

export type PathParameters<Row extends Call> = { readonly [Name in PathParameterNames<Row['path']>]: string }

export type QueryOf<Row extends Call> = Row extends { query: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined

export type BodyOf<Row extends Call> = Row extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined

type Present<Row extends Call> = Row['answer'] extends GenericSchema
  ? InferOutput<Row['answer']>
  : Row['answer'] extends 'file'
    ? ServedFile
    : undefined

export type AnswerOf<Row extends Call> = Row extends { mayBeAbsent: true }
  ? Present<Row> | undefined
  : Present<Row>

/**
 * Content types that the portal accepts when it requests a file. HTML or JSON is refused: it is an error
 * message instead of the file, and an HTML page could act as the portal.
 */
export const servedFileTypes: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/octet-stream',
]

export interface ServedFile {
  readonly bytes: Uint8Array
  readonly contentType: string
}
