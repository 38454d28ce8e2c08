import { fitsCreditLine } from '@/domain/revolving-line/credit-line'
import { cents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'

/** An amount as the customer types it in two fields of digits, pesos and cents. Source: QRP-05. */
export interface EnteredAmount {
  readonly pesos: string
  readonly cents: string
}

/** Why the customer cannot pay a shop the amount that they typed. Source: QRP-05. */
export type EnteredAmountProblem = 'zero' | 'over-limit'

export const emptyEnteredAmount: EnteredAmount = { pesos: '', cents: '' }

/**
 * Maximum number of digits in the pesos field: more than any credit line needs, and few enough for exact
 * whole cents.
 */
const maxPesosDigits = 9

/**
 * Returns the contents of the pesos and cents fields after the customer typed or pasted `text` in the
 * pesos field. Cents in that text, such as the 50 of `12,50` or `12.50`, go to the cents field.
 */
export function enteredAmountWithTypedPesos(typed: EnteredAmount, text: string): EnteredAmount {
  const parted = /^(.*?)(?:,|\.(?=\d{0,2}$))(\d{0,2})$/.exec(text.trim())
  if (!parted) return { ...typed, pesos: normalizedPesosText(text) }
  const [, pesos = '', rest = ''] = parted
  return { pesos: normalizedPesosText(pesos), cents: rest === '' ? typed.cents : rest }
}

/** Returns the contents of the pesos and cents fields after the customer typed `text` in the cents field. */
export function enteredAmountWithTypedCents(typed: EnteredAmount, text: string): EnteredAmount {
  return { ...typed, cents: digitsOf(text).slice(0, 2) }
}

/**
 * Converts the contents of the pesos and cents fields to an amount in cents. A single digit in the cents
 * field counts as tens: `5` is 50 cents.
 */
export function enteredAmountInCents(typed: EnteredAmount): Cents {
  return cents(Number(typed.pesos) * 100 + Number(typed.cents.padEnd(2, '0')))
}

/** Returns what the customer would have typed in the pesos and cents fields for the given amount. */
export function toEnteredAmount(amount: Cents): EnteredAmount {
  return { pesos: String(Math.floor(amount / 100)), cents: String(amount % 100).padStart(2, '0') }
}

/**
 * Returns the typed amount in cents, or the reason why it cannot be paid: it is 0, or more than what is
 * left of the credit line. Source: QRP-05.
 */
export function parseEnteredAmount(typed: EnteredAmount, limit: Cents): Result<Cents, EnteredAmountProblem> {
  const amount = enteredAmountInCents(typed)
  if (!fitsCreditLine(amount, { remainingAmount: limit })) return failure('over-limit')
  return amount > 0 ? success(amount) : failure('zero')
}

function normalizedPesosText(text: string): string {
  return digitsOf(text)
    .replace(/^0+(?=\d)/, '')
    .slice(0, maxPesosDigits)
}

function digitsOf(text: string): string {
  return text.replaceAll(/[^0-9]/g, '')
}
