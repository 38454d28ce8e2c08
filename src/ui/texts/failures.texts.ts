import type { CustomerProblem, GatewayFailure } from '@/application/shared/gateway-failure'
import { kitTexts } from './kit.texts'

type RefusedTooOften = Extract<GatewayFailure, { readonly kind: 'server-failure' }>

export const failureTexts = {
  retry: 'Probar de nuevo',
  goHome: 'Ir al inicio',
  slow: 'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
} as const

/**
 * What happened and what to do, for every way a conversation with the server can fail. `tooMany` says what was asked
 * too often, in the words of the screen. Source: SES-06, SES-16, SES-22.
 */
export function gatewayFailureText(
  failure: GatewayFailure,
  tooMany = 'Hubo demasiados pedidos seguidos.',
): string {
  switch (failure.kind) {
    case 'no-answer':
      return 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.'
    case 'unreadable':
      return `No pudimos leer la respuesta. Probá de nuevo en unos minutos. ${kitTexts.reference(failure.reference)}`
    case 'server-failure':
      if (failure.customerProblem) return customerProblemText(failure.customerProblem)
      if (failure.tooManyRequests) return tooManyText(failure, tooMany)
      return failure.message ?? 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.'
    case 'session-ended':
      return 'Tu sesión venció. Ingresá de nuevo para seguir.'
  }
}

/** Source: ACC-33. */
function customerProblemText(problem: CustomerProblem): string {
  switch (problem) {
    case 'not-found':
      return 'No encontramos datos para el dni ingresado'
    case 'email-not-valid':
      return 'El correo que tenemos no es válido. Escribinos por chat para actualizarlo.'
    case 'phone-not-valid':
      return 'El número de celular que tenemos no es válido. Escribinos por chat para actualizarlo.'
  }
}

/** The sentence of the lender knows no more than the screen once it is known how long to wait. */
function tooManyText({ message, tooManyRequests }: RefusedTooOften, tooMany: string): string {
  const seconds = tooManyRequests?.retryAfterSeconds
  if (seconds === undefined) return message ?? `${tooMany} Probá de nuevo en un rato.`
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const hours = Math.ceil(minutes / 60)
  const wait = minutes < 60 ? counted(minutes, 'minuto') : counted(hours, 'hora')
  return `${tooMany} Podés probar de nuevo en ${wait}.`
}

function counted(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
