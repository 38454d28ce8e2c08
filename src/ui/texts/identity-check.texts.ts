/** Texts about the identity check. All procedures that contain one use these texts. Source: SES-18. */
export const identityCheckTexts = {
  startFailed: 'No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos.',
} as const
