import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import type { ServerAnswer, ServerRequest, Deviation } from '#tests/passport/contract-violating-server'

/**
 * Deviation from the API contract that a test plants in the server, and the check of the passport (the
 * conformance check of a back end) that has to find it.
 */
export interface PlantedDeviation {
  readonly name: string
  readonly checkName: string
  /**
   * Name of this deviation in the scenarios of the passport (the conformance check of a back end);
   * undefined if no scenario uses it.
   */
  readonly nameInScenarios?: string
  /** Creates the deviation for one run. Each run needs a new one, because a deviation may have state. */
  readonly createDeviation: () => Deviation
}

const { access } = apiContracts

export function isRequestOfApiCall({ method, path }: ApiCall, asked: ServerRequest): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+')
  return asked.method === method && new RegExp(`^/api${pattern}(\\?|$)`).test(asked.path)
}

/**
 * Creates a deviation that changes the answers of the server: those to one API call, or to all calls if
 * `call` is undefined.
 */
export function createAnswerDeviation(
  change: (answered: ServerAnswer, asked: ServerRequest) => void,
  call?: ApiCall,
): () => Deviation {
  return () => async (asked, forward) => {
    const answered = await forward(asked)
    if (call === undefined || isRequestOfApiCall(call, asked)) change(answered, asked)
    return answered
  }
}

export function createHeaderDeviation(
  name: string,
  value: string | undefined,
  when: (answered: ServerAnswer, asked: ServerRequest) => boolean,
) {
  return createAnswerDeviation((answered, asked) => {
    if (!when(answered, asked)) return
    if (value === undefined) answered.headers.delete(name)
    else answered.headers.set(name, value)
  })
}

export const isErrorAnswer = ({ status }: ServerAnswer) => status >= 400
export const isSuccessAnswer = ({ status }: ServerAnswer, { method }: ServerRequest) =>
  status < 300 && method !== 'OPTIONS'
export const isPreflightRequest = (_: ServerAnswer, { method }: ServerRequest) => method === 'OPTIONS'

export type JsonObject = Record<string, unknown>

/**
 * Creates a deviation that replaces the JSON body of each successful answer to an API call with the
 * result of `change`.
 */
export function createAnswerBodyDeviation(call: ApiCall, change: (json: never) => unknown): () => Deviation {
  return createAnswerDeviation((answered) => {
    if (answered.status >= 300 || answered.body.length === 0) return
    answered.body = jsonBytes(change(parseJsonBytes(answered.body) as never))
  }, call)
}

export function parseJsonBytes(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

export function jsonBytes(json: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(json)))
}

export function createJsonAnswer(status: number, content: unknown): ServerAnswer {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': 'http://localhost:4174',
    'Access-Control-Expose-Headers': 'Retry-After',
  })
  return { status, headers, body: jsonBytes(content) }
}

export function copyWithFirstItemChanged(
  list: readonly JsonObject[],
  change: (first: JsonObject) => JsonObject,
): readonly JsonObject[] {
  return list.map((each, index) => (index === 0 ? change(each) : each))
}

export function createFirstInstallmentChanger(change: (installment: JsonObject) => JsonObject) {
  return (list: readonly JsonObject[]) =>
    list.map((loan) => ({
      ...loan,
      installments: Array.isArray(loan['installments'])
        ? copyWithFirstItemChanged(loan['installments'], change)
        : [],
    }))
}

export function createDueInstallmentsChanger(change: (due: readonly JsonObject[]) => readonly JsonObject[]) {
  return (answer: JsonObject) => ({
    ...answer,
    installments: change(answer['installments'] as readonly JsonObject[]),
  })
}

export function createChangedRefusalDeviation(
  call: ApiCall,
  isMeant: (answered: ServerAnswer) => boolean,
  change: (json: JsonObject) => unknown,
  status?: number,
) {
  return createAnswerDeviation((answered) => {
    if (!isMeant(answered)) return
    answered.status = status ?? answered.status
    answered.body = jsonBytes(change(parseJsonBytes(answered.body) as JsonObject))
  }, call)
}

/**
 * Creates a deviation that changes the requests of an API call before they reach the server. `times`
 * counts the requests with the same idempotency key, including the current one.
 */
export function createRequestDeviation(
  call: ApiCall,
  change: (asked: ServerRequest, times: number) => void,
): () => Deviation {
  return () => {
    const seen = new Map<string, number>()
    return async (asked, forward) => {
      if (isRequestOfApiCall(call, asked)) {
        const key = asked.headers.get('Idempotency-Key') ?? ''
        const times = (seen.get(key) ?? 0) + 1
        seen.set(key, times)
        change(asked, times)
      }
      return forward(asked)
    }
  }
}

export function replaceIdempotencyKeyOfRequest(asked: ServerRequest): void {
  asked.headers.set('Idempotency-Key', randomUUID())
}

/**
 * Creates a deviation that gives each repeated request of an API call a new idempotency key, so the
 * server carries out the operation again.
 */
export function createNewKeyOnRepeatDeviation(call: ApiCall): () => Deviation {
  return createRequestDeviation(call, (asked, times) => {
    if (times > 1) replaceIdempotencyKeyOfRequest(asked)
  })
}

/**
 * Creates a deviation that replaces the password in a request, sent as proof of identity, with the
 * customer's real password. In effect, the server accepts any password.
 */
export function createAcceptAnyPasswordDeviation(call: ApiCall): () => Deviation {
  return createRequestDeviation(call, (asked) => {
    const sent = JSON.parse(asked.body ?? '{}') as JsonObject
    asked.body = JSON.stringify({ ...sent, proof: { currentPass: 'cuota2026' } })
  })
}

/**
 * Creates a deviation that answers requests with the function `of`. This function receives a map from
 * the customer's tax id to the access token of their last login by password.
 */
export function createTokenRecordingDeviation(
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
      if (isRequestOfApiCall(access.logInWithPassword, asked) && answered.status < 300) {
        const { customerTaxId, accessToken } = parseJsonBytes(answered.body) as Record<string, string>
        tokens.set(customerTaxId ?? '', accessToken ?? '')
      }
      return answered
    }
  }
}

/** Tax id (CUIT) of the test customer who owes installments. */
export const taxIdOfCustomerWithDebt = '20243189072'
