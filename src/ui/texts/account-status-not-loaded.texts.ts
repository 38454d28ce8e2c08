export const accountStatusNotLoadedTexts = {
  title: 'No pudimos cargar tus datos',
  reference: 'INICIO_PORTAL',
} as const
