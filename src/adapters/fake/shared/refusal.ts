/** A refusal by the lender: `{ code, message }` with a 4xx or 5xx status. */
export class Refusal {
  readonly status: number
  readonly code: string
  /** Text in Spanish that tells the customer why the lender refused the request. */
  readonly message: string
  /** With status 429, seconds until the request may be sent again; otherwise undefined. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    this.status = status
    this.code = code
    this.message = message
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function createRefusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, code, message)
}

/** Returns the refusal of a request that comes after the allowed number of requests. Source: SES-22. */
export function createTooManyRequestsRefusal(retryAfterSeconds: number, code = 'TOO_MANY_REQUESTS'): Refusal {
  return new Refusal(429, code, 'Hubo demasiados pedidos.', retryAfterSeconds)
}

export const unauthorizedRefusal = createRefusal(401, 'UNAUTHORIZED', 'Tu sesión venció. Volvé a ingresar.')
export const forbiddenRefusal = createRefusal(403, 'FORBIDDEN', 'No podés ver los datos de otra persona.')
export const customerNotFoundRefusal = createRefusal(
  404,
  'CUSTOMER_NOT_FOUND',
  'No encontramos datos para el dni ingresado',
)
export const reusedIdempotencyKeyRefusal = createRefusal(
  409,
  'IDEMPOTENCY_KEY_REUSED',
  'Esa clave ya se usó para otro pedido.',
)
export const wrongSmsCodeRefusal = createRefusal(409, 'INVALID_SMS_CODE_ERROR', 'El código es incorrecto')
export const loanNotFoundRefusal = createRefusal(404, 'LOAN_NOT_FOUND', 'No encontramos ese préstamo.')
export const cardNotFoundRefusal = createRefusal(404, 'CARD_NOT_FOUND', 'No encontramos esa tarjeta.')
export const loanRequestNotFoundRefusal = createRefusal(
  404,
  'LOAN_REQUEST_NOT_FOUND',
  'No encontramos esa solicitud.',
)
export const notificationNotFoundRefusal = createRefusal(
  404,
  'NOTIFICATION_NOT_FOUND',
  'No encontramos ese aviso.',
)
export const refinancingNotAvailableRefusal = createRefusal(
  409,
  'REFINANCING_NOT_AVAILABLE',
  'Esta refinanciación no está disponible.',
)
export const notFoundRefusal = createRefusal(404, 'NOT_FOUND', 'Esa dirección no existe.')

export function createInvalidRequestRefusal(what: string): Refusal {
  return createRefusal(400, 'INVALID_REQUEST', `No pudimos leer el pedido: ${what}`)
}
