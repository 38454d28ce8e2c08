/** Texts that the HTML page shows if the portal cannot start. Source: GEN-16. */
export const portalStartFailureTexts = {
  old: 'Tu navegador es viejo para este portal. Actualizalo, o entrá desde otro.',
  broken: 'No pudimos abrir el portal.',
  reference: 'COMIENZO',
  retry: 'Volver a intentar',
  contact: (phone: string) => `Llamanos: +${phone}`,
} as const
