import type { ServerCustomerDataProblem, GatewayFailure } from '@/application/shared/gateway-failure'
import { failureActionTexts } from './failure-actions.texts'
import { basicComponentTexts } from './kit.texts'

export { failureActionTexts } from './failure-actions.texts'

type ServerFailure = Extract<GatewayFailure, { readonly kind: 'server-failure' }>

/**
 * Returns the text that says why a request to the back end failed, and what the customer can do.
 * `tooMany` is the first sentence of the text if there were too many requests; it says what was
 * requested. Source: SES-06, SES-16, SES-22.
 */
export function gatewayFailureText(
  failure: GatewayFailure,
  tooMany = 'Hubo demasiados pedidos seguidos.',
): string {
  switch (failure.kind) {
    case 'no-answer':
      return failureActionTexts.noAnswer
    case 'unreadable':
      return `No pudimos leer la respuesta. Probá de nuevo en unos minutos. ${basicComponentTexts.reference(failure.reference)}`
    case 'server-failure':
      if (failure.customerProblem) return customerDataProblemText(failure.customerProblem)
      if (failure.tooManyRequests) return tooManyRequestsText(failure, tooMany)
      return failure.message ?? 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.'
    case 'session-ended':
      return 'Tu sesión venció. Ingresá de nuevo para seguir.'
  }
}

/** Returns the message for a fault in the lender's data about the customer. Source: ACC-33. */
function customerDataProblemText(problem: ServerCustomerDataProblem): string {
  switch (problem) {
    case 'not-found':
      return 'No encontramos datos para el dni ingresado'
    case 'email-not-valid':
      return 'El correo que tenemos no es válido. Escribinos por chat para actualizarlo.'
    case 'phone-not-valid':
      return 'El número de celular que tenemos no es válido. Escribinos por chat para actualizarlo.'
  }
}

/**
 * Returns the message for too many requests. It contains the time to wait, if that is known; otherwise it is
 * the lender's message or, without one, a general text.
 */
function tooManyRequestsText({ message, tooManyRequests }: ServerFailure, tooMany: string): string {
  const seconds = tooManyRequests?.retryAfterSeconds
  if (seconds === undefined) return message ?? `${tooMany} Probá de nuevo en un rato.`
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const hours = Math.ceil(minutes / 60)
  const wait = minutes < 60 ? countWithUnit(minutes, 'minuto') : countWithUnit(hours, 'hora')
  return `${tooMany} Podés probar de nuevo en ${wait}.`
}

function countWithUnit(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
