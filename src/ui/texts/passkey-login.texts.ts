/** Texts for signing in with the device's fingerprint or face instead of the password. Source: ACC-27. */
export const passkeyLoginTexts = {
  failed: 'No pudimos autenticarte',
  notSupported: 'Este dispositivo no permite ingresar con huella o rostro. Usá tu contraseña.',
  noPasskeys:
    'Todavía no registraste tu huella o rostro. Ingresá con tu contraseña y activalo desde Mis datos.',
} as const
