import type { SessionOrPasskeyRemoval } from '@/domain/protection/sessions-and-passkeys'

/** Texts of the screen with the devices from which the customer's account can be used. Source: ACC-39. */
export const devicesTexts = {
  title: 'Mis dispositivos',
  lead: 'Dónde está abierta tu cuenta y con qué se puede entrar. Si algo no es tuyo, cerralo.',
  loading: 'Cargando tus dispositivos',
  failedTitle: 'No pudimos cargar tus dispositivos',
  notOfferedTitle: 'Por acá todavía no se pueden ver tus dispositivos',
  notOffered: 'Escribinos por chat y lo vemos con vos.',
  sessions: 'Sesiones abiertas',
  unnamed: 'Dispositivo sin nombre',
  current: 'Este dispositivo',
  lastUsed: (when: string) => `Último uso: ${when}`,
  moment: (day: string, time: string) => `${day}, ${time}`,
  end: 'Cerrar sesión',
  ofDevice: (device: string) => `de ${device}`,
  endOthers: 'Cerrar todas las otras',
  onlyThis: 'No hay otras sesiones abiertas.',
  passkeys: 'Huella y rostro',
  noPasskeys: 'No activaste huella ni rostro.',
  passkeysNotShown: 'Si activaste huella o rostro, no pudimos mostrarlos.',
  unnamedPasskey: 'Huella o rostro',
  since: (day: string) => `Desde el ${day}`,
  remove: 'Quitar',
  wasLost: '¿Perdiste el celular o hay algo que no hiciste?',
  lostPhone: 'Proteger mi cuenta',
  questions: {
    'end-session': {
      title: '¿Cerrar esa sesión?',
      text: 'En ese dispositivo va a haber que ingresar de nuevo.',
      confirm: 'Cerrar la sesión',
      done: 'Cerramos la sesión.',
    },
    'end-others': {
      title: '¿Cerrar todas las otras sesiones?',
      text: 'Queda abierta sólo la de este dispositivo.',
      confirm: 'Cerrar las otras',
      done: 'Cerramos todas las otras sesiones.',
    },
    'remove-passkey': {
      title: '¿Quitar esa huella o rostro?',
      text: 'Con esa huella o rostro no se va a poder entrar más.',
      confirm: 'Quitar',
      done: 'Listo. Con esa huella o rostro ya no se entra.',
    },
    'remove-all-passkeys': {
      title: '¿Restablecer el ingreso con huella o rostro?',
      text: 'Se borra en todos tus dispositivos. Vas a poder activarlo de nuevo cuando quieras.',
      confirm: 'Restablecer',
      done: 'Listo. Desde ahora ingresás con tu contraseña o con un código.',
    },
  } satisfies Readonly<Record<SessionOrPasskeyRemoval['kind'], object>>,
} as const
