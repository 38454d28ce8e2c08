import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import { isPlainText, readableText, withoutIsolation } from '@/domain/shared/readable-text'
import { failure, success, type Result } from '@/domain/shared/result'
import {
  servedFileTypes,
  type AnswerOf,
  type BodyOf,
  type Call,
  type PathParameters,
  type QueryOf,
} from '@/adapters/contract/call'
import { filledPath } from '@/adapters/contract/filled-path'
import { read } from '@/adapters/contract/list.schema'
import { SkippedItems } from '@/application/shared/skipped-items'
import type { HttpFailure } from './http-failure'

/** The server may think this long; then it counts as no answer. Source: SES-06. */
const timeoutMilliseconds = 80_000

/** What is asked with a call; a path without parameters needs nothing. */
export type CallInput<Row extends Call> = PathInput<Row> & {
  readonly query?: QueryOf<Row>
  readonly body?: BodyOf<Row>
  /** Made once per operation; the server charges once per key. Source: PAY-16. */
  readonly idempotencyKey?: string
  /** The browser completes the request even if the page is closed. Source: ACC-31. */
  readonly outlivesPage?: true
  /** The tax id of the customer whose order it is: it goes out under no other session. Source: SES-21. */
  readonly orderedBy?: string
}

type PathInput<Row extends Call> = keyof PathParameters<Row> extends never
  ? { readonly path?: PathParameters<Row> }
  : { readonly path: PathParameters<Row> }

export interface HttpAddresses {
  readonly apiBaseUrl: string
  readonly pushBaseUrl: string
}

/** One request of the contract and its answer, checked against its row; nothing is ever repeated here. */
export class HttpTransport {
  private readonly axios: AxiosInstance

  constructor(
    fetch: typeof globalThis.fetch,
    private readonly addresses: HttpAddresses,
    private readonly unshown: SkippedItems = new SkippedItems(),
  ) {
    this.axios = axios.create({
      adapter: 'fetch',
      env: { fetch: onlyFromWhereAsked(fetch) },
      timeout: timeoutMilliseconds,
      responseType: 'arraybuffer',
      transformResponse: [],
      validateStatus: () => true,
    })
  }

  async call<Row extends Call>(
    row: Row,
    input: CallInput<Row>,
    accessToken?: string,
  ): Promise<Result<AnswerOf<Row>, HttpFailure>> {
    const url = filledPath(row.path, input.path ?? {})
    if (url === undefined) return failure(nobody)
    if (!isAgreed(row.query, input.query ?? {}) || !isAgreed(row.body, input.body))
      return failure({ kind: 'not-sent' })
    const tellWhole = this.unshown.asking(`${row.method} ${url}`)
    try {
      const response = await this.axios.request<ArrayBuffer>({
        method: row.method,
        baseURL: row.base === 'push' ? this.addresses.pushBaseUrl : this.addresses.apiBaseUrl,
        url,
        params: asReceived(input.query),
        data: row.multipart ? toForm(input.body) : asReceived(input.body),
        // The answer is personal: the browser does not cache it. Source: GEN-11.
        fetchOptions: { cache: 'no-store', keepalive: input.outlivesPage ?? false },
        headers: {
          // axios names itself where a browser lets it; Firefox and Safari would ask the lender's leave for it.
          'User-Agent': false,
          // A form brings its own type, with its boundary; axios would name another outside a browser.
          ...(row.multipart ? { 'Content-Type': false } : {}),
          ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
          ...(input.idempotencyKey === undefined ? {} : { 'Idempotency-Key': input.idempotencyKey }),
        },
      })
      return readAnswer(row, response, tellWhole)
    } catch (error) {
      if (!(error instanceof AxiosError)) throw error
      return failure(error.cause instanceof LedElsewhere ? unreadable(row) : { kind: 'no-answer' })
    }
  }
}

/** A call was led on to another address, a network's own or a provider's: whatever that answers is not agreed. */
class LedElsewhere extends Error {}

function onlyFromWhereAsked(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.redirected) return response
    const asked = input instanceof Request ? input.url : new URL(input, response.url).href
    if (new URL(asked).origin !== new URL(response.url).origin) throw new LedElsewhere()
    return response
  }
}

/** What no path can hold names nobody. */
const nobody: HttpFailure = { kind: 'refused', status: 404, code: 'CUSTOMER_NOT_FOUND' }

