import { inject, injectable } from 'inversify'
import { failure, success, type Result } from '@/domain/shared/result'
import { SessionStore } from '@/application/session/session-store'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { PushMessaging, type PushFailure } from './push-messaging.port'
import { DevicePushSubscription } from './device-push-subscription'
import { PushPreferences } from './push-preferences.port'
import { PushSubscriptionGateway } from './push-subscription.port'

export type SubscribeToPushFailure = PushFailure | GatewayFailure

/**
 * Asks the customer's permission for notifications and subscribes this device with the lender.
 * Source: PRO-05.
 */
@injectable()
export class SubscribeToPush {
  constructor(
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(PushSubscriptionGateway) private readonly gateway: PushSubscriptionGateway,
    @inject(DevicePushSubscription) private readonly device: DevicePushSubscription,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<Result<void, SubscribeToPushFailure>> {
    return this.sessions.withCustomer(async ({ customerId }) => {
      const token = await this.messaging.subscribe()
      if (!token.ok) return token
      // The customer may have signed out meanwhile: the device must not be registered for another customer.
      if (this.sessions.customerId() !== customerId) return failure({ kind: 'session-ended' })
      const device = { customerId, token: token.value }
      this.device.save(device)
      const stored = await this.gateway.subscribe(device)
      if (!stored.ok) return stored
      if (this.sessions.customerId() !== customerId) {
        // The lender may have processed the subscription after the removal.
        await this.gateway.unsubscribe(device)
        return failure({ kind: 'session-ended' })
      }
      this.preferences.markSubscribedToPush(customerId)
      return success()
    })
  }
}
