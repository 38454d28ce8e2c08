import type { LostPhoneFailure } from '@/application/protection/protection.port'
import {
  accountNotProtectedMessage,
  accountProtectionFailureMessage,
  type AccountProtectionMessage,
} from './account-protection.texts'
import type { EarlierAttempts } from './unconfirmed.texts'

/** Texts of the page for a customer whose phone was lost or stolen. Source: ACC-38. */
export const lostPhoneTexts = {
  title: 'Perdí mi celular',
  lead: 'Si te lo robaron o lo perdiste, protegé tu cuenta ahora. No hace falta ningún código.',
  does: [
    'Se cierran todas tus sesiones, en todos los dispositivos.',
    'No llegan más avisos tuyos a ningún dispositivo.',
    'Quedan en pausa los cambios de celular, contraseña, contacto y tarjetas, y los préstamos y compras nuevos, hasta que nos pidas sacar la pausa.',
  ],
  dni: 'Número de DNI',
  password: 'Contraseña',
  submit: 'Proteger mi cuenta',
  notProved:
    'No pudimos comprobar que seas vos. Revisá el DNI y la contraseña. Si no tenés contraseña o no te sale, escribinos por chat.',
  notOffered: 'Por acá todavía no se puede. Escribinos por chat y lo hacemos con vos.',
  chat: 'Escribir por chat',
  done: (day: string, time: string) => `Desde el ${day} a las ${time}.`,
  doneNow: [
    'Se cerraron todas tus sesiones, en todos los dispositivos.',
    'No llegan más avisos tuyos a ningún dispositivo.',
    'Están en pausa los cambios de celular, contraseña, contacto y tarjetas, y los préstamos y compras nuevos.',
  ],
  passkeysPaused:
    'Está en pausa ingresar con huella o rostro, en todos los dispositivos: se ingresa con la contraseña.',
  nextTitle: 'Qué hacer ahora',
  removePasskey:
    'Ingresá desde otro dispositivo y, si ese celular entraba con huella o rostro, quitalo en «Mis dispositivos»: hasta entonces todavía entra.',
  removePausedPasskey:
    'Ingresá desde otro dispositivo y, si ese celular entraba con huella o rostro, quitalo en «Mis dispositivos» antes de que termine la pausa.',
  next: [
    'Pedile a tu compañía que bloquee la línea: así nadie recibe tus códigos.',
    'Avisale a tu banco y a tus billeteras virtuales.',
    'Mirá tus préstamos y tus pagos. Si hay algo que no hiciste, abrí un reclamo.',
    'Cuando tengas tu línea de nuevo, escribinos por chat para sacar la pausa.',
  ],
  login: 'Ingresar y revisar mi cuenta',
} as const

/**
 * Returns the texts that say what the lender did after the customer reported their phone lost, and then
 * what the customer has to do. Source: ACC-38.
 */
export function lostPhoneReportedTexts(hasPausedPasskeys: boolean): {
  readonly done: readonly string[]
  readonly next: readonly string[]
} {
  const { doneNow, passkeysPaused, next, removePasskey, removePausedPasskey } = lostPhoneTexts
  const [line, bank, ...later] = next
  return {
    done: hasPausedPasskeys ? [...doneNow, passkeysPaused] : doneNow,
    next: [line, bank, hasPausedPasskeys ? removePausedPasskey : removePasskey, ...later],
  }
}

/**
 * Returns the message about a report of a lost phone that the lender did not confirm. `earlier`: what is known
 * about earlier reports of the same person. A lender that does not take such reports has protected nothing,
 * whatever is known about earlier ones. Source: ACC-38.
 */
export function lostPhoneFailureMessage(
  failure: LostPhoneFailure,
  earlier: EarlierAttempts,
): AccountProtectionMessage {
  switch (failure.kind) {
    case 'not-proved':
      return accountNotProtectedMessage(lostPhoneTexts.notProved, earlier)
    case 'not-offered':
      return accountNotProtectedMessage(lostPhoneTexts.notOffered, 'none')
    default:
      return accountProtectionFailureMessage(failure, earlier)
  }
}
