import type { ordersContract } from '@/adapters/contract/orders.contract'
import type { Handlers } from './handler'
import { statusOf } from './operations'

export const ordersHandlers: Handlers<typeof ordersContract> = {
  statusWithoutSession({ path, query, lender }) {
    return statusOf(lender.operations.find(query.idempotencyKey, path.customerTaxId))
  },
}
