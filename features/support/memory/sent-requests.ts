import { isCallName, type CallName } from '@/adapters/fake/call-name'
import { findServedCall } from '@/adapters/fake/call-table'
import { matchPath } from '@/adapters/fake/path-template'
import type { SentRequest } from '#features/support/sent-request'

/** Names of the headers that are recorded: those that mean something to the lender. */
const recordedHeaderNames = ['authorization', 'idempotency-key']

const serverPathPrefixPattern = /^\/(?:api|push)(?=\/)/

/** Records every request that a device sends, in order. */
export class SentRequestRecorder {
  private readonly sent: Promise<SentRequest>[] = []

  recordRequest(input: RequestInfo | URL, init?: RequestInit): void {
    const request = input instanceof Request && !init ? input.clone() : new Request(requestCopy(input), init)
    this.sent.push(toSentRequest(request))
  }

  recordedRequests(): Promise<readonly SentRequest[]> {
    return Promise.all(this.sent)
  }
}

/** Returns a copy of the request, because a body can be read only once and the lender needs it. */
function requestCopy(input: RequestInfo | URL): RequestInfo | URL {
  return input instanceof Request ? input.clone() : input
}

async function toSentRequest(request: Request): Promise<SentRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(serverPathPrefixPattern, '')
  const served = findServedCall(request.method, path)
  const headers = recordedHeaderNames.flatMap((name) => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const fields = {
    ...Object.fromEntries(headers),
    ...(served && matchPath(served.template, path)),
    ...Object.fromEntries(searchParams),
    ...(await bodyFields(request)),
  }
  return { callName: toCallName(served?.name), fields }
}

function toCallName(name: string | undefined): CallName | undefined {
  return name !== undefined && isCallName(name) ? name : undefined
}

async function bodyFields(request: Request): Promise<Readonly<Record<string, string>>> {
  if (!request.body) return {}
  const isForm = request.headers.get('content-type')?.startsWith('multipart/')
  if (!isForm) return flattenedFields(await request.json().catch(() => ({})))
  const form = await request.formData()
  const texts = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  return Object.fromEntries(texts) as Record<string, string>
}

/** Flattens `{ a: { b: 1 }, c: [2] }` to `a.b` with `1` and `c.0` with `2`. */
function flattenedFields(value: unknown, before = ''): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return before === '' ? {} : { [before]: String(value) }
  const parts = Object.entries(value).map(([key, part]) =>
    flattenedFields(part, before === '' ? key : `${before}.${key}`),
  )
  return Object.assign({}, ...parts) as Readonly<Record<string, string>>
}
