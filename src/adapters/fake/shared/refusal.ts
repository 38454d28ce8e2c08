/** A refusal by the lender: `{ code, message }` with a 4xx or 5xx status. */
export class Refusal {
  readonly status: number
  readonly code: string
  /** Text of the refusal in Spanish, for the customer. */
  readonly message: string
  /** Seconds until the request may be sent again, with a 429; otherwise undefined. */
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, code: string, message: string, retryAfterSeconds?: number) {
    this.status = status
    this.code = code
    this.message = message
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function refusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, code, message)
}

/** Returns the refusal of a request that exceeds its limit. Source: SES-22. */
export function tooManyRequests(retryAfterSeconds: number, code = 'TOO_MANY_REQUESTS'): Refusal {
  return new Refusal(429, code, 'Hubo demasiados pedidos.', retryAfterSeconds)
}

export const unauthorized = refusal(401, 'UNAUTHORIZED', 'Tu sesión venció. Volvé a ingresar.')
export const forbidden = refusal(403, 'FORBIDDEN', 'No podés ver los datos de otra persona.')
export const customerNotFound = refusal(
  404,
  'CUSTOMER_NOT_FOUND',
  'No encontramos datos para el dni ingresado',
)
export const loanNotFound = refusal(404, 'LOAN_NOT_FOUND', 'No encontramos ese préstamo.')
export const cardNotFound = refusal(404, 'CARD_NOT_FOUND', 'No encontramos esa tarjeta.')
export const requestNotFound = refusal(404, 'LOAN_REQUEST_NOT_FOUND', 'No encontramos esa solicitud.')
export const notificationNotFound = refusal(404, 'NOTIFICATION_NOT_FOUND', 'No encontramos ese aviso.')
export const refinancingNotAvailable = refusal(
  409,
  'REFINANCING_NOT_AVAILABLE',
  'Esta refinanciación no está disponible.',
)
export const notFound = refusal(404, 'NOT_FOUND', 'Esa dirección no existe.')

export function invalidRequest(what: string): Refusal {
  return refusal(400, 'INVALID_REQUEST', `No pudimos leer el pedido: ${what}`)
}
