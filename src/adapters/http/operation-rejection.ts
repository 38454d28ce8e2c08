import type { OperationRejected } from '@/application/shared/operation-definition'
import type { Call } from '@/adapters/contract/call'
import type { HttpRefusal } from './http-failure'

/** The contract answers these before anything is done; a 401 has been through the renewal of the token. Source: PAY-16. */
const rejectedBeforeProcessing: readonly number[] = [400, 401, 403, 404]

/** Whether the lender turned the request away before anything was done. Source: PAY-09. */
export function isRejectedBeforeProcessing({ status }: HttpRefusal): boolean {
  return rejectedBeforeProcessing.includes(status)
}

/**
 * The lender's word that an operation was not done, with its code: a 4xx with a code of the row. A browser may send a
 * request twice by itself, so a 4xx without such a code may belong to the second sending. Source: PAY-16, REV-10.
 */
export function operationRejection(row: Call): (refusal: HttpRefusal) => OperationRejected | undefined {
  return ({ status, code }) => {
    const isInTable = status < 500 && code !== undefined && Object.hasOwn(row.refusals ?? {}, code)
    return isInTable ? { kind: 'rejected', reason: code } : undefined
  }
}
