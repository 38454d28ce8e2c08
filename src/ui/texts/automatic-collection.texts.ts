import type { AttemptNotMade } from '@/domain/automatic-collection/attempt-not-made'
import type {
  CollectionAttemptResult,
  CollectionStatus,
  CollectionOutcomeIfPaidByHand,
} from '@/domain/automatic-collection/automatic-collection'

/**
 * Texts about the automatic collection of installments from the customer's bank account. Source: COL-01 to
 * COL-04.
 */
export const automaticCollectionTexts = {
  title: 'Cobro automático desde tu cuenta',
  active: 'Activado',
  account: 'Cuenta',
  accountOf: (kind: string, lastDigits: string, bank: string | undefined) =>
    `${kind} que termina en ${lastDigits}${bank === undefined ? '' : `, ${bank}`}`,
  unknownAccount: 'La que autorizaste',
  since: 'Desde',
  next: 'Próximo cobro',
  nextOf: (number: number, amount: string, day: string) => `Cuota ${number}: ${amount}, el ${day}`,
  onHome: (day: string) => `Se cobra de tu cuenta el ${day}. Tené esa plata ese día.`,
  nothingNext: 'Todavía no hay ninguno avisado.',
  attempts: 'Intentos',
  past: 'Cobros anteriores',
  pastHint: 'Tocá uno para ver los intentos o reclamarlo.',
  detailsOf: (collection: string) => `de ${collection}`,
  notRecognised: 'No reconozco este cobro',
  evidence: 'Cobro',
  loanNumber: 'Préstamo',
  collectionNumber: 'Número de cobro',
  installment: 'Cuota',
  amount: 'Importe',
  day: 'Día',
  status: 'Estado',
  pastOf: (number: number, amount: string) => `Cuota ${number}: ${amount}`,
} as const

/**
 * Returns the text about the result of one attempt to collect an installment automatically. An attempt that
 * the lender does not make has the text of `attemptNotMadeText`. Source: COL-02.
 */
export function collectionAttemptText(
  result: Exclude<CollectionAttemptResult, 'not-made'>,
  isNext: boolean,
): string {
  switch (result) {
    case 'scheduled':
      return isNext ? 'se va a cobrar' : 'si el anterior falla'
    case 'in-process':
      return 'en curso en tu banco'
    case 'collected':
      return 'cobrado'
    case 'no-funds':
      return 'no había saldo'
    case 'rejected':
      return 'tu banco lo rechazó'
    case 'unknown':
      return 'todavía no sabemos'
  }
}

/**
 * Returns the text about an attempt to collect an installment that the lender does not make. Source: COL-02.
 */
export function attemptNotMadeText(reason: AttemptNotMade): string {
  switch (reason) {
    case 'not-needed':
      return 'no hizo falta'
    case 'will-not-be-made':
      return 'no se hace'
    case 'was-not-made':
      return 'no se hizo'
  }
}

/**
 * Returns a sentence that says why the latest attempt to collect an installment failed, and when the
 * next attempt is. Source: COL-02.
 */
export function collectionFailureSentence(
  result: 'no-funds' | 'rejected',
  nextDay: string | undefined,
): string {
  const why = result === 'no-funds' ? 'No había saldo' : 'Tu banco lo rechazó'
  return nextDay === undefined ? `${why}.` : `${why}: se vuelve a intentar el ${nextDay}.`
}

export function collectionStatusText(status: CollectionStatus): string {
  switch (status) {
    case 'scheduled':
      return 'Programado'
    case 'in-process':
      return 'En curso'
    case 'collected':
      return 'Cobrado'
    case 'not-collected':
      return 'No se pudo cobrar'
    case 'stopped':
      return 'No se hizo'
    case 'refunded':
      return 'Cobrado y devuelto'
  }
}

interface CollectionFacts {
  readonly installmentNumber: number
  readonly amount: string
  readonly day: string
}

/**
 * Texts of the notice shown before a payment by hand, if an automatic collection of the installment is
 * announced or it is unknown whether one is. Source: PAY-27.
 */
export const payDespiteCollectionTexts = {
  scheduledTitle: 'Esta cuota se cobra sola',
  inProcessTitle: 'El cobro de esta cuota ya salió',
  scheduled: ({ installmentNumber, amount, day }: CollectionFacts) =>
    `La cuota ${installmentNumber} (${amount}) se cobra de tu cuenta el ${day}.`,
  inProcess: ({ installmentNumber, amount, day }: CollectionFacts) =>
    `El cobro de la cuota ${installmentNumber} (${amount}), del ${day}, ya salió hacia tu banco.`,
  until: (day: string, time: string) => `${day} a las ${time}`,
  unknownTitle: 'No sabemos si hay un cobro automático',
  unknown:
    'No pudimos leer si este préstamo se cobra solo de tu cuenta. Si es así y pagás ahora, podrías pagar dos veces.',
  seeLoans: 'Ver mis préstamos',
  payByHand: 'Pagar igual',
} as const

/**
 * Returns the text that says what happens to the announced automatic collection if the customer pays the
 * installment by hand now. Source: PAY-27.
 */
export function collectionOutcomeIfPaidByHandText(
  outcome: CollectionOutcomeIfPaidByHand['outcome'] | undefined,
  until: string | undefined,
): string {
  const before = until === undefined ? 'Si pagás ahora' : `Si pagás antes del ${until}`
  switch (outcome) {
    case 'stopped':
      return `${before}, ese cobro no se hace.`
    case 'refunded':
      return `${before}, se cobra igual y después te lo devuelven: por unos días vas a haber pagado dos veces.`
    case 'next-installment':
      return `${before}, se cobra igual y esa plata va a la cuota siguiente.`
    case undefined:
      return 'El prestamista no dice qué pasa con ese cobro si pagás ahora: podrías pagar dos veces.'
  }
}
