/** Of what an identity check authorises: the check has served, or is not good for it. Source: ACC-36, ACC-37. */
export const identityCheckRefusals = {
  IDENTITY_CHECK_USED: 'Esa validación de identidad ya sirvió una vez.',
  IDENTITY_CHECK_EXPIRED: 'La validación de identidad venció, no es de esa persona o no existe.',
  IDENTITY_CHECK_PURPOSE: 'La validación de identidad se hizo para otro trámite.',
} as const
