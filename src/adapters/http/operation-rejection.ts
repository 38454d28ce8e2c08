import type { OperationRejected } from '@/application/shared/operation-definition'
import type { ApiCall } from '@/adapters/contract/call'
import type { HttpRefusal } from './http-failure'

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
