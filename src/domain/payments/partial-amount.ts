import { cents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { isPayable } from './total-due'

/** What an amount that a customer types can be wrong about. Source: PAY-13. */
export type PartialAmountProblem = 'required' | 'not-an-amount' | 'zero' | 'over-due'

/** Nine digits of pesos, and two of cents: beyond every debt, and within what cents can hold. */
const mostCharacters = 15

/** An amount as it stays in its field: digits, dots and commas only. Source: PAY-13, GEN-03. */
export function normalizedAmount(text: string): string {
  return text.replaceAll(/[^\d.,]/g, '').slice(0, mostCharacters)
}

/**
 * A part of what is due, over 0 and at most all of it.
 * A comma or a dot before one or two last digits parts the cents; dots before groups of three part the thousands.
 * What could be read in two ways is no amount. Source: PAY-13.
 */
export function partialAmount(text: string, due: Cents): Result<Cents, PartialAmountProblem> {
  if (text.trim() === '') return failure('required')
  const amount = centsIn(text.trim())
  if (amount === undefined) return failure('not-an-amount')
  if (isPayable(amount, due)) return success(amount)
  return failure(amount === 0 ? 'zero' : 'over-due')
}

function centsIn(text: string): Cents | undefined {
  const parts =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? /^(\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/.exec(text)
  if (!parts) return undefined
  const [, pesos = '', rest = ''] = parts
  return cents(Number(pesos.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0')))
}
