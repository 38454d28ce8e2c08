import { fillPathParameters } from '@/adapters/contract/fill-path-parameters'
import type { ApiCall } from '@/adapters/contract/call'
import { CouldNotRun } from './outcome'
import { secretFields } from './shape'

/** A request to the lender's server. */
export interface Request {
  readonly call: ApiCall
  readonly path?: Readonly<Record<string, string>>
  /** Whole address of the request, for an API call that is not at the address of the API. */
  readonly address?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Fields of a multipart form, which is sent instead of a JSON body. */
  readonly form?: Readonly<Record<string, string | File>>
  readonly token?: string
  readonly idempotencyKey?: string
  /** Milliseconds after which the request is aborted before its answer comes. */
  readonly leaveAfter?: number
}

/** A request to the lender's server with its answer. Secrets are masked when it is shown. */
export interface Exchange {
  readonly call: ApiCall
  readonly method: string
  /** Address of the request. The secrets in its path and query are masked. */
  readonly url: string
  readonly sent: Readonly<Record<string, string>>
  readonly body: unknown
  /** The server's answer; undefined if no answer came. */
  readonly answer: Answer | undefined
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
  /** Body of the answer as JSON; undefined if it is not JSON. */
  readonly json: unknown
}

const timeoutMilliseconds = 80_000

/** Sends requests to the lender's server as the portal does, and records them with their answers. */
export class Transport {
  private readonly kept: Exchange[] = []

  constructor(
    private readonly api: string,
    private readonly origin: string,
  ) {}

  /** Requests so far with their answers, the oldest first. */
  get exchanges(): readonly Exchange[] {
    return this.kept
  }

  async send(request: Request): Promise<Exchange> {
    const { call, body, form, token, idempotencyKey } = request
    const sent: Record<string, string> = { Origin: this.origin }
    if (token !== undefined) sent['Authorization'] = `Bearer ${token}`
    if (idempotencyKey !== undefined) sent['Idempotency-Key'] = idempotencyKey
    if (body !== undefined) sent['Content-Type'] = 'application/json'
    const answer = await this.ask(request.address ?? this.address(request), request, sent)
    const url = request.address ?? this.address(withoutSecrets(request))
    return this.keep({
      call,
      method: call.method,
      url,
      sent,
      body: body ?? (form && shownForm(form)),
      answer,
    })
  }

  /** Sends the preflight request that a browser sends before the API call. */
  async preflight(call: ApiCall, path: Readonly<Record<string, string>>): Promise<Exchange> {
    const sent = {
      Origin: this.origin,
      'Access-Control-Request-Method': call.method,
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    }
    const url = this.address({ call, path })
    const response = await fetch(url, { method: 'OPTIONS', headers: sent })
    return this.keep({ call, method: 'OPTIONS', url, sent, body: undefined, answer: await read(response) })
  }

  private async ask(
    url: string,
    { call, body, form, leaveAfter }: Request,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer | undefined> {
    try {
      const response = await fetch(url, {
        method: call.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(leaveAfter ?? timeoutMilliseconds),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(form === undefined ? {} : { body: formData(form) }),
      })
      return await read(response)
    } catch {
      return undefined
    }
  }

  private address({ call, path = {}, query = {} }: Pick<Request, 'call' | 'path' | 'query'>): string {
    const filled = fillPathParameters(call.path, path)
    if (filled === undefined)
      throw new CouldNotRun(
        `No se pudo pedir ${call.name}: falta un dato de ${call.path}. Vino vacío del servidor o del perfil.`,
      )
    const search = new URLSearchParams(query).toString()
    return `${this.api}${filled}${search === '' ? '' : `?${search}`}`
  }

  private keep(exchange: Exchange): Exchange {
    this.kept.push(exchange)
    return exchange
  }
}

/** Kinds of values in a path or query that only their owner may know, so they are masked. */
const secretRoles: ReadonlySet<string> = new Set([
  'card-token',
  'card-update-link',
  'auto-login-link',
  'refinancing-link',
])

/** Mask of a secret in an address, where the usual mask would be percent-encoded. */
const addressMask = '***'

function withoutSecrets({ call, path = {}, query = {} }: Request): Pick<Request, 'call' | 'path' | 'query'> {
  const roles = new Map<string, string>(Object.entries(call.objectAccess.by ?? {}))
  const masked = (place: string, values: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        secretRoles.has(roles.get(`${place}.${name}`) ?? '') ? addressMask : value,
      ]),
    )
  return { call, path: masked('path', path), query: masked('query', query) }
}

function formData(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function shownForm(fields: Readonly<Record<string, string | File>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${value.name} (${value.type}, ${value.size} bytes)`,
    ]),
  )
}

async function read(response: Response): Promise<Answer> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, json: jsonOf(bytes) }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

const mask = '•••'

/**
 * Returns a request and its answer as lines of text. Tokens, passwords, codes and card numbers are
 * masked.
 */
export function shown(exchange: Exchange): string {
  const { method, url, sent, body, answer } = exchange
  const headers = Object.entries(sent).map(([name, value]) =>
    name === 'Authorization' ? `${name}: Bearer ${mask}` : `${name}: ${value}`,
  )
  const asked = [`${method} ${url}`, ...headers, ...(body === undefined ? [] : ['', textOf(body)])]
  if (!answer) return [...asked, '', '(sin respuesta)'].join('\n')
  const got = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
  const content = answer.json === undefined ? `(${answer.bytes.length} bytes)` : textOf(answer.json)
  return [...asked, '', String(answer.status), ...got, '', content].join('\n')
}

const longest = 4_000

function textOf(value: unknown): string {
  const text = JSON.stringify(value, (name, each: unknown) => (secretFields.has(name) ? mask : each), 2) ?? ''
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
