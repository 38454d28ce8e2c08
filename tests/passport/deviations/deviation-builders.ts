import { randomUUID } from 'node:crypto'
import { apiContracts } from '@/adapters/contract/contracts'
import type { ApiCall } from '@/adapters/contract/call'
import type { ServerAnswer, ServerRequest, Deviation } from '#tests/passport/contract-violating-server'

const { access } = apiContracts

export function isRequestOfApiCall({ method, path }: ApiCall, request: ServerRequest): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+')
  return request.method === method && new RegExp(`^/api${pattern}(\\?|$)`).test(request.path)
}

/**
 * Returns a factory of a deviation that changes the answers of the server: those to one API call, or to every
 * call if `call` is undefined.
 */
export function createAnswerDeviation(
  change: (answer: ServerAnswer, request: ServerRequest) => void,
  call?: ApiCall,
): () => Deviation {
  return () => async (request, forward) => {
    const answer = await forward(request)
    if (call === undefined || isRequestOfApiCall(call, request)) change(answer, request)
    return answer
  }
}

/**
 * Returns a factory of a deviation that sets a header of the answers for which `matches` returns true. It
 * deletes the header if the value is undefined.
 */
export function createHeaderDeviation(
  name: string,
  value: string | undefined,
  matches: (answer: ServerAnswer, request: ServerRequest) => boolean,
) {
  return createAnswerDeviation((answer, request) => {
    if (!matches(answer, request)) return
    if (value === undefined) answer.headers.delete(name)
    else answer.headers.set(name, value)
  })
}

export const isErrorAnswer = ({ status }: ServerAnswer) => status >= 400
export const isSuccessAnswer = ({ status }: ServerAnswer, { method }: ServerRequest) =>
  status < 300 && method !== 'OPTIONS'
export const isPreflightRequest = (_: ServerAnswer, { method }: ServerRequest) => method === 'OPTIONS'

export type JsonObject = Record<string, unknown>

/**
 * Returns a factory of a deviation that replaces the JSON body of each successful answer to an API call with
 * the result of `change`.
 */
export function createAnswerBodyDeviation(call: ApiCall, change: (json: never) => unknown): () => Deviation {
  return createAnswerDeviation((answer) => {
    if (answer.status >= 300 || answer.body.length === 0) return
    answer.body = encodeJson(change(decodeJson(answer.body) as never))
  }, call)
}

export function decodeJson(bytes: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

export function encodeJson(json: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(JSON.stringify(json)))
}

/** Returns an answer with a JSON body and with the headers that the API contract requires. */
export function createJsonAnswer(status: number, content: unknown): ServerAnswer {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': 'http://localhost:4174',
    'Access-Control-Expose-Headers': 'Retry-After',
  })
  return { status, headers, body: encodeJson(content) }
}

export function copyWithFirstItemChanged(
  list: readonly JsonObject[],
  change: (first: JsonObject) => JsonObject,
): readonly JsonObject[] {
  return list.map((each, index) => (index === 0 ? change(each) : each))
}

/** Returns a function that changes the first installment of each loan in a list of loans. */
export function createFirstInstallmentChanger(change: (installment: JsonObject) => JsonObject) {
  return (list: readonly JsonObject[]) =>
    list.map((loan) => ({
      ...loan,
      installments: Array.isArray(loan['installments'])
        ? copyWithFirstItemChanged(loan['installments'], change)
        : [],
    }))
}

/** Returns a function that changes the installments in an answer of `payments.amountDue`. */
export function createDueInstallmentsChanger(change: (due: readonly JsonObject[]) => readonly JsonObject[]) {
  return (answer: JsonObject) => ({
    ...answer,
    installments: change(answer['installments'] as readonly JsonObject[]),
  })
}

/**
 * Returns a factory of a deviation that changes the JSON body of the answers to an API call for which
 * `matches` returns true. Their status also changes if `status` is given.
 */
export function createMatchingAnswerDeviation(
  call: ApiCall,
  matches: (answer: ServerAnswer) => boolean,
  change: (json: JsonObject) => unknown,
  status?: number,
) {
  return createAnswerDeviation((answer) => {
    if (!matches(answer)) return
    answer.status = status ?? answer.status
    answer.body = encodeJson(change(decodeJson(answer.body) as JsonObject))
  }, call)
}

/**
 * Returns a factory of a deviation that changes the requests of an API call before they reach the sandbox.
 * `requestCount` is the number of requests with the same idempotency key so far, with the current one.
 */
export function createRequestDeviation(
  call: ApiCall,
  change: (request: ServerRequest, requestCount: number) => void,
): () => Deviation {
  return () => {
    const requestCountByKey = new Map<string, number>()
    return async (request, forward) => {
      if (isRequestOfApiCall(call, request)) {
        const key = request.headers.get('Idempotency-Key') ?? ''
        const requestCount = (requestCountByKey.get(key) ?? 0) + 1
        requestCountByKey.set(key, requestCount)
        change(request, requestCount)
      }
      return forward(request)
    }
  }
}

export function replaceIdempotencyKeyOfRequest(request: ServerRequest): void {
  request.headers.set('Idempotency-Key', randomUUID())
}

/**
 * Returns a factory of a deviation that gives each repeated request of an API call a new idempotency key, so
 * the sandbox carries out the operation again.
 */
export function createNewKeyOnRepeatDeviation(call: ApiCall): () => Deviation {
  return createRequestDeviation(call, (request, requestCount) => {
    if (requestCount > 1) replaceIdempotencyKeyOfRequest(request)
  })
}

/**
 * Returns a factory of a deviation that replaces the password in a request, which is the proof of identity,
 * with the customer's real password. In effect, the server accepts any password.
 */
export function createAcceptAnyPasswordDeviation(call: ApiCall): () => Deviation {
  return createRequestDeviation(call, (request) => {
    const sentBody = JSON.parse(request.body ?? '{}') as JsonObject
    request.body = JSON.stringify({ ...sentBody, proof: { currentPass: 'cuota2026' } })
  })
}

/**
 * Returns a factory of a deviation that answers requests with the function `answerRequest`. This function
 * also receives the access token of the last login of each customer, by their tax id.
 */
export function createTokenRecordingDeviation(
  answerRequest: (
    request: ServerRequest,
    forward: (request: ServerRequest) => Promise<ServerAnswer>,
    accessTokensByTaxId: Map<string, string>,
  ) => Promise<ServerAnswer>,
) {
  return (): Deviation => {
    const accessTokensByTaxId = new Map<string, string>()
    return async (request, forward) => {
      const answer = await answerRequest(request, forward, accessTokensByTaxId)
      if (isRequestOfApiCall(access.logInWithPassword, request) && answer.status < 300) {
        const { customerTaxId, accessToken } = decodeJson(answer.body) as Record<string, string>
        accessTokensByTaxId.set(customerTaxId ?? '', accessToken ?? '')
      }
      return answer
    }
  }
}

/** Tax id (CUIT) of the test customer of the role `owing`, who owes installments. */
export const taxIdOfCustomerWithDebt = '20243189072'
