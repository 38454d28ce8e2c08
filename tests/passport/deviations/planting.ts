import { randomUUID } from 'node:crypto'
import { contracts } from '@/adapters/contract/contracts'
import type { Call } from '@/adapters/contract/call'
import type { ServerAnswer, ServerRequest, Deviation } from '#tests/passport/deviant-server'

/** A planted deviation, and the check that has to find it. */
export interface Planted {
  readonly name: string
  readonly check: string
  /** What the scenarios of the passport call it, if one plants it. */
  readonly inScenarios?: string
  /** Creates the deviation for a run, because it may have state. */
  readonly deviation: () => Deviation
}

const { access } = contracts

export function isOf({ method, path }: Call, asked: ServerRequest): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+')
  return asked.method === method && new RegExp(`^/api${pattern}(\\?|$)`).test(asked.path)
}

/** Changes the answers, of that call or of every one. */
export function answers(
  change: (answered: ServerAnswer, asked: ServerRequest) => void,
  call?: Call,
): () => Deviation {
  return () => async (asked, forward) => {
    const answered = await forward(asked)
    if (call === undefined || isOf(call, asked)) change(answered, asked)
    return answered
  }
}

export function header(
  name: string,
  value: string | undefined,
  when: (answered: ServerAnswer, asked: ServerRequest) => boolean,
) {
  return answers((answered, asked) => {
    if (!when(answered, asked)) return
    if (value === undefined) answered.headers.delete(name)
    else answered.headers.set(name, value)
  })
}

export const isError = ({ status }: ServerAnswer) => status >= 400
export const isSuccess = ({ status }: ServerAnswer, { method }: ServerRequest) =>
  status < 300 && method !== 'OPTIONS'
export const isPreflight = (_: ServerAnswer, { method }: ServerRequest) => method === 'OPTIONS'

export type Json = Record<string, unknown>

/** Changes the body of the successful answers of that call; a list is changed by its first item. */
export function changingBody(call: Call, change: (json: never) => unknown): () => Deviation {
  return answers((answered) => {
    if (answered.status >= 300 || answered.body.length === 0) return
    answered.body = bytesOf(change(jsonOf(answered.body) as never))
  }, call)
}

export function jsonOf(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

export function bytesOf(json: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(json)))
}

export function jsonAnswer(status: number, content: unknown): ServerAnswer {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': 'http://localhost:4174',
    'Access-Control-Expose-Headers': 'Retry-After',
  })
  return { status, headers, body: bytesOf(content) }
}

export function firstOf(list: readonly Json[], change: (first: Json) => Json): readonly Json[] {
  return list.map((each, index) => (index === 0 ? change(each) : each))
}

export function inFirstInstallment(change: (installment: Json) => Json) {
  return (list: readonly Json[]) =>
    list.map((loan) => ({
      ...loan,
      installments: Array.isArray(loan['installments']) ? firstOf(loan['installments'], change) : [],
    }))
}

export function inDue(change: (due: readonly Json[]) => readonly Json[]) {
  return (answer: Json) => ({ ...answer, installments: change(answer['installments'] as readonly Json[]) })
}

export function refusal(
  call: Call,
  isMeant: (answered: ServerAnswer) => boolean,
  change: (json: Json) => unknown,
  status?: number,
) {
  return answers((answered) => {
    if (!isMeant(answered)) return
    answered.status = status ?? answered.status
    answered.body = bytesOf(change(jsonOf(answered.body) as Json))
  }, call)
}

/** Changes the requests of that call before they reach the server; `times` counts those of the same key. */
export function requests(call: Call, change: (asked: ServerRequest, times: number) => void): () => Deviation {
  return () => {
    const seen = new Map<string, number>()
    return async (asked, forward) => {
      if (isOf(call, asked)) {
        const key = asked.headers.get('Idempotency-Key') ?? ''
        const times = (seen.get(key) ?? 0) + 1
        seen.set(key, times)
        change(asked, times)
      }
      return forward(asked)
    }
  }
}

export function newKey(asked: ServerRequest): void {
  asked.headers.set('Idempotency-Key', randomUUID())
}

/** Gives every repetition of that call a key of its own, so that the server does it again. */
export function newKeyWhenRepeated(call: Call): () => Deviation {
  return requests(call, (asked, times) => {
    if (times > 1) newKey(asked)
  })
}

/** Replaces the password that proves who asks by the customer's, so that any password is accepted. */
export function anyPassword(call: Call): () => Deviation {
  return requests(call, (asked) => {
    const sent = JSON.parse(asked.body ?? '{}') as Json
    asked.body = JSON.stringify({ ...sent, proof: { currentPass: 'cuota2026' } })
  })
}

/** Records the last token of a sign-in. */
export function withTokens(
  of: (
    asked: ServerRequest,
    forward: (asked: ServerRequest) => Promise<ServerAnswer>,
    tokens: Map<string, string>,
  ) => Promise<ServerAnswer>,
) {
  return (): Deviation => {
    const tokens = new Map<string, string>()
    return async (asked, forward) => {
      const answered = await of(asked, forward, tokens)
      if (isOf(access.logInWithPassword, asked) && answered.status < 300) {
        const { customerTaxId, accessToken } = jsonOf(answered.body) as Record<string, string>
        tokens.set(customerTaxId ?? '', accessToken ?? '')
      }
      return answered
    }
  }
}

/** CUIT of the customer who owes. */
export const owingTaxId = '20243189072'
