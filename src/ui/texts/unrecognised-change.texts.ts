import type { UnrecognisedChangeKind } from '@/domain/protection/unrecognised-change'

/** Texts of the page for a customer who did not make a change of their account. Source: ACC-41. */
export const unrecognisedChangeTexts = {
  title: 'No fui yo',
  lead: 'Si no hiciste ese cambio, puede que otra persona esté en tu cuenta.',
  which: '¿Qué cambió?',
  changes: {
    phone: 'Cambió el celular de tu cuenta',
    password: 'Cambió la contraseña de tu cuenta',
    device: 'Se agregó una huella o un dispositivo',
  } satisfies Readonly<Record<UnrecognisedChangeKind, string>>,
  does: [
    'Se cierran todas las otras sesiones.',
    'Quedan en pausa los cambios y los préstamos nuevos, hasta que nos pidas sacar la pausa.',
    'Después, hacés el reclamo con ese cambio ya puesto, para que lo revisemos.',
  ],
  submit: 'No fui yo: proteger mi cuenta',
  wasMe: 'Fui yo, volver al inicio',
  done: [
    'Se cerraron todas las otras sesiones.',
    'Están en pausa los cambios y los préstamos nuevos, hasta que nos pidas sacar la pausa.',
  ],
  claimMissing: 'Falta el reclamo: contanos qué pasó y envialo.',
  claim: 'Hacer el reclamo',
  notOffered:
    'Por acá no pudimos cerrar las otras sesiones ni pausar los cambios. Contanos qué pasó, enviá el reclamo y cambiá tu contraseña.',
} as const
