import type { Result } from '@/domain/shared/result'
import type { ConsumerCase, ConsumerRequest } from '@/domain/cancellation/consumer-request'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** The lender takes none by this way. */
export type ConsumerRequestFailure = GatewayFailure | { readonly kind: 'not-offered' }

/** Where the two buttons of the law lead; the same request twice is one case. Source: CAN-06. */
export interface ConsumerRequestGateway {
  send(request: ConsumerRequest): Promise<Result<ConsumerCase, ConsumerRequestFailure>>
}
export const ConsumerRequestGateway = Symbol('ConsumerRequestGateway')
