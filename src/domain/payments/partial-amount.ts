import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { parseTypedAmount, type TypedAmountProblem } from '@/domain/shared/typed-amount'
import { isPayableAmount } from './total-due'

/** Why the typed amount of a partial payment is not accepted. Source: PAY-13. */
export type PartialAmountProblem = TypedAmountProblem | 'zero' | 'over-due'

/**
 * Parses the typed amount of a partial payment, which has to be over 0 and at most the amount due. Source:
 * PAY-13.
 */
export function parsePartialAmount(text: string, due: Cents): Result<Cents, PartialAmountProblem> {
  const amount = parseTypedAmount(text)
  if (!amount.ok) return amount
  if (isPayableAmount(amount.value, due)) return success(amount.value)
  return failure(amount.value === 0 ? 'zero' : 'over-due')
}
