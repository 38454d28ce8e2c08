import type { GenericSchema, InferOutput } from 'valibot'
import type { SchemaDescriptions } from './field-description'
import type { PathParameterNames, CustomerObjectAccessRule, ObjectAccessRuleOfCall } from './object-access'

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The content of a successful answer: JSON that matches the schema, a file, or no content. */
type AnswerFormat = GenericSchema | 'file' | 'none'

/** What the portal and the lender's server agree about one API call. */
interface ApiCallDefinition {
  readonly method: HttpMethod
  /** Path of the call below the address of its server, with each path parameter in braces: `{taxId}`. */
  readonly path: string
  /** Purpose of the API call in one line, for developers of the lender's server. */
  readonly summary: string
  /** The section of the specification (`1§7`, `2§7`) or the rule that requires this API call. */
  readonly source: string
  /**
   * Whether the API call needs a session. `open`: it is sent without a token, and a 401 does not renew
   * the token. `optional`: it also works without a session; in a session the token is sent and, after a
   * 401, renewed. `session`: it needs a session (SES-07).
   */
  readonly access: 'open' | 'optional' | 'session'
  /**
   * The rule about the owner of the objects that the API call reads or changes, and the parameters that
   * identify those objects.
   * Source: SES-22.
   */
  readonly objectAccess: CustomerObjectAccessRule
  readonly query?: GenericSchema
  /** Schema of the body of a request: a JSON body, or the fields of a multipart form. */
  readonly body?: GenericSchema
  readonly multipart?: true
  /**
   * Present if the server carries out the API call (such as a card charge) only once for each idempotency
   * key, however often the request is repeated. Requests of this call have an Idempotency-Key header (PAY-16,
   * SUP-04).
   */
  readonly idempotent?: true
  readonly answer: AnswerFormat
  /**
   * HTTP status of a successful answer to the API call. Default: 200, or 204 if the answer has no
   * content.
   */
  readonly successStatus?: number
  /**
   * Present if the server may answer with status 204. That status means that the requested object does
   * not exist.
   */
  readonly mayBeAbsent?: true
  /**
   * Error codes of this API call that the portal treats differently from other errors, each with its
   * meaning in Spanish.
   */
  readonly refusals?: Readonly<Record<string, string>>
  /**
   * What the specification leaves open about the API call, and what the portal assumes instead. The
   * server of the lender has to work as assumed.
   */
  readonly assumption?: string
  /**
   * Descriptions of the fields of the schemas that only this API call uses, for developers of the
   * lender's server. They are not part of the portal's build.
   */
  readonly fieldDescriptions?: SchemaDescriptions
  /**
   * Present if the API call is sent to another server than the API. `push`: the push server. `portal`: the
   * server of the portal itself, for a file of the portal.
   */
  readonly server?: 'push' | 'portal'
}

/** A call of the lender's API, with its name, such as `payments.payWithSavedCard`. */
export interface ApiCall extends ApiCallDefinition {
  readonly name: string
}

export type ApiContract = Readonly<Record<string, ApiCall>>

type WithCallNames<Name extends string, Calls> = {
  readonly [Key in keyof Calls & string]: Calls[Key] & { readonly name: `${Name}.${Key}` }
}

/**
 * Returns the calls of one API contract, each with its full name, such as `payments.payWithSavedCard`.
 * The types of the names stay literal.
 */
export function defineContract<
  const Name extends string,
  const Calls extends Readonly<Record<string, ApiCallDefinition>>,
>(
  contract: Name,
  calls: Calls & {
    readonly [Key in keyof Calls]: { readonly objectAccess: ObjectAccessRuleOfCall<Calls[Key]> }
  },
): WithCallNames<Name, Calls> {
  const named = Object.entries(calls).map(([key, call]) => [key, { ...call, name: `${contract}.${key}` }])
  return Object.fromEntries(named) as WithCallNames<Name, Calls>
}

export type CallPathParameters<Call extends ApiCall> = {
  readonly [Name in PathParameterNames<Call['path']>]: string
}

export type CallQueryParameters<Call extends ApiCall> = Call extends {
  query: infer Schema extends GenericSchema
}
  ? InferOutput<Schema>
  : undefined

export type CallRequestBody<Call extends ApiCall> = Call extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined

type AnswerIfPresent<Call extends ApiCall> = Call['answer'] extends GenericSchema
  ? InferOutput<Call['answer']>
  : Call['answer'] extends 'file'
    ? FileAnswerContent
    : undefined

export type CallAnswer<Call extends ApiCall> = Call extends { mayBeAbsent: true }
  ? AnswerIfPresent<Call> | undefined
  : AnswerIfPresent<Call>

/**
 * Content types that the portal accepts when it requests a file. HTML and JSON are refused: the server
 * sends them for an error message instead of the file, and an HTML page could pretend to be the portal.
 */
export const acceptedDownloadContentTypes: readonly string[] = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/octet-stream',
]

export interface FileAnswerContent {
  readonly bytes: Uint8Array
  readonly contentType: string
}
