import type { AutomaticInstallmentCollection } from '@/domain/automatic-collection/automatic-collection'
import type { DeactivateCollectionFailure } from '@/application/automatic-collection/deactivate-collection'
import { gatewayFailureText } from './failures.texts'

/** Texts about turning off the automatic collection of a loan. Source: COL-03. */
export const collectionDeactivationTexts = {
  title: 'Dejar el cobro automático',
  toDeactivate: 'Dejar el cobro automático',
  lead: (loan: string) => `${loan} deja de cobrarse de tu cuenta en el momento. Vas a pagar cada cuota vos.`,
  account: 'Cuenta',
  next: 'Cobro anunciado',
  afterwards: 'Podés activarlo otra vez cuando quieras.',
  button: 'Dejarlo ahora',
  stay: 'Seguir con el cobro automático',
  failedTitle: 'No se dejó',
  deactivated: {
    title: 'Dejaste el cobro automático',
    lead: 'Guardá este comprobante. Desde ahora, cada cuota la pagás vos.',
    leadWithCollection:
      'Guardá este comprobante. Fijate qué pasa con el cobro anunciado; las demás cuotas las pagás vos.',
    receipt: 'Comprobante de la baja',
    number: 'Número de baja',
    loan: 'Préstamo',
    at: 'Lo dejaste',
    notRead: 'No pudimos leer los demás datos: están en el préstamo.',
  },
  notActive: {
    title: 'Este préstamo no se cobra de tu cuenta',
    at: (moment: string) => `Lo dejaste el ${moment}.`,
    text: 'El cobro automático no está activado. No hace falta hacer nada.',
    titleWithCollection: 'El cobro automático no está activado',
    textWithCollection: (collection: string) => `Queda un cobro anunciado. ${collection}`,
  },
  unknown: {
    title: 'No sabemos si lo dejaste',
    text: 'No nos llegó la respuesta. Se lo estamos preguntando al prestamista.',
    notReceivedTitle: 'Tu pedido no llegó',
    notReceived: 'El cobro automático sigue activado. Podés intentar de nuevo: se deja una sola vez.',
  },
} as const

/**
 * Returns the text that says what happens to the announced automatic collection if the customer turns
 * automatic collection off now. `unread`: what the lender said about it is old, and could not be read again.
 * Source: COL-03.
 */
export function collectionOutcomeIfDeactivatedText(
  outcome: AutomaticInstallmentCollection['ifDeactivated'] | 'unread',
  collection: string,
): string {
  switch (outcome) {
    case 'stopped':
      return `${collection}. Si lo dejás ahora, no se hace.`
    case 'made':
      return `${collection}. Ya salió hacia tu banco y se hace igual; después de ése, ninguno más.`
    case 'unread':
      return `${collection}. No pudimos ver si ése se hace igual.`
    case undefined:
      return `${collection}. El prestamista no dice si ése se hace igual.`
  }
}

/**
 * The failures to turn off the automatic collection that the current screen shows as a text. Every other
 * failure has a screen of its own.
 */
type InlineDeactivationFailure = Exclude<
  DeactivateCollectionFailure,
  { readonly kind: 'unknown' | 'other-account' | 'already-so' | 'not-active' | 'not-available' }
>

/** Returns the text that says why the automatic collection was not turned off. */
export function collectionDeactivationFailureText(failure: InlineDeactivationFailure): string {
  switch (failure.kind) {
    case 'declined':
      return failure.message ?? 'El prestamista no lo hizo. Escribinos por chat.'
    case 'not-known':
      return `No pudimos ver cómo está el préstamo. ${gatewayFailureText(failure.failure)}`
    case 'in-progress':
      return 'Ya se está enviando.'
    case 'not-sent':
      return 'No se envió nada. Recargá la página y probá de nuevo.'
    default:
      return gatewayFailureText(failure)
  }
}
