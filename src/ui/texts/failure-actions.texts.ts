/**
 * Texts about retrying and slow requests. They have a file of their own, because a first visit needs no
 * other texts about failures.
 */
export const failureActionTexts = {
  retry: 'Probar de nuevo',
  goHome: 'Ir al inicio',
  slow: 'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
  noAnswer: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
} as const
