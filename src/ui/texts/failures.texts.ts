import type { GatewayFailure } from '@/application/shared/gateway-failure'

export const failureTexts = {
  retry: 'Probar de nuevo',
  goHome: 'Ir al inicio',
  slow: 'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
  reference: (code: string) => `Referencia: ${code}`,
} as const

/** What happened and what to do, for every way a conversation with the server can fail. */
export function gatewayFailureText(failure: GatewayFailure): string {
  switch (failure.kind) {
    case 'no-answer':
      return 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.'
    case 'unreadable':
      return `No pudimos leer la respuesta. Probá de nuevo en unos minutos. Referencia: ${failure.reference}`
    case 'server-failure':
      return failure.message ?? 'Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.'
    case 'session-ended':
      return 'Tu sesión venció. Ingresá de nuevo para seguir.'
  }
}
