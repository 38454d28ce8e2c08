import type { Result } from '@/domain/shared/result'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { definePort } from '@/application/shared/port'

/** A device's push token and the customer it belongs to. */
export interface SubscribedDevice {
  readonly customerId: string
  readonly token: string
}

/**
 * Tells the lender which device belongs to which customer, so that it can send them push notifications.
 * Source: PRO-05.
 */
export interface PushSubscriptionGateway {
  subscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>>
  /**
   * Removes the device's push subscription at the lender. Works without a session, because the customer
   * may have signed out. Source: PRO-06.
   */
  unsubscribe(device: SubscribedDevice): Promise<Result<void, GatewayFailure>>
}
export const PushSubscriptionGateway = definePort<PushSubscriptionGateway>('PushSubscriptionGateway')
