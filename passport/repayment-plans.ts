import * as v from 'valibot'
import { repaymentPlanSchema } from '@/adapters/contract/installment-plan.schema'
import type { Exchange } from './transport'
import { listOrEmpty } from './check-context'
import { CheckCouldNotRunError } from './check-outcome'

type RepaymentPlan = v.InferOutput<typeof repaymentPlanSchema>

/** Returns the first repayment plan in an answer. Throws `CheckCouldNotRunError` if there is none. */
export function readFirstRepaymentPlan({ answer }: Exchange): RepaymentPlan {
  const plan = listOrEmpty(answer?.json).flatMap((each) => {
    const parsed = v.safeParse(repaymentPlanSchema, each)
    return parsed.success ? [parsed.output] : []
  })[0]
  if (plan) return plan
  throw new CheckCouldNotRunError(`No hay ningún plan de cuotas: respondió ${answer?.status ?? 'nada'}.`)
}

/**
 * Returns the body of the request that creates a loan of the amount, in pesos, with a repayment plan that
 * the lender offered for that amount.
 */
export function createLoanBody(requestedAmount: number, { installment, amount, lineId }: RepaymentPlan) {
  return { requestedAmount, installments: installment, installmentAmount: amount, lineId }
}
