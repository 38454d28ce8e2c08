/** Texts that say whether something was copied to the clipboard. */
export const copyingTexts = {
  copied: 'Copiado al portapapeles',
  failed: 'No pudimos copiarlo. Mantené apretado el texto para copiarlo.',
} as const
