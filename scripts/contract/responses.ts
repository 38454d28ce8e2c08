import { acceptedDownloadContentTypes, type ApiCall } from '@/adapters/contract/call'
import type { RecordedCallExample, RecordedErrorExample } from '#tests/adapters/contract/recorded-examples'
import { errorCodesOfCallWithStatus, errorStatusesOfCall } from './statuses'
import { openApiSchemaReference, type JsonSchemaPart } from './named-schemas'
import { openApiLinksOfCall } from './links'

type OpenApiNode = Readonly<Record<string, unknown>>

const noStoreHeader = { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } }
const supportCodeHeader = { 'X-Support-Code': { $ref: '#/components/headers/SupportCode' } }
const retryAfterHeader = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

export const sharedResponseHeaders: OpenApiNode = {
  CacheControl: {
    description:
      'Siempre `no-store`: nada de lo que se responde se guarda, ni en el navegador ni en lo que está en el medio.',
    required: true,
    schema: { type: 'string', const: 'no-store' },
    example: 'no-store',
  },
  RetryAfter: {
    description:
      'Cuántos segundos hay que esperar. De un 429 el portal le dice al cliente cuánto falta; no repite nada solo. Con el servidor en otro origen hace falta `Access-Control-Expose-Headers: Retry-After`.',
    schema: { type: 'integer', format: 'int32', minimum: 0 },
    example: 30,
  },
  SupportCode: {
    description:
      'Optativo: un código corto con el que el prestamista encuentra el pedido en sus registros, sin datos de nadie. El portal no lo lee.',
    schema: { type: 'string', pattern: '^[A-Z0-9-]{4,36}$' },
    example: 'K7M2QX',
  },
  ClearSiteData: {
    description:
      'Borra lo que el navegador haya guardado de las respuestas. Sólo `"cache"`: lo demás borraría lo que cada uno eligió en el dispositivo.',
    schema: { type: 'string', const: '"cache"' },
    example: '"cache"',
  },
}

interface ErrorStatusText {
  readonly name: string
  readonly description: string
  readonly example: RecordedErrorExample
}

const errorStatusTexts: Readonly<Record<number, ErrorStatusText>> = {
  400: {
    name: 'BadRequest',
    description: 'El pedido no se entiende: falta algo o no tiene su forma. No se hizo nada.',
    example: { code: 'INVALID_REQUEST', message: 'No pudimos leer el pedido: amount' },
  },
  401: {
    name: 'Unauthorized',
    description:
      'Falta el token o venció. Se contesta antes de hacer nada: el portal renueva el token y repite el pedido una vez.',
    example: { code: 'UNAUTHORIZED', message: 'Tu sesión venció. Volvé a ingresar.' },
  },
  403: {
    name: 'Forbidden',
    description: 'Lo que se nombra es de otra persona, exista o no. No se hizo nada.',
    example: { code: 'FORBIDDEN', message: 'No podés ver los datos de otra persona.' },
  },
  404: {
    name: 'NotFound',
    description: 'No existe, o no es de quien lo pide: se contesta lo mismo. No se hizo nada.',
    example: { code: 'LOAN_NOT_FOUND', message: 'No encontramos ese préstamo.' },
  },
  409: {
    name: 'Conflict',
    description: 'El pedido se entiende y no se puede cumplir así como están las cosas.',
    example: { code: 'IDEMPOTENCY_KEY_REUSED', message: 'Ese pedido ya se hizo con otros datos.' },
  },
  422: {
    name: 'UnprocessableContent',
    description:
      'El pedido tiene su forma, y un valor no sirve. Si se cobraba, no dice que no se cobró: el portal pregunta por la clave.',
    example: { code: 'INVALID_VALUE', message: 'Revisá los datos e intentá de nuevo.' },
  },
  429: {
    name: 'TooManyRequests',
    description:
      'Se pidió más veces de las que dice x-limits, o más de las que deja lo que está en el medio: Retry-After dice cuándo se puede de nuevo. Si se cobraba, no dice que no se cobró: el portal pregunta por la clave.',
    example: { code: 'TOO_MANY_REQUESTS', message: 'Esperá unos minutos e intentá de nuevo.' },
  },
  500: {
    name: 'ServerFailure',
    description:
      'El servidor falló; que no llegue respuesta se lee igual. Si se cobraba, el portal pregunta por la clave.',
    example: { code: 'INTERNAL_ERROR', message: 'No pudimos completar el pedido.' },
  },
  501: {
    name: 'NotOffered',
    description: 'El prestamista no ofrece esto: el portal no lo muestra.',
    example: { code: 'NOT_OFFERED', message: 'Esto no está disponible.' },
  },
  503: {
    name: 'Unavailable',
    description: 'El servidor no atiende por un rato. Si se cobraba, el portal pregunta por la clave.',
    example: { code: 'SERVICE_UNAVAILABLE_FOR_MAINTENANCE', message: 'El servicio está en mantenimiento.' },
  },
}

