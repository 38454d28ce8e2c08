import type { SubscribeToPushFailure } from '@/application/notifications/subscribe-to-push'
import { gatewayFailureText } from './failures.texts'

/** Texts of the offer to show the lender's notifications on the customer's device. */
export const notificationsTexts = {
  title: 'Recibí avisos en este dispositivo',
  lead: 'Te avisamos lo importante, aunque no tengas el portal abierto.',
  reasons: [
    'Antes de cada vencimiento, para que no se te pase.',
    'Cuando se acredita un pago tuyo.',
    'Los apagás cuando quieras desde los ajustes del navegador.',
  ],
  submit: 'Activar los avisos',
  later: 'Más tarde',
  done: 'Listo. Vas a recibir los avisos en este dispositivo.',
  goHome: 'Ir al inicio',
  alreadyTitle: 'Los avisos ya están activados',
  already: 'Te van a llegar a este dispositivo.',
  whenInstalledTitle: 'Primero instalá el portal',
  whenInstalled:
    'En iPhone y iPad, los avisos llegan sólo al portal instalado, con iOS 16.4 o posterior. Instalalo, abrilo desde la pantalla de inicio y activalos ahí.',
  howToInstall: 'Cómo instalarlo',
  unsupportedTitle: 'Este dispositivo no puede recibir avisos',
  unsupported: 'Tu navegador no los admite. Probá desde otro navegador o desde tu celular.',
  blockedTitle: 'Los avisos están bloqueados',
  blocked:
    'Para recibirlos, abrí los ajustes de este sitio en tu navegador, permití las notificaciones y volvé a entrar.',
  failed: 'No pudimos activar los avisos. Probá de nuevo en unos minutos.',
  timedOut: 'Activar los avisos está tardando demasiado. Probá de nuevo en unos minutos.',
  notAllowed: 'No se activaron los avisos porque el navegador no tiene tu permiso.',
} as const

/** Returns the text that says why notifications could not be switched on for this device. Source: PRO-05. */
export function subscribeToPushFailureText(failure: SubscribeToPushFailure): string {
  switch (failure.kind) {
    case 'not-allowed':
      return notificationsTexts.notAllowed
    case 'timed-out':
      return notificationsTexts.timedOut
    case 'session-ended':
      return gatewayFailureText(failure)
    case 'failed':
    case 'no-answer':
    case 'unreadable':
    case 'server-failure':
      return notificationsTexts.failed
  }
}
