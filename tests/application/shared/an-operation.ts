import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type { OperationConfirmed, OperationSendFailure } from '@/application/shared/operation-definition'

export const ramonaIdentifiedByLink = { identifiedBy: 'link', taxId: cuit('27169088336') } as const
export const creditLineRepaymentPlan = { lineId: 'L12', count: 12, amount: cents(500_000) }
/** Operation that needs no session: Ramona opens a link and requests a loan of the revolving credit line. */
export const exampleLoanOperation: Operation = {
  owner: ramonaIdentifiedByLink,
  target: 'a-loan',
  terms: { kind: 'line-loan', plan: creditLineRepaymentPlan },
  amount: cents(5_000_000),
  acknowledgedKeys: [],
}
export const loanTarget = { customerTaxId: ramonaIdentifiedByLink.taxId, target: 'a-loan' }
export const loanOperationRecordFields = {
  terms: exampleLoanOperation.terms,
  amount: exampleLoanOperation.amount,
}

export type OperationSendResult = Result<OperationConfirmed, OperationSendFailure<string>>

export const confirmedResult: OperationSendResult = success({ reference: 'loan-1' })
export const creditLineChangedRejection = { kind: 'rejected', reason: 'LINE_CHANGED' } as const
export const noAnswerFailure: OperationSendResult = failure({ kind: 'no-answer' })

/**
 * Returns a `send` function that gives `answer` to every request, and the list of idempotency keys that
 * this function has received.
 */
export function createSenderWithAnswer(answer: OperationSendResult) {
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }): Promise<OperationSendResult> => {
    keys.push(idempotencyKey)
    return Promise.resolve(answer)
  }
  return { keys, send }
}
