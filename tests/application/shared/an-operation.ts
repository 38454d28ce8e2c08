import { cuit } from '@/domain/shared/cuit'
import { cents } from '@/domain/shared/money'
import { failure, success, type Result } from '@/domain/shared/result'
import type { Operation } from '@/application/shared/exactly-once'
import type { OperationConfirmed, SendFailure } from '@/application/shared/operation-definition'

export const ramona = { by: 'link', taxId: cuit('27169088336') } as const
export const plan = { lineId: 'L12', count: 12, amount: cents(500_000) }
/** An operation that needs no session: a loan of the line, requested from a link. */
export const operation: Operation = {
  owner: ramona,
  target: 'a-loan',
  terms: { kind: 'line-loan', plan },
  amount: cents(5_000_000),
  acknowledgedKeys: [],
}
export const target = { customer: ramona.taxId, target: 'a-loan' }
export const created = { terms: operation.terms, amount: operation.amount }

export type Answer = Result<OperationConfirmed, SendFailure<string>>

export const confirmed: Answer = success({ reference: 'loan-1' })
export const rejected = { kind: 'rejected', reason: 'LINE_CHANGED' } as const
export const noAnswer: Answer = failure({ kind: 'no-answer' })

/** Returns a lender that gives that answer, and the keys that it received. */
export function answering(answer: Answer) {
  const keys: string[] = []
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }): Promise<Answer> => {
    keys.push(idempotencyKey)
    return Promise.resolve(answer)
  }
  return { keys, send }
}
