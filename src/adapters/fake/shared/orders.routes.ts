import type { ordersContract } from '@/adapters/contract/orders.contract'
import { centsToPesos } from '@/domain/shared/money'
import type { ContractHandlers } from './handler'
import type { Lender } from '@/adapters/fake/lender'
import { toRecentOperationAnswer, toOperationStatusAnswer } from './operations'
import type { CardChargeRecord } from './records'

export const ordersHandlers: ContractHandlers<typeof ordersContract> = {
  recentOperations({ path, query, lender }) {
    const { store } = lender
    const since = Date.parse(query.since)
    const ordered = store.operations.where({ taxId: path.taxId })
    const charges = store.charges.where({ taxId: path.taxId }).filter(({ id }) => !hasOperation(id, lender))
    return [
      ...ordered.filter(({ at }) => at >= since).map(toRecentOperationAnswer),
      ...charges.filter(({ at }) => at >= since).map(toListedCharge),
    ]
  },

  statusWithoutSession({ path, query, lender }) {
    return toOperationStatusAnswer(lender.idempotentOperations.find(query.idempotencyKey, path.customerTaxId))
  },
}

/**
 * Returns whether an operation with the key exists. A down payment is an operation and a charge with the same
 * key, and is listed once.
 */
function hasOperation(key: string, { store }: Lender): boolean {
  return store.operations.find(key) !== undefined
}

function toListedCharge(charge: CardChargeRecord) {
  const { id, isPaidOnProviderPage, externalId, amount, transactionId, at } = charge
  return {
    idempotencyKey: isPaidOnProviderPage ? undefined : id,
    kind: 'PAYMENT' as const,
    target: externalId,
    amount: centsToPesos(amount),
    status: charge.errorCode === undefined ? ('APPROVED' as const) : ('REJECTED' as const),
    reference: transactionId,
    createdAt: new Date(at).toISOString(),
  }
}
