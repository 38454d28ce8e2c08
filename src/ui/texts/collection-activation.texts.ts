import type { BankAccountProblem } from '@/domain/automatic-collection/entered-account'
import type { CheckBankAccountFailure } from '@/application/automatic-collection/check-bank-account'
import type { ActivateCollectionFailure } from '@/application/automatic-collection/activate-collection'
import { gatewayFailureText } from './failures.texts'
import { identityProofFailureText } from './identity-proof.texts'

/** Texts about activating the automatic collection of a loan. Source: COL-01. */
export const collectionActivationTexts = {
  title: 'Cobro automático desde tu cuenta',
  toLoan: 'Ver el préstamo',
  back: 'Volver al préstamo',
  loading: 'Cargando el cobro automático',
  failedTitle: 'No pudimos cargar el cobro automático',
  offer: {
    text: 'Cada cuota se cobra sola de tu CBU o CVU el día que vence. Lo activás y lo dejás cuando quieras.',
    to: 'Activar el cobro automático',
  },
  account: {
    lead: (loan: string) =>
      `Las cuotas de ${loan} se cobran solas de una cuenta tuya. Primero, decinos cuál.`,
    label: 'CBU, CVU o alias',
    hint: 'Tiene que ser una cuenta a tu nombre, en pesos. Todavía no se activa nada.',
    next: 'Seguir',
  },
  consent: {
    lead: 'Leé qué se va a cobrar. Todavía no se activó nada.',
    changedTitle: 'Lo que se va a cobrar cambió',
    changed:
      'Desde que lo viste cambiaron las cuotas, los días o los importes, y no se activó nada. Revisalo antes de autorizar.',
    accountTitle: 'De qué cuenta',
    account: 'Cuenta',
    holder: 'Titular',
    otherAccount: 'Usar otra cuenta',
    planTitle: 'Qué se va a cobrar',
    installments: 'Cuotas',
    installmentsOf: (count: number, first: number, last: number) =>
      count === 1 ? `1 cuota, la ${first}` : `${count} cuotas, de la ${first} a la ${last}`,
    amount: 'Importe',
    amountEach: (amount: string) => `${amount} cada una`,
    amountFirst: (amount: string) => `${amount} la primera; cada una se avisa con su importe`,
    total: 'En total',
    firstDay: 'Primer cobro',
    afterwards: 'Después',
    afterwardsOn: (day: number) => `El ${day} de cada mes`,
    afterwardsOther: 'El día que vence cada cuota',
    attemptsTitle: 'Si ese día no hay saldo',
    attempts: (count: number) =>
      count === 1
        ? 'Se intenta una sola vez.'
        : `Se intenta hasta ${count} veces. Si una sale bien, las otras no se hacen.`,
    calendar: 'Los intentos del primer cobro',
    attempt: (position: number) => `${position}.º`,
    attemptWord: ' intento',
    attemptOn: (position: number) => `${position}.º intento`,
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    deactivateTitle: 'Cómo dejarlo',
    deactivate:
      'Cuando quieras, desde este préstamo: son dos toques y vale en el momento. Sin el cobro automático, la cuota la pagás vos como hasta ahora.',
    statementTitle: 'Tu autorización',
    statement: (lender: string) =>
      `Autorizás a ${lender} a cobrar de esa cuenta cada cuota de este préstamo, con los intentos de arriba, hasta que termines de pagarlo o dejes el cobro automático.`,
    lender: (name: string, taxId: string) => `${name} (CUIT ${taxId})`,
    notice:
      'Antes de cada cobro te avisamos el día y el importe. Si no reconocés uno, lo reclamás desde acá.',
    button: 'Autorizo el cobro automático',
    question: '¿Sos vos?',
    questionText: (account: string) => `Vas a autorizar el cobro automático de ${account}.`,
    confirm: 'Autorizar',
  },
  activated: {
    title: 'Activaste el cobro automático',
    lead: 'Guardá este comprobante.',
    receipt: 'Comprobante del alta',
    number: 'Número de alta',
    loan: 'Préstamo',
    account: 'Cuenta',
    since: 'Lo activaste',
    sinceOf: (day: string, time: string) => `${day} a las ${time}`,
    next: 'Primer cobro',
    notRead: 'No pudimos leer los demás datos: están en el préstamo.',
  },
  active: {
    title: 'El cobro automático ya está activado',
    text: 'Este préstamo se cobra de tu cuenta.',
    deactivate: 'Dejar el cobro automático',
  },
  notAvailable: {
    title: 'Este préstamo no se puede cobrar así',
    text: 'Lo seguís pagando vos, como hasta ahora.',
  },
  unknown: {
    title: 'No sabemos si lo activaste',
    text: 'No nos llegó la respuesta. No lo actives de nuevo: se lo estamos preguntando al prestamista.',
    notReceivedTitle: 'Tu pedido no llegó',
    notReceived:
      'El cobro automático no está activado. Podés intentar de nuevo con la misma cuenta: se activa una sola vez.',
    otherAccount:
      'Antes lo pediste con otra cuenta, y ese pedido todavía puede llegar. Para intentarlo ahora, usá esa misma.',
  },
} as const

