import { inject, injectable } from 'inversify'
import type { ConsumerRequestReceipt, ConsumerRequest } from '@/domain/cancellation/consumer-request'
import type { Result } from '@/domain/shared/result'
import { ConsumerRequestGateway, type ConsumerRequestFailure } from './consumer-request.port'

/**
 * Sends a customer's request to revoke a contract or to cancel a service. The customer may be signed in or
 * not. Source: CAN-06.
 */
@injectable()
export class SendConsumerRequest {
  constructor(@inject(ConsumerRequestGateway) private readonly gateway: ConsumerRequestGateway) {}

  async execute(request: ConsumerRequest): Promise<Result<ConsumerRequestReceipt, ConsumerRequestFailure>> {
    return this.gateway.sendRequest(request)
  }
}
