import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type { Orderer, OrderStatusAnswer, OrderStatusGateway } from '@/application/shared/order-status.port'
import { ordersContract } from '@/adapters/contract/orders.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { HttpGateway } from './http-gateway'
import { toOrderStatus } from './order-status-mapper'

export class HttpOrderStatusGateway extends HttpGateway implements OrderStatusGateway {
  status(idempotencyKey: string, { by, taxId }: Orderer): Promise<Result<OrderStatusAnswer, GatewayFailure>> {
    const query = { idempotencyKey }
    if (by === 'session')
      return this.ask(paymentsContract.paymentStatus, { query, orderedBy: taxId }, toOrderStatus)
    const path = { customerTaxId: taxId }
    return this.ask(ordersContract.statusWithoutSession, { path, query }, toOrderStatus)
  }
}
