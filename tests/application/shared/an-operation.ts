import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type { OperationConfirmed, SendFailure } from '@/application/shared/operation-definition'

export const ramonaByLink = { by: 'link', taxId: cuit('27169088336') } as const
export const linePlan = { lineId: 'L12', count: 12, amount: cents(500_000) }
/** Operation that needs no session: Ramona requests a loan of the revolving line from a link. */
export const lineLoanOperation: Operation = {
  owner: ramonaByLink,
  target: 'a-loan',
  terms: { kind: 'line-loan', plan: linePlan },
  amount: cents(5_000_000),
  acknowledgedKeys: [],
}
export const lineLoanTarget = { customer: ramonaByLink.taxId, target: 'a-loan' }
export const createdOperationFields = { terms: lineLoanOperation.terms, amount: lineLoanOperation.amount }

export type SendAnswer = Result<OperationConfirmed, SendFailure<string>>

export const confirmedAnswer: SendAnswer = success({ reference: 'loan-1' })
export const rejectedStatus = { kind: 'rejected', reason: 'LINE_CHANGED' } as const
export const missingAnswer: SendAnswer = failure({ kind: 'no-answer' })

/** Returns a `send` function that always gives that answer, and the idempotency keys that it received. */
export function lenderAnswering(answer: SendAnswer) {
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }): Promise<SendAnswer> => {
    keys.push(idempotencyKey)
    return Promise.resolve(answer)
  }
  return { keys, send }
}
