import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** Where the lender keeps which device belongs to whom. Source: PRO-05. */
export interface PushSubscriptionGateway {
  subscribe(device: {
    readonly customerId: string
    readonly token: string
  }): Promise<Result<void, GatewayFailure>>
}
export const PushSubscriptionGateway = Symbol('PushSubscriptionGateway')
