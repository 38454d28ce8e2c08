/**
 * Refusals of calls that require an identity check: the check has already been used, or it is not valid for
 * this. Source: ACC-36, ACC-37.
 */
export const identityCheckRefusals = {
  IDENTITY_CHECK_USED: 'Esa validación de identidad ya sirvió una vez.',
  IDENTITY_CHECK_EXPIRED: 'La validación de identidad venció, no es de esa persona o no existe.',
  IDENTITY_CHECK_PURPOSE: 'La validación de identidad se hizo para otro trámite.',
} as const