/**
 * Returns the meaning of the error codes with which the server may refuse a repeated idempotency key, for
 * integrators. The portal asks for the outcome of every operation except a claim.
 */
function idempotencyKeyConflictText({ name }: ApiCall): string {
  const codes =
    'De una clave que ya llegó: `OPERATION_IN_PROCESS`, si lo pedido con ella todavía se está haciendo, e `IDEMPOTENCY_KEY_REUSED`, si llega con otro pedido.'
  return name === 'support.sendClaim'
    ? `${codes} Con cualquiera de los dos el portal dice que no sabe si la consulta llegó, y el cliente puede mandarla de nuevo con la misma clave.`
    : `${codes} Con cualquiera de los dos el portal pregunta por la clave.`
}

/** Returns the OpenAPI error responses that all API calls share, by their names in the document. */
export function sharedOpenApiErrorResponses(): OpenApiNode {
  return Object.fromEntries(
    Object.entries(errorStatusTexts).map(([status, { name, description, example }]) => [
      name,
      errorResponse(Number(status), description, example),
    ]),
  )
}

export function openApiResponsesOfCall(
  call: ApiCall,
  example: RecordedCallExample,
  answer: JsonSchemaPart | undefined,
): OpenApiNode {
  const status = call.successStatus ?? (call.answer === 'none' ? 204 : 200)
  return {
    [String(status)]: successResponse(call, example, answer),
    ...(call.mayBeAbsent
      ? { '204': { description: 'No hay nada que responder.', headers: noStoreHeader } }
      : {}),
    ...Object.fromEntries(
      errorStatusesOfCall(call).map((each) => [String(each), errorResponseOfCall(call, each, example)]),
    ),
  }
}

function successResponse(
  call: ApiCall,
  { answer: value }: RecordedCallExample,
  schema: JsonSchemaPart | undefined,
): OpenApiNode {
  const links = openApiLinksOfCall(call.name)
  const around = { headers: successHeadersOfCall(call), ...(links && { links }) }
  if (call.answer === 'none') return { description: 'Hecho.', ...around }
  if (call.answer === 'file')
    return {
      description: 'El archivo, con su tipo de contenido. Uno de otro tipo se lee como un error.',
      ...around,
      content: Object.fromEntries(
        acceptedDownloadContentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
      ),
    }
  return {
    description: 'La respuesta.',
    ...around,
    content: { 'application/json': { schema, ...(value === undefined ? {} : { example: value }) } },
  }
}

function successHeadersOfCall({ name }: ApiCall): OpenApiNode {
  return name === 'session.logOut'
    ? { ...noStoreHeader, 'Clear-Site-Data': { $ref: '#/components/headers/ClearSiteData' } }
    : noStoreHeader
}

function errorResponseOfCall(call: ApiCall, status: number, { refusals }: RecordedCallExample): OpenApiNode {
  const text = errorStatusTexts[status]
  if (!text) throw new Error(`Nothing says what a ${status} is`)
  const codes = errorCodesOfCallWithStatus(call, status)
  const recorded = refusals[status]
  if (codes.length === 0 && recorded === undefined) return { $ref: `#/components/responses/${text.name}` }
  const lines = codes.map(([code, meaning]) => `- \`${code}\`: ${meaning}`)
  const distinguished = codes.length === 0 ? [] : ['', 'El portal distingue estos códigos:', '', ...lines]
  const aboutKey = status === 409 && call.idempotent ? ['', idempotencyKeyConflictText(call)] : []
  const description = [text.description, ...distinguished, ...aboutKey].join('\n')
  return errorResponse(status, description, recorded ?? text.example)
}

function errorResponse(status: number, description: string, example: RecordedErrorExample): OpenApiNode {
  return {
    description,
    headers: {
      ...noStoreHeader,
      ...supportCodeHeader,
      ...(status === 429 || status === 503 ? retryAfterHeader : {}),
    },
    content: { 'application/json': { schema: { $ref: openApiSchemaReference('Error') }, example } },
  }
}
