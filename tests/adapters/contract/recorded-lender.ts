import { findServedCall } from '@/adapters/fake/call-table'
import { matchPath } from '@/adapters/fake/path-template'
import { InProcessLender } from './suite/lenders'

/** Request and answer of one API call, as sent over the network. */
export interface RecordedHttpExchange {
  readonly call: string
  readonly pathParameters: Readonly<Record<string, string>>
  readonly queryParameters: Readonly<Record<string, string>>
  readonly body: unknown
  readonly idempotencyKey: string | undefined
  readonly status: number
  readonly answer: unknown
}

/**
 * Fake back end at the sandbox's address that records each request with its answer. After every reset, it
 * issues the same codes and tokens again.
 */
export class HttpExchangeRecordingLender extends InProcessLender {
  readonly exchanges: RecordedHttpExchange[] = []

  constructor(private readonly randomNumbers = new SeededRandom()) {
    super('http://localhost:4000/api', () => randomNumbers.next())
  }

  override async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const asked = request.clone()
    const response = await super.fetch(request)
    this.exchanges.push(await toRecordedExchange(asked, response.clone()))
    return response
  }

  override async reset(): Promise<void> {
    await super.reset()
    this.exchanges.length = 0
    this.randomNumbers.restart()
  }
}

/**
 * Generator of random numbers from 0 to 1 (linear congruential). After each restart, it gives the same
 * numbers again.
 */
class SeededRandom {
  private seed = 1

  next(): number {
    this.seed = (this.seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return this.seed / 2 ** 32
  }

  restart(): void {
    this.seed = 1
  }
}

async function toRecordedExchange(request: Request, response: Response): Promise<RecordedHttpExchange> {
  const url = new URL(request.url)
  const path = url.pathname.replace(/^\/(api|push)\//, '/')
  const served = findServedCall(request.method, path)
  return {
    call: served?.name ?? '',
    pathParameters: (served && matchPath(served.template, path)) ?? {},
    queryParameters: Object.fromEntries(url.searchParams),
    body: await requestBodyOf(request),
    idempotencyKey: request.headers.get('Idempotency-Key') ?? undefined,
    status: response.status,
    answer: isJson(response) ? await response.json() : undefined,
  }
}

async function requestBodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) return request.json()
  if (!type.startsWith('multipart/form-data')) return undefined
  const fields = [...(await request.formData())]
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value : '(los bytes del archivo)']),
  )
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false
}
