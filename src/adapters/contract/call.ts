import type { GenericSchema, InferOutput } from 'valibot'
import type { SchemaTexts } from './field-text'
import type { PathParameterNames, ObjectAccess, ObjectAccessOf } from './object-access'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The kind of answer: JSON of a schema, a file, or no content. */
export type AnswerShape = GenericSchema | 'file' | 'none'

/** What the portal and the server agree about one call. */
interface Terms {
  readonly method: HttpMethod
  /** Path parameters are in braces: `/users/{dni}`. */
  readonly path: string
  /** One line for the integrator: what the call is for. */
  readonly summary: string
  /** The section of the specification (`1§7`, `2§7`) or the rule that requires the call. */
  readonly source: string
  /**
   * `open`: sent without a token; a 401 does not renew the token.
   * `optional`: works without a session; in a session its token is sent and renewed (SES-07).
   */
  readonly access: 'open' | 'optional' | 'session'
  /** To whom the requested objects belong, and which parameters identify them. Source: SES-22. */
  readonly objectAccess: ObjectAccess
  readonly query?: GenericSchema
  /** A JSON body, or the fields of a multipart form. */
  readonly body?: GenericSchema
  readonly multipart?: true
  /**
   * Present if the server carries it out once for each key, as with a charge. The request has an
   * Idempotency-Key header (PAY-16, SUP-04).
   */
  readonly idempotent?: true
  readonly answer: AnswerShape
  /** The status of a successful answer. Default: 200, or 204 if the call returns nothing. */
  readonly status?: number
  /** Present if the server may answer 204, which means that there is none. */
  readonly mayBeAbsent?: true
  /** The error codes that the portal distinguishes, with the meaning of each. */
  readonly refusals?: Readonly<Record<string, string>>
  /** What the specification leaves open and the portal assumes. The lender adapts its server to it. */
  readonly assumption?: string
  /** What the fields of its own schemas mean, for developers of the server. No build carries it. */
  readonly fields?: SchemaTexts
  /**
   * Present if the call uses another base address than the API's. `portal`: the file is on the portal's own
   * origin.
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

/** Returns the calls of a capability, each with its name. Literal types are preserved. */
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
 * Content types of files. HTML or JSON instead of a file is refused: it is an error, and an HTML page could
 * act as the portal.
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
