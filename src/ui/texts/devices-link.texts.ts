/** The way from the profile to the devices. Apart, because the profile needs no other of their texts. */
export const devicesLinkTexts = {
  title: 'Mis dispositivos',
  detail: 'Sesiones abiertas, huella y rostro',
} as const
