import type { ordersContract } from '@/adapters/contract/orders.contract'
import type { Handlers } from './handler'
import { statusOf } from './orders'

export const ordersHandlers: Handlers<typeof ordersContract> = {
  statusWithoutSession({ path, query, lender }) {
    return statusOf(lender.orders.find(query.idempotencyKey, path.customerTaxId))
  },
}
