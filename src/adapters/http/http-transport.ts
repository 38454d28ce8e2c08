import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import {
  hasOnlyDisplaySafeCharacters,
  displaySafeText,
  removeBidiIsolationCharacters,
} from '@/domain/shared/readable-text'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  acceptedDownloadContentTypes,
  type CallAnswer,
  type CallRequestBody,
  type ApiCall,
  type CallPathParameters,
  type CallQueryParameters,
} from '@/adapters/contract/call'
import { fillPathParameters } from '@/adapters/contract/fill-path-parameters'
import { parseServerAnswer } from '@/adapters/contract/list.schema'
import { SkippedItems } from '@/application/shared/skipped-items'
import type { ReceivedServerAnswer } from './answer-deviation'
import type { HttpFailure } from './http-failure'

/** Milliseconds to wait for an answer of the server. Source: SES-06. */
const timeoutMilliseconds = 80_000

/** The input of an API call. `path` is optional if the path of the call has no parameters. */
export type ApiCallInput<Call extends ApiCall> = PathInput<Call> & {
  readonly query?: CallQueryParameters<Call>
  readonly body?: CallRequestBody<Call>
  /**
   * The idempotency key of an operation such as a payment. The server carries out one operation for each
   * key.
   * Source: PAY-16.
   */
  readonly idempotencyKey?: string
  /** If true, the browser completes the request even if the customer closes the page. Source: ACC-31. */
  readonly outlivesPage?: true
  /**
   * Tax id of the customer for whom the request is made. The request is sent only while they are signed in.
   * Source: SES-21.
   */
  readonly onBehalfOf?: string
}

type PathInput<Call extends ApiCall> = keyof CallPathParameters<Call> extends never
  ? { readonly path?: CallPathParameters<Call> }
  : { readonly path: CallPathParameters<Call> }

export interface HttpBaseAddresses {
  readonly apiBaseUrl: string
  readonly pushBaseUrl: string
  /** Origin of the portal. Some files are requested from it. */
  readonly portalBaseUrl: string
}

/** How requests are sent: `fetch` of the browser or, in the demo, of the fake back end. */
export interface FetchImplementation {
  readonly fetch: typeof globalThis.fetch
  /** The class of the requests that are passed to `fetch`; by default `Request` of the browser. */
  readonly requestClass?: typeof Request | undefined
}

/** Sends one request and checks the answer against the API contract. Never sends a request twice. */
export class HttpTransport {
  private readonly axios: AxiosInstance

  private readonly fetch: typeof globalThis.fetch

  constructor(
    { fetch, requestClass = Request }: FetchImplementation,
    private readonly addresses: HttpBaseAddresses,
    private readonly skippedItems: SkippedItems = new SkippedItems(),
    /**
     * Called before each request. Returns the function that receives the answer of the server; for a request
     * without an answer, one with status 0. Source: CON-05, OPS-04.
     */
    private readonly onSend?: () => (answer: ReceivedServerAnswer) => void,
  ) {
    this.fetch = rejectOtherOrigins(fetch)
    // axios keeps every `fetch` that it receives for ever, so that one must not keep the transport.
    const self = new WeakRef(this)
    this.axios = axios.create({
      adapter: 'fetch',
      env: {
        fetch: (input, init) => self.deref()?.fetch(input, init) ?? Promise.reject(new Error()),
        Request: requestClass,
      },
      timeout: timeoutMilliseconds,
      responseType: 'arraybuffer',
      transformResponse: [],
      validateStatus: () => true,
    })
  }

