/** Texts for removing the login with the device's fingerprint or face. Source: PRO-04. */
export const passkeyRemovalTexts = {
  title: 'Ingreso con huella o rostro',
  lead: 'Si cambiaste o perdiste un dispositivo, restablecelo: ninguno va a poder ingresar sin tu contraseña.',
  start: 'Restablecer huella o rostro',
  add: 'Activar en este dispositivo',
  question: '¿Restablecer el ingreso con huella o rostro?',
  consequence: 'Se borra en todos tus dispositivos. Vas a poder activarlo de nuevo cuando quieras.',
  confirm: 'Sí, restablecer',
  cancel: 'No, dejarlo así',
  done: 'Listo. Desde ahora ingresás con tu contraseña o con un código.',
  failed: 'No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos.',
} as const
