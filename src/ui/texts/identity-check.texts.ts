/** What every procedure says that takes a customer to the identity check. Source: SES-18. */
export const identityCheckTexts = {
  startFailed: 'No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos.',
} as const
