import type { OperationRejected } from '@/application/shared/operation-definition'
import type { ApiCall } from '@/adapters/contract/call'
import type { HttpRefusal } from './http-failure'

/**
 * The HTTP statuses with which the server refuses a request before carrying anything out. After a 401 the
 * portal has already tried to renew the token. Source: PAY-16.
 */
const rejectedBeforeProcessing: readonly number[] = [400, 401, 403, 404]

/**
 * Returns whether the status of a refusal means that the server carried out nothing of this request. The
 * server may still have carried out the same request sent earlier, because a browser may send a request
 * twice by itself. Source: PAY-09, PAY-16.
 */
export function isRejectedBeforeProcessing({ status }: HttpRefusal): boolean {
  return rejectedBeforeProcessing.includes(status)
}

/**
 * Returns the rejection of an operation if the server answers 4xx with one of the error codes of the API
 * call; otherwise undefined. A 4xx without such an error code does not prove that nothing was done: the
 * browser may have sent the request twice by itself, and the 4xx may answer only the second request.
 * Source: PAY-16, REV-10.
 */
export function createOperationRejectionMapper(
  call: ApiCall,
): (refusal: HttpRefusal) => OperationRejected | undefined {
  return ({ status, code }) => {
    const isInTable = status < 500 && code !== undefined && Object.hasOwn(call.refusals ?? {}, code)
    return isInTable ? { kind: 'rejected', reason: code } : undefined
  }
}