function bankAccountNumberProblemText(problem: BankAccountProblem): string {
  switch (problem) {
    case 'missing':
      return 'Escribí tu CBU, CVU o alias.'
    case 'length':
      return 'Un CBU o CVU tiene 22 números. Revisá si falta o sobra alguno.'
    case 'check-digits':
      return 'Ese CBU o CVU no existe: hay un número cambiado. Copialo de la app de tu banco.'
    case 'alias':
      return 'Un alias tiene de 6 a 20 letras, números, puntos o guiones, sin espacios, tildes ni eñes.'
  }
}

/**
 * Returns the text that says why the lender cannot collect installments from the bank account that the
 * customer typed.
 */
export function bankAccountCheckFailureText(failure: CheckBankAccountFailure): string {
  switch (failure.kind) {
    case 'not-an-account':
      return bankAccountNumberProblemText(failure.problem)
    case 'account-not-found':
      return 'No encontramos una cuenta con ese CBU, CVU o alias. Revisalo.'
    case 'other-holder':
      return 'Esa cuenta es de otra persona. Tiene que estar a tu nombre.'
    case 'not-debitable':
      return 'De esa cuenta no se puede cobrar. Probá con otra, en pesos y a tu nombre.'
    case 'not-available':
    case 'not-offered':
      return 'Este préstamo no se puede cobrar así. No se activó nada.'
    default:
      return gatewayFailureText(failure, 'Comprobaste muchas cuentas.')
  }
}

/**
 * The failures to activate the automatic collection that the current screen shows as a text. Every other
 * failure has a screen of its own.
 */
type InlineActivationFailure = Exclude<
  ActivateCollectionFailure,
  { readonly kind: 'unknown' | 'other-account' | 'already-so' | 'plan-changed' }
>

/**
 * Returns the text that says why the automatic collection was not activated; undefined if the customer
 * cancelled.
 */
export function collectionActivationFailureText(failure: InlineActivationFailure): string | undefined {
  switch (failure.kind) {
    case 'check-expired':
      return 'Pasó mucho tiempo: comprobá la cuenta de nuevo. No se activó nada.'
    case 'not-available':
      return 'Este préstamo no se puede cobrar así. No se activó nada.'
    case 'declined':
      return failure.message ?? 'El prestamista no lo activó.'
    case 'not-known':
      return `No pudimos ver cómo está el préstamo, y no se activó nada. ${gatewayFailureText(failure.failure)}`
    case 'in-progress':
      return 'Ya se está enviando.'
    case 'not-sent':
      return 'No se envió nada. Recargá la página y probá de nuevo.'
    default:
      return identityProofFailureText(failure)
  }
}
