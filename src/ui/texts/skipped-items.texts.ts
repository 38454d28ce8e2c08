export const skippedItemsTexts = {
  title: 'Hay algo que no pudimos mostrar',
  hint: 'Lo demás está en esta pantalla. Probá de nuevo en unos minutos.',
} as const
