import { fillPathParameters } from '@/adapters/contract/fill-path-parameters'
import type { ApiCall } from '@/adapters/contract/call'
import { CheckCouldNotRunError } from './check-outcome'
import { secretFieldNames } from './secret-field-names'

/** A request to the lender's server. */
export interface ApiRequest {
  readonly call: ApiCall
  readonly pathParameters?: Readonly<Record<string, string>>
  /**
   * Address of the request. It replaces the address that is made of the API's address and the call's path.
   */
  readonly absoluteUrl?: string
  readonly queryParameters?: Readonly<Record<string, string>>
  /** Value that is sent as JSON. */
  readonly body?: unknown
  /** Fields of a multipart form, which is sent instead of a JSON body. */
  readonly formFields?: Readonly<Record<string, string | File>>
  readonly accessToken?: string
  readonly idempotencyKey?: string
  /**
   * Time after which the request is aborted, even without an answer. Default: the timeout of the transport.
   */
  readonly abortAfterMilliseconds?: number
}

/** A request to the lender's server with its answer. `formatExchange` masks its secrets. */
export interface Exchange {
  readonly call: ApiCall
  readonly method: string
  /** Address of the request. The secrets in its path and query are masked. */
  readonly url: string
  readonly sentHeaders: Readonly<Record<string, string>>
  /** JSON body of the request, or a description of its form; undefined if it has neither. */
  readonly sentBody: unknown
  /** The server's answer; undefined if no answer was received. */
  readonly answer: ApiAnswer | undefined
}

/** The parts of a request that its address is made of. */
type RequestTarget = Pick<ApiRequest, 'call' | 'pathParameters' | 'queryParameters'>

export interface ApiAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** Body of the answer as JSON; undefined if it is not JSON. */
  readonly json: unknown
}

const timeoutMilliseconds = 80_000

/** Sends requests to the lender's server as the portal does. Records each request with its answer. */
export class Transport {
  private readonly recordedExchanges: Exchange[] = []

  constructor(
    private readonly apiUrl: string,
    private readonly portalOrigin: string,
  ) {}

  /** Every request so far with its answer, the oldest first. */
  get exchanges(): readonly Exchange[] {
    return this.recordedExchanges
  }

  async send(request: ApiRequest): Promise<Exchange> {
    const { call, body, formFields, accessToken, idempotencyKey } = request
    const sentHeaders: Record<string, string> = { Origin: this.portalOrigin }
    if (accessToken !== undefined) sentHeaders['Authorization'] = `Bearer ${accessToken}`
    if (idempotencyKey !== undefined) sentHeaders['Idempotency-Key'] = idempotencyKey
    if (body !== undefined) sentHeaders['Content-Type'] = 'application/json'
    const answer = await this.fetchAnswer(request.absoluteUrl ?? this.urlOf(request), request, sentHeaders)
    const url = request.absoluteUrl ?? this.urlOf(withSecretsMasked(request))
    return this.recordExchange({
      call,
      method: call.method,
      url,
      sentHeaders,
      sentBody: body ?? (formFields && describeFormFields(formFields)),
      answer,
    })
  }

  /** Sends the preflight request that a browser sends before the API call. */
  async sendPreflight(call: ApiCall, pathParameters: Readonly<Record<string, string>>): Promise<Exchange> {
    const sentHeaders = {
      Origin: this.portalOrigin,
      'Access-Control-Request-Method': call.method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    }
    const url = this.urlOf({ call, pathParameters })
    const response = await fetch(url, { method: 'OPTIONS', headers: sentHeaders })
    return this.recordExchange({
      call,
      method: 'OPTIONS',
      url,
      sentHeaders,
      sentBody: undefined,
      answer: await readAnswer(response),
    })
  }

  private async fetchAnswer(
    url: string,
    { call, body, formFields, abortAfterMilliseconds = timeoutMilliseconds }: ApiRequest,
    headers: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer | undefined> {
    try {
      const response = await fetch(url, {
        method: call.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(abortAfterMilliseconds),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(formFields === undefined ? {} : { body: createFormData(formFields) }),
      })
      return await readAnswer(response)
    } catch {
      return undefined
    }
  }

  private urlOf({ call, pathParameters = {}, queryParameters = {} }: RequestTarget): string {
    const path = fillPathParameters(call.path, pathParameters)
    if (path === undefined)
      throw new CheckCouldNotRunError(
        `No se pudo pedir ${call.name}: falta un dato de ${call.path}. Vino vacío del servidor o del perfil.`,
      )
    const query = new URLSearchParams(queryParameters).toString()
    return `${this.apiUrl}${path}${query === '' ? '' : `?${query}`}`
  }

  private recordExchange(exchange: Exchange): Exchange {
    this.recordedExchanges.push(exchange)
    return exchange
  }
}

/**
 * Kinds of the secret values that a path or query may contain, as the object access rules of the API contract
 * name them.
 */
const secretValueKinds: ReadonlySet<string> = new Set([
  'card-token',
  'card-update-link',
  'auto-login-link',
  'refinancing-link',
])

/** Mask of a secret in an address. The characters of `secretMask` would be percent-encoded there. */
const urlMask = '***'

function withSecretsMasked({ call, pathParameters = {}, queryParameters = {} }: ApiRequest): RequestTarget {
  const valueKinds = new Map<string, string>(Object.entries(call.objectAccess.by ?? {}))
  const maskSecrets = (place: 'path' | 'query', parameters: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        secretValueKinds.has(valueKinds.get(`${place}.${name}`) ?? '') ? urlMask : value,
      ]),
    )
  return {
    call,
    pathParameters: maskSecrets('path', pathParameters),
    queryParameters: maskSecrets('query', queryParameters),
  }
}

function createFormData(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function describeFormFields(
  fields: Readonly<Record<string, string | File>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} (${value.type}, ${value.size} bytes)`,
    ]),
  )
}

async function readAnswer(response: Response): Promise<ApiAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, json: parseJson(bytes) }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const secretMask = '•••'

/**
 * Returns a request and its answer as lines of text. Tokens, passwords, codes and card numbers are masked.
 */
export function formatExchange(exchange: Exchange): string {
  const { method, url, sentHeaders, sentBody, answer } = exchange
  const requestHeaderLines = Object.entries(sentHeaders).map(([name, value]) =>
    name === 'Authorization' ? `${name}: Bearer ${secretMask}` : `${name}: ${value}`,
  )
  const requestLines = [
    `${method} ${url}`,
    ...requestHeaderLines,
    ...(sentBody === undefined ? [] : ['', formatBody(sentBody)]),
  ]
  if (!answer) return [...requestLines, '', '(sin respuesta)'].join('\n')
  const answerHeaderLines = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
  const content = answer.json === undefined ? `(${answer.bytes.length} bytes)` : formatBody(answer.json)
  return [...requestLines, '', String(answer.status), ...answerHeaderLines, '', content].join('\n')
}

const maxBodyCharacters = 4_000

function formatBody(value: unknown): string {
  const text =
    JSON.stringify(value, (name, each: unknown) => (secretFieldNames.has(name) ? secretMask : each), 2) ?? ''
  return text.length > maxBodyCharacters ? `${text.slice(0, maxBodyCharacters)}…` : text
}
