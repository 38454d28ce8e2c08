import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import type {
  OperationOwner,
  OperationStatusAnswer,
  OperationStatusGateway,
} from '@/application/shared/operation-status.port'
import { ordersContract } from '@/adapters/contract/orders.contract'
import { paymentsContract } from '@/adapters/contract/payments.contract'
import { HttpGateway } from './http-gateway'
import { toOperationStatus } from './operation-status-mapper'

export class HttpOperationStatusGateway extends HttpGateway implements OperationStatusGateway {
  status(
    idempotencyKey: string,
    { identifiedBy, taxId: customerTaxId }: OperationOwner,
  ): Promise<Result<OperationStatusAnswer, GatewayFailure>> {
    const query = { idempotencyKey }
    if (identifiedBy === 'session')
      return this.ask(paymentsContract.paymentStatus, { query, onBehalfOf: customerTaxId }, toOperationStatus)
    const path = { customerTaxId }
    return this.ask(ordersContract.statusWithoutSession, { path, query }, toOperationStatus)
  }
}
