import { cents, type Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'

/** Why a typed text is not an amount of money. Source: PAY-13, REV-03. */
export type TypedAmountProblem = 'required' | 'not-an-amount'

/**
 * Maximum number of characters of a typed amount: enough for nine digits of pesos with dots, a comma and two
 * digits of cents. Such an amount is more than any debt or credit line, and safe as integer cents.
 */
const maxAmountLength = 15

/**
 * Removes everything but digits, dots and commas from an amount while the customer types it, and cuts it
 * to 15 characters. Source: PAY-13, REV-03, GEN-03.
 */
export function normalizedAmountText(text: string): string {
  return text.replaceAll(/[^\d.,]/g, '').slice(0, maxAmountLength)
}

/**
 * Parses a typed amount of pesos to cents. A comma or a dot before the last one or two digits separates
 * cents; dots before groups of three digits separate thousands. A text that could be read as two different
 * amounts is `not-an-amount`. Source: PAY-13, REV-03.
 */
export function parseTypedAmount(text: string): Result<Cents, TypedAmountProblem> {
  const typed = text.trim()
  if (typed === '') return failure('required')
  const parts =
    /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed) ?? /^(\d{1,3}(?:\.\d{3}){1,2})(?:,(\d{1,2}))?$/.exec(typed)
  if (!parts) return failure('not-an-amount')
  const [, pesos = '', rest = ''] = parts
  return success(cents(Number(pesos.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'))))
}
