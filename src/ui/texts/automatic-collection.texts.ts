import type { AttemptResult, CollectionStatus } from '@/domain/automatic-collection/automatic-collection'

/** Texts of collecting installments from an account. Source: COL-01 to COL-04. */
export const automaticCollectionTexts = {
  title: 'Cobro automático desde tu cuenta',
  active: 'Activado',
  account: 'Cuenta',
  accountOf: (kind: string, lastDigits: string, bank: string | undefined) =>
    `${kind} terminado en ${lastDigits}${bank === undefined ? '' : `, ${bank}`}`,
  unknownAccount: 'La que autorizaste',
  since: 'Desde',
  next: 'Próximo cobro',
  nextOf: (number: number, amount: string, day: string) => `Cuota ${number}: ${amount}, el ${day}`,
  nothingNext: 'Todavía no hay ninguno avisado.',
  attempts: 'Intentos',
  past: 'Cobros anteriores',
  pastOf: (number: number, amount: string) => `Cuota ${number}: ${amount}`,
} as const

/** Says what an attempt came to. Source: COL-02. */
export function attemptText(result: AttemptResult, isNext: boolean): string {
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
    case 'not-made':
      return 'no hizo falta'
    case 'unknown':
      return 'todavía no sabemos'
  }
}

/** Says how the last attempt failed and when the next one is. Source: COL-02. */
export function failureSentence(result: 'no-funds' | 'rejected', nextDay: string | undefined): string {
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