  async sendCall<Call extends ApiCall>(
    call: Call,
    input: ApiCallInput<Call>,
    accessToken?: string,
  ): Promise<Result<CallAnswer<Call>, HttpFailure>> {
    const url = fillPathParameters(call.path, input.path ?? {})
    const isContractKept =
      matchesContract(call.query, input.query ?? {}) && matchesContract(call.body, input.body)
    if (url === undefined || !isContractKept) return failure({ kind: 'not-sent' })
    const addressAndQuery = JSON.stringify([url, input.query])
    const reportCompleteness = this.skippedItems.createListCompletenessReporter(call.name, addressAndQuery)
    const onAnswer = this.onSend?.()
    const sentAt = performance.now()
    const hear = (answer: Partial<ReceivedServerAnswer>) =>
      onAnswer?.({ ...emptyReceivedAnswer, ...answer, call, milliseconds: performance.now() - sentAt })
    try {
      const response = await this.axios.request<ArrayBuffer>({
        method: call.method,
        baseURL: this.addresses[`${call.server ?? 'api'}BaseUrl`],
        url,
        params: stripBidiIsolation(input.query),
        data: call.multipart ? toFormData(input.body) : stripBidiIsolation(input.body),
        // Answers are personal, so the browser must not cache them. Source: GEN-11.
        fetchOptions: { cache: 'no-store', keepalive: input.outlivesPage ?? false },
        headers: {
          // Prevents a header of axios for which Firefox and Safari would need permission by CORS.
          'User-Agent': false,
          // A form sets its own content type with the boundary; outside browsers axios would set another.
          ...(call.multipart ? { 'Content-Type': false } : {}),
          ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
          ...(input.idempotencyKey === undefined ? {} : { 'Idempotency-Key': input.idempotencyKey }),
        },
      })
      const answer = readAnswer(call, response, reportCompleteness)
      hear(toReceivedAnswer(response, answer))
      return answer
    } catch (error) {
      if (!(error instanceof AxiosError)) throw error
      const isFromOtherOrigin = error.cause instanceof RedirectError
      hear(isFromOtherOrigin ? { isFromOtherOrigin } : {})
      return failure(isFromOtherOrigin ? unreadableFailure(call) : { kind: 'no-answer' })
    }
  }
}

const emptyReceivedAnswer = { status: 0, contentType: '', bytes: new ArrayBuffer(0), isRead: false } as const

function toReceivedAnswer(
  { status, headers, data }: AxiosResponse<ArrayBuffer>,
  answer: Result<unknown, HttpFailure>,
): Partial<ReceivedServerAnswer> {
  const isRead = answer.ok || (answer.failure.kind === 'refused' && answer.failure.htmlPageCall === undefined)
  return { status, contentType: String(headers['content-type'] ?? ''), bytes: data, isRead }
}

/**
 * Error of a request that was redirected by a network or a provider. The answer of another address is not
 * trusted.
 */
class RedirectError extends Error {}

function rejectOtherOrigins(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.redirected) return response
    const requestedAddress = input instanceof Request ? input.url : new URL(input, response.url).href
    if (new URL(requestedAddress).origin !== new URL(response.url).origin) throw new RedirectError()
    return response
  }
}

/**
 * Returns whether the query or the body of a request matches the API contract. Otherwise the request must
 * not be sent: the server might accept an absurd amount. Source: PAY-23.
 */
function matchesContract(schema: ApiCall['body'], sent: unknown): boolean {
  return schema === undefined || v.is(schema, sent)
}

