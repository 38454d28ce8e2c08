/**
 * Texts of the link from the profile to the screen with the customer's devices. They have a file of
 * their own, because the profile needs no other texts about devices.
 */
export const devicesScreenLinkTexts = {
  title: 'Mis dispositivos',
  detail: 'Sesiones abiertas, huella y rostro',
  detailWithoutPasskeys: 'Sesiones abiertas',
} as const
