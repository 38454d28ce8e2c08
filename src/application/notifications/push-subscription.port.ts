import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

/** A device, by the name under which it is reached, and whose it is. */
export interface SubscribedDevice {
  readonly customerId: string
  readonly token: string
}

/** Where the lender keeps which device belongs to whom. Source: PRO-05. */
export interface PushSubscriptionGateway {
  subscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>>
  /** Removes the device. Works without a session too: the customer may have logged out. Source: PRO-06. */
  unsubscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>>
}
export const PushSubscriptionGateway = Symbol('PushSubscriptionGateway')
