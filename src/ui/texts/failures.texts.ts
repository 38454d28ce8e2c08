import type { CustomerProblem, GatewayFailure } from '@/application/shared/gateway-failure'
import { kitTexts } from './kit.texts'

export const failureTexts = {
  retry: 'Probar de nuevo',
  goHome: 'Ir al inicio',
  slow: 'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
} as const

/** What happened and what to do, for every way a conversation with the server can fail. */
export function gatewayFailureText(failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'no-answer':
      return 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.'
    case 'unreadable':
      return `No pudimos leer la respuesta. Probá de nuevo en unos minutos. ${kitTexts.reference(failure.reference)}`
    case 'server-failure':
      if (failure.customerProblem) return customerProblemText(failure.customerProblem)
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
