/** Of what an identity check authorises: the check has served, or is not good any more. Source: ACC-36. */
export const identityCheckRefusals = {
  IDENTITY_CHECK_USED: 'Esa validación de identidad ya sirvió para un cambio.',
  IDENTITY_CHECK_EXPIRED: 'La validación de identidad venció, no es de esa persona o no existe.',
} as const
