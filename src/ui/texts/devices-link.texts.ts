/**
 * Texts of the profile's link to the devices. Separate, because the profile needs no other text about
 * devices.
 */
export const devicesLinkTexts = {
  title: 'Mis dispositivos',
  detail: 'Sesiones abiertas, huella y rostro',
} as const
