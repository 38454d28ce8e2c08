import type { GenericSchema, InferOutput } from 'valibot'
import type { NamesIn, Touches, TouchesOf } from './touches'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call answers: a JSON value of a schema, a file, or nothing to read. */
export type AnswerShape = GenericSchema | 'file' | 'none'

/** What both ends must agree on about one call. */
interface Terms {
  readonly method: Method
  /** Path parameters stand in braces: `/users/{dni}`. */
  readonly path: string
  /** One line for the integrator: what the portal wants of this call. */
  readonly summary: string
  /** The section that names it, `1§7` or `2§7`, or the rule that asks for it. */
  readonly source: string
  /**
   * `open`: sent without a token; a 401 does not renew one. `optional`: needs no session;
   * where there is one, its token goes along and is renewed (SES-07).
   */
  readonly access: 'open' | 'optional' | 'session'
  /** Whose object it touches, and by which parameters. Source: SES-22. */
  readonly touches: Touches
  readonly query?: GenericSchema
  /** A JSON body, or the fields of a multipart form. */
  readonly body?: GenericSchema
  readonly multipart?: true
  /** Done once for each key, as a charge is: it carries the header Idempotency-Key (PAY-16, SUP-04). */
  readonly idempotent?: true
  readonly answer: AnswerShape
  /** The status of a successful answer. Default: 200, or 204 if the call returns nothing. */
  readonly status?: number
  /** 204 instead of an answer is allowed and means that there is none. */
  readonly mayBeAbsent?: true
  /** The error codes that the portal distinguishes, with the meaning of each. */
  readonly refusals?: Readonly<Record<string, string>>
  /** What the specification leaves open and the portal assumes; the lender maps it. */
  readonly assumption?: string
  /** Another base address than the API's. */
  readonly base?: 'push'
}

/** One call of the lender's server, with its name: `payments.payWithSavedCard`. */
export interface Call extends Terms {
  readonly name: string
}

export type Contract = Readonly<Record<string, Call>>

type Named<Capability extends string, Rows> = {
  readonly [Key in keyof Rows & string]: Rows[Key] & { readonly name: `${Capability}.${Key}` }
}

/** The calls of a capability. Each row learns its name here; its literals stay known to the compiler. */
export function contract<const Capability extends string, const Rows extends Readonly<Record<string, Terms>>>(
  capability: Capability,
  rows: Rows & { readonly [Key in keyof Rows]: { readonly touches: TouchesOf<Rows[Key]> } },
): Named<Capability, Rows> {
  const named = Object.entries(rows).map(([key, row]) => [key, { ...row, name: `${capability}.${key}` }])
  return Object.fromEntries(named) as Named<Capability, Rows>
}

export type PathParameters<Row extends Call> = { readonly [Name in NamesIn<Row['path']>]: string }

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

/** What a file may be. A page or a JSON in its place is an error of somebody's, and a page could act as the portal. */
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
