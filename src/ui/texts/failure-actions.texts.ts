/**
 * Texts about retrying and slow requests. Separate from the other failure texts, because a first visit needs
 * only these.
 */
export const failureTexts = {
  retry: 'Probar de nuevo',
  goHome: 'Ir al inicio',
  slow: 'Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar.',
  noAnswer: 'No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.',
} as const
