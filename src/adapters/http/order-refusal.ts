import type { OrderRefused } from '@/application/shared/orders'
import type { Call } from '@/adapters/contract/call'
import type { HttpRefusal } from './http-failure'

/** The contract answers these before anything is done; a 401 has been through the renewal of the token. Source: PAY-16. */
const refusedBeforeDoing: readonly number[] = [400, 401, 403, 404]

/** Whether the lender refused before anything was done. Source: PAY-09, PAY-16. */
export function isRefusedBefore({ status }: HttpRefusal): boolean {
  return refusedBeforeDoing.includes(status)
}

/**
 * How an order was refused, with the lender's code: only a 4xx with a code of the row, or one that comes before
 * anything is done, says so. After any other error it may have been done. Source: PAY-16, REV-10.
 */
export function orderRefusal(row: Call): (refusal: HttpRefusal) => OrderRefused | undefined {
  return (refusal) => {
    const { status, code } = refusal
    const isInTable = status < 500 && code !== undefined && Object.hasOwn(row.refusals ?? {}, code)
    if (!isInTable && !isRefusedBefore(refusal)) return undefined
    return {
      kind: 'refused',
      ...(code === undefined ? {} : { why: code }),
      ...(isInTable ? {} : { isAtDoor: true }),
    }
  }
}
