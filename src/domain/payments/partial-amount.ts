import { cents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { isPayableAmount } from './total-due'

/** Why the typed amount of a partial payment is not accepted. Source: PAY-13. */
export type PartialAmountProblem = 'required' | 'not-an-amount' | 'zero' | 'over-due'

/**
 * Maximum number of characters of a typed amount: enough for nine digits of pesos with dots, a comma and two
 * digits of cents. Such an amount is more than any debt, and safe as integer cents.
 */
const maxAmountLength = 15

/**
 * Removes everything but digits, dots and commas from an amount while the customer types it, and cuts it
 * to 15 characters. Source: PAY-13, GEN-03.
 */
export function normalizedAmountText(text: string): string {
  return text.replaceAll(/[^\d.,]/g, '').slice(0, maxAmountLength)
}

/**
 * Parses the typed amount of a partial payment, which has to be over 0 and at most the amount due. A
 * comma or a dot before the last one or two digits separates cents; dots before groups of three digits
 * separate thousands. A text that could be read as two different amounts is `not-an-amount`. Source:
 * PAY-13.
 */
export function parsePartialAmount(text: string, due: Cents): Result<Cents, PartialAmountProblem> {
  if (text.trim() === '') return failure('required')
  const amount = parsePesosAsCents(text.trim())
  if (amount === undefined) return failure('not-an-amount')
  if (isPayableAmount(amount, due)) return success(amount)
  return failure(amount === 0 ? 'zero' : 'over-due')
}

function parsePesosAsCents(text: string): Cents | undefined {
  const parts =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? /^(\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/.exec(text)
  if (!parts) return undefined
  const [, pesos = '', rest = ''] = parts
  return cents(Number(pesos.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0')))
}
