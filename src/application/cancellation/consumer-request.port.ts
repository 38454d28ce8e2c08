import type { Result } from '@/domain/shared/result'
import type { ConsumerRequestReceipt, ConsumerRequest } from '@/domain/cancellation/consumer-request'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/**
 * Why a consumer request (to revoke a contract or cancel a service) was not sent. `not-offered`: the lender
 * does not accept such requests through the portal.
 */
export type ConsumerRequestFailure = GatewayFailure | { readonly kind: 'not-offered' }

/**
 * Sends the two requests that consumer law grants to customers: to revoke a contract and to cancel a
 * service. If the same request is sent twice on one day, the lender opens only one case. Source: CAN-06.
 */
export interface ConsumerRequestGateway {
  sendRequest(request: ConsumerRequest): Promise<Result<ConsumerRequestReceipt, ConsumerRequestFailure>>
}
export const ConsumerRequestGateway = definePort<ConsumerRequestGateway>('ConsumerRequestGateway')
