import { Response as MirageResponse } from 'miragejs'
import * as v from 'valibot'
import type { ApiCall } from '@/adapters/contract/call'
import type { ServedCall } from './call-table'
import type { CallHandlerRequest } from './shared/handler'
import type { Lender } from './lender'
import type { MirageHandler, MirageRequest } from './mirage-interceptor'
import { findObjectOwnershipRefusal } from './object-guard'
import { createInvalidRequestRefusal, Refusal, createRefusal, unauthorizedRefusal } from './shared/refusal'

/**
 * Name of the request header in which the sandbox server puts the IP address of the client. A value that
 * the client sends in this header is overwritten.
 */
export const clientIpAddressHeader = 'x-sandbox-sender'

const unexpectedErrorRefusal = createRefusal(500, 'UNEXPECTED_ERROR', 'Ocurrió un error inesperado.')
const fileAnswerSchema = v.object({ bytes: v.instance(Uint8Array), contentType: v.string() })
const missingIdempotencyKeyRefusal = createRefusal(
  400,
  'IDEMPOTENCY_KEY_REQUIRED',
  'Este pedido necesita su clave.',
)

interface MirageHandlerDependencies {
  readonly currentLender: () => Lender
  readonly portalOrigin: string | undefined
  readonly onInternalError: (mistake: unknown) => void
}

/**
 * Returns the Mirage handler of an API call. It checks the session, validates the request and returns the
 * lender's answer or refusal.
 */
export function createMirageHandler(
  { call, handler }: ServedCall,
  environment: MirageHandlerDependencies,
): MirageHandler {
  return async (_schema, mirageRequest) => {
    try {
      const request = toHandlerRequest(call, mirageRequest, environment)
      if (request instanceof Refusal) return refusalResponse(request)
      const limited = environment.currentLender().requestRateLimiter.countRequestOrRefuse({
        call,
        ...request,
        ipAddress: clientIpAddressOf(mirageRequest),
      })
      if (limited) return refusalResponse(limited)
      const notTheirs = findObjectOwnershipRefusal({ call, ...request })
      if (notTheirs instanceof Refusal) return refusalResponse(notTheirs)
      if (notTheirs) return successResponse(call, notTheirs.emptyAnswer)
      const heldBack = environment
        .currentLender()
        .accountProtection.findBlockedChangeRefusal({ call, ...request })
      if (heldBack) return refusalResponse(heldBack)
      const settle = async () => request.lender.updateAutomaticCollectionsToNow(request.customer?.id)
      await settle()
      const answer = await handler(request)
      await settle()
      return answer instanceof Refusal ? refusalResponse(answer) : successResponse(call, answer)
    } catch (error) {
      // A bug of the fake: logged on the server, without details for the client.
      environment.onInternalError(error)
      return refusalResponse(unexpectedErrorRefusal)
    }
  }
}

function toHandlerRequest(
  call: ApiCall,
  mirageRequest: MirageRequest,
  environment: MirageHandlerDependencies,
): CallHandlerRequest<ApiCall> | Refusal {
  const lender = environment.currentLender()
  const customer = lender.sessions.findCustomer(accessTokenOf(mirageRequest))
  if (call.access === 'session' && !customer) return unauthorizedRefusal
  if (call.access === 'optional' && accessTokenOf(mirageRequest) !== '' && !customer)
    return unauthorizedRefusal
  const query = parseOrRefuse(call.query, mirageRequest.queryParams, 'consulta')
  if (query instanceof Refusal) return query
  const body = parseBodyOrRefuse(call, mirageRequest)
  if (body instanceof Refusal) return body
  const idempotencyKey = mirageRequest.requestHeaders['idempotency-key']
  if (call.idempotent && !idempotencyKey) return missingIdempotencyKeyRefusal
  const request = {
    path: mirageRequest.params,
    query,
    body,
    customer,
    sessionId: lender.sessions.findSessionId(accessTokenOf(mirageRequest)),
    isIdentityRecentlyVerified: lender.sessions.isIdentityRecentlyVerified(accessTokenOf(mirageRequest)),
    idempotencyKey,
    origin: environment.portalOrigin ?? portalOriginOf(mirageRequest),
    serverOrigin: new URL(mirageRequest.url).origin,
    lender,
  }
  // The schemas have checked the values, but their types are unknown here.
  return request as unknown as CallHandlerRequest<ApiCall>
}

function parseBodyOrRefuse(call: ApiCall, { requestBody }: MirageRequest): unknown {
  if (!call.body) return undefined
  if (typeof requestBody !== 'string')
    return call.multipart
      ? parseOrRefuse(call.body, Object.fromEntries(requestBody), 'formulario')
      : createInvalidRequestRefusal('formulario')
  try {
    return parseOrRefuse(call.body, JSON.parse(requestBody), 'cuerpo')
  } catch {
    return createInvalidRequestRefusal('el cuerpo no es JSON')
  }
}

function parseOrRefuse(schema: v.GenericSchema | undefined, value: unknown, what: string): unknown {
  if (!schema) return undefined
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  return createInvalidRequestRefusal(`${what}, ${v.getDotPath(parsed.issues[0]) ?? 'completo'}`)
}

function accessTokenOf(mirageRequest: MirageRequest): string {
  return /^Bearer (.+)$/.exec(mirageRequest.requestHeaders['authorization'] ?? '')?.[1] ?? ''
}

/**
 * Returns the origin of the portal: the one in the Origin header or, without that header, the origin of the
 * requested address.
 */
function portalOriginOf(mirageRequest: MirageRequest): string {
  return mirageRequest.requestHeaders['origin'] ?? new URL(mirageRequest.url).origin
}

/**
 * Returns the IP address of the client, which the sandbox server has set; in the demo it is always the
 * same.
 */
function clientIpAddressOf(mirageRequest: MirageRequest): string {
  return mirageRequest.requestHeaders[clientIpAddressHeader] ?? ''
}

function refusalResponse({ status, code, message, retryAfterSeconds }: Refusal): MirageResponse {
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return jsonResponse(status, { code, message }, headers)
}

function successResponse(call: ApiCall, answer: unknown): MirageResponse {
  if (answer === undefined)
    return new MirageResponse(call.answer === 'none' ? (call.successStatus ?? 204) : 204)
  if (call.answer === 'file') return fileResponse(answer)
  return jsonResponse(call.successStatus ?? 200, answer)
}

// Mirage would add a second header for any other spelling.
function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): MirageResponse {
  return new MirageResponse(status, { 'Content-Type': 'application/json', ...headers }, JSON.stringify(body))
}

function fileResponse(answer: unknown): MirageResponse {
  const { bytes, contentType } = v.parse(fileAnswerSchema, answer)
  return new MirageResponse(200, { 'Content-Type': contentType }, bytes)
}
