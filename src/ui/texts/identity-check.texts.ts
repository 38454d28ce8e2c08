/**
 * Texts about the identity check by selfie. Every procedure with an identity check uses these texts. Source:
 * SES-18.
 */
export const identityCheckTexts = {
  drawing: 'Preparando el código QR',
  startFailed: 'No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos.',
} as const