function toFormData(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** Returns the value without the isolation characters that were added to its texts for display. */
function stripBidiIsolation(sent: unknown): unknown {
  return sent === undefined
    ? undefined
    : JSON.parse(JSON.stringify(sent), createTextReviver(removeBidiIsolationCharacters))
}

function createTextReviver(change: (text: string) => string) {
  return (_: string, value: unknown): unknown => (typeof value === 'string' ? change(value) : value)
}

function readAnswer<Call extends ApiCall>(
  call: Call,
  response: AxiosResponse<ArrayBuffer>,
  reportCompleteness: (isComplete: boolean) => void,
): Result<CallAnswer<Call>, HttpFailure> {
  if (response.status < 200 || response.status > 299) return failure(readRefusal(call, response))
  const answer = readSuccessAnswer(call, response, reportCompleteness)
  // The schema has checked the type that the call declares.
  return answer.ok ? success(answer.value as CallAnswer<Call>) : failure(unreadableFailure(call))
}

function unreadableFailure({ name }: ApiCall): HttpFailure {
  return { kind: 'unreadable', reference: name }
}

function readSuccessAnswer(
  call: ApiCall,
  response: AxiosResponse<ArrayBuffer>,
  reportCompleteness: (isComplete: boolean) => void,
): Result<unknown, void> {
  if (call.answer === 'none')
    return isValidEmptyAnswer(response, call) ? success(undefined) : failure(undefined)
  if (hasNoContent(response)) return call.mayBeAbsent ? success(undefined) : failure(undefined)
  if (call.answer === 'file') {
    const contentType = String(response.headers['content-type'] ?? 'application/octet-stream')
    if (response.data.byteLength === 0 || !isAcceptedFileType(contentType)) return failure(undefined)
    return success({ bytes: new Uint8Array(response.data), contentType })
  }
  const said = parseJson(response.data)
  // A schema whose fields are all optional would accept a list.
  if (Array.isArray(said) && call.answer.type !== 'array') return failure(undefined)
  const { result, isComplete } = parseServerAnswer(call.answer, said)
  if (!result.success) return failure(undefined)
  reportCompleteness(isComplete)
  return success(result.output)
}

/**
 * Returns whether the answer to an API call without content is valid. It may be empty or contain JSON that is
 * not a list; JSON in the answer to an operation must be an object. An HTML page, such as that of a hotel's
 * network, is not valid.
 */
function isValidEmptyAnswer({ data }: AxiosResponse<ArrayBuffer>, { idempotent }: ApiCall): boolean {
  if (data.byteLength === 0) return true
  const said = parseJson(data)
  if (Array.isArray(said)) return false
  return idempotent ? typeof said === 'object' && said !== null : said !== undefined
}

/** Returns whether an answer has no content. An empty 201 means the same as a 204. */
function hasNoContent({ status, data }: AxiosResponse<ArrayBuffer>): boolean {
  return status === 204 || (status === 201 && data.byteLength === 0)
}

/**
 * Returns whether the portal accepts a content type for files, ignoring parameters such as `;
 * charset=binary`.
 */
function isAcceptedFileType(contentType: string): boolean {
  return acceptedDownloadContentTypes.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '')
}

/**
 * Schema of a text in an error answer. A value that is not a text counts as missing, so that the rest of
 * the error can be read.
 */
const errorTextSchema = v.fallback(v.optional(v.string()), undefined)
const errorFieldSchemas = { code: errorTextSchema, errorCode: errorTextSchema, message: errorTextSchema }
const errorBodySchema = v.object(errorFieldSchemas)

function readRefusal({ name }: ApiCall, response: AxiosResponse<ArrayBuffer>): HttpFailure {
  const said = parseJson(response.data)
  const body = v.safeParse(errorBodySchema, said)
  // A 5xx or 429 counts as the lender's answer by its status alone, because proxies answer limits with a
  // page of their own. Any other page is not the lender's.
  const saysByStatus = response.status >= 500 || response.status === 429
  const isPage = (!body.success || Array.isArray(said)) && response.data.byteLength > 0 && !saysByStatus
  const retryAfterSeconds = parseRetryAfter(response.headers['retry-after'])
  const { errorCode, code = errorCode, message } = body.success ? body.output : {}
  return {
    kind: 'refused',
    status: response.status,
    code,
    message,
    ...(isPage ? { htmlPageCall: name } : {}),
    retryAfterSeconds,
  }
}

/** Parses `Retry-After` in seconds. Dates are not supported. */
function parseRetryAfter(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

/**
 * Parses the JSON of an answer and removes characters that could hide or reverse other text. All texts of
 * the lender are read here. Source: GEN-14.
 */
function parseJson(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder().decode(bytes)
    return JSON.parse(
      text,
      hasOnlyDisplaySafeCharacters(text) ? undefined : createTextReviver(displaySafeText),
    )
  } catch {
    return undefined
  }
}
