import * as v from 'valibot'
import { repaymentPlanSchema } from '@/adapters/contract/installment-plan.schema'
import type { Exchange } from './exchange'
import { listOf } from './lab'
import { CouldNotRun } from './outcome'

type Plan = v.InferOutput<typeof repaymentPlanSchema>

/** Returns the first installment plan in an answer. Throws `CouldNotRun` if there is none. */
export function firstPlan({ answer }: Exchange): Plan {
  const plan = listOf(answer?.json).flatMap((each) => {
    const read = v.safeParse(repaymentPlanSchema, each)
    return read.success ? [read.output] : []
  })[0]
  if (plan) return plan
  throw new CouldNotRun(`No hay ningún plan de cuotas: respondió ${answer?.status ?? 'nada'}.`)
}

/**
 * Returns the body of the request that creates a loan, from an installment plan that the lender offered
 * for that amount.
 */
export function chosen(requestedAmount: number, { installment, amount, lineId }: Plan) {
  return { requestedAmount, installments: installment, installmentAmount: amount, lineId }
}
