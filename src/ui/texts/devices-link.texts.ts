/**
 * Texts of the profile's link to the screen with the customer's devices. In a file of its own, because the
 * profile needs no other text about devices.
 */
export const devicesLinkTexts = {
  title: 'Mis dispositivos',
  detail: 'Sesiones abiertas, huella y rostro',
} as const