/** What the contract does not let through would be refused; an absurd amount might not. Source: PAY-23. */
function isAgreed(schema: Call['body'], sent: unknown): boolean {
  return schema === undefined || v.is(schema, sent)
}

function toForm(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** What the portal says back stands there without the signs that were put around it to be shown. */
function asReceived(sent: unknown): unknown {
  return sent === undefined ? undefined : JSON.parse(JSON.stringify(sent), eachText(withoutIsolation))
}

function eachText(change: (text: string) => string) {
  return (_: string, value: unknown): unknown => (typeof value === 'string' ? change(value) : value)
}

function readAnswer<Row extends Call>(
  row: Row,
  response: AxiosResponse<ArrayBuffer>,
  tellWhole: (isWhole: boolean) => void,
): Result<AnswerOf<Row>, HttpFailure> {
  if (response.status < 200 || response.status > 299) return failure(readRefusal(row, response))
  const answer = presentAnswer(row, response, tellWhole)
  // The schema has just vouched for the shape that the row promises.
  return answer.ok ? success(answer.value as AnswerOf<Row>) : failure(unreadable(row))
}

function unreadable({ name }: Call): HttpFailure {
  return { kind: 'unreadable', reference: name }
}

function presentAnswer(
  row: Call,
  response: AxiosResponse<ArrayBuffer>,
  tellWhole: (isWhole: boolean) => void,
): Result<unknown, void> {
  if (row.answer === 'none') return isNothing(response, row) ? success(undefined) : failure(undefined)
  if (isWithoutAnswer(response)) return row.mayBeAbsent ? success(undefined) : failure(undefined)
  if (row.answer === 'file') {
    const contentType = String(response.headers['content-type'] ?? 'application/octet-stream')
    if (response.data.byteLength === 0 || !isFile(contentType)) return failure(undefined)
    return success({ bytes: new Uint8Array(response.data), contentType })
  }
  const said = parsedJson(response.data)
  // A schema of an object whose fields may all be missing lets a list through.
  if (Array.isArray(said) && row.answer.type !== 'array') return failure(undefined)
  const { result, isWhole } = read(row.answer, said)
  if (!result.success) return failure(undefined)
  tellWhole(isWhole)
  return success(result.output)
}

/**
 * Whether a call that answers nothing was answered so. A JSON in its place says no less, of an order only an object;
 * a list, or the page that a hotel's network gives in place of everything, says nothing of what was asked.
 */
function isNothing({ data }: AxiosResponse<ArrayBuffer>, { idempotent }: Call): boolean {
  if (data.byteLength === 0) return true
  const said = parsedJson(data)
  if (Array.isArray(said)) return false
  return idempotent ? typeof said === 'object' && said !== null : said !== undefined
}

/** Something was made and nothing is said of it: an empty 201 says no more than a 204. */
function isWithoutAnswer({ status, data }: AxiosResponse<ArrayBuffer>): boolean {
  return status === 204 || (status === 201 && data.byteLength === 0)
}

/** `application/pdf; charset=binary` is a PDF too. */
function isFile(contentType: string): boolean {
  return servedFileTypes.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? '')
}

/** What is not a text counts as absent: the rest of an error is read all the same. */
const errorText = v.fallback(v.optional(v.string()), undefined)
const errorBody = v.object({ code: errorText, errorCode: errorText, message: errorText })

function readRefusal({ name }: Call, response: AxiosResponse<ArrayBuffer>): HttpFailure {
  const said = parsedJson(response.data)
  const body = v.safeParse(errorBody, said)
  // Without a word it is the lender's own: its status says it. What is not the agreed object is a page's.
  // Whoever stands before the lender keeps its limits, and says so with a page of its own.
  const saysByStatus = response.status >= 500 || response.status === 429
  const isPage = (!body.success || Array.isArray(said)) && response.data.byteLength > 0 && !saysByStatus
  const retryAfterSeconds = secondsIn(response.headers['retry-after'])
  const { errorCode, code = errorCode, message } = body.success ? body.output : {}
  return {
    kind: 'refused',
    status: response.status,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(isPage ? { page: name } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

/** A `Retry-After` in seconds; a date in its place is not read. */
function secondsIn(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

/** The one place where texts of the lender come in: none turns or hides what stands beside it. Source: GEN-14. */
function parsedJson(bytes: ArrayBuffer): unknown {
  try {
    const text = new TextDecoder().decode(bytes)
    return JSON.parse(text, isPlainText(text) ? undefined : eachText(readableText))
  } catch {
    return undefined
  }
}
