import type { Cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import { parseTypedAmount, type TypedAmountProblem } from '@/domain/shared/typed-amount'
import { fitsCreditLine, type CreditLine } from './credit-line'

/** Why the typed amount of a loan from the credit line is not accepted. Source: REV-03. */
export type CreditLineLoanAmountProblem = TypedAmountProblem | 'zero' | 'over-remaining'

/**
 * Parses the typed amount of a loan from the credit line. The amount has to be over 0 and at most what is
 * left of the credit line. Source: REV-03.
 */
export function parseCreditLineLoanAmount(
  text: string,
  line: Pick<CreditLine, 'remainingAmount'>,
): Result<Cents, CreditLineLoanAmountProblem> {
  const amount = parseTypedAmount(text)
  if (!amount.ok) return amount
  if (amount.value === 0) return failure('zero')
  return fitsCreditLine(amount.value, line) ? success(amount.value) : failure('over-remaining')
}
