/** Texts that the basic components of the portal contain, whatever the screen, such as `Cerrar`. */
export const basicComponentTexts = {
  skipToContent: 'Ir al contenido',
  opensInNewTab: '(se abre en otra pestaña)',
  close: 'Cerrar',
  openMenu: 'Abrir el menú',
  goToYear: 'Ir a un año',
  quickNavigation: 'Accesos rápidos',
  requiredMark: '(*)',
  errorPrefix: 'Error:',
  errorSummary: (count: number) => (count === 1 ? 'Revisá este dato' : `Revisá estos ${count} datos`),
  notices: 'Avisos',
  dismissNotice: 'Cerrar el aviso',
  /** Returns the sentence that contains the support code of a failure. */
  reference: (reference: string) => `Si nos escribís, pasanos este código: ${reference}`,
  tones: { info: 'Información', good: 'Listo', warn: 'Atención', bad: 'Error' },
} as const
