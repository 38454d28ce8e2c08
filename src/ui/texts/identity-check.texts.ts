/** Texts shared by every procedure with an identity check. Source: SES-18. */
export const identityCheckTexts = {
  startFailed: 'No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos.',
} as const
