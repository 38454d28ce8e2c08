import { inject, injectable } from 'inversify'
import { PushTokenStore } from './push-token-store.port'
import { PushMessaging } from './push-messaging.port'
import { PushPreferences } from './push-preferences.port'
import { PushSubscriptionGateway, type SubscribedDevice } from './push-subscription.port'

/**
 * The push subscription of this device, and the customer it belongs to. The subscription is deleted when
 * the customer signs out. Source: PRO-06.
 */
@injectable('Singleton')
export class DevicePushSubscription {
  constructor(
    @inject(PushTokenStore) private readonly deviceStore: PushTokenStore,
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(PushSubscriptionGateway) private readonly gateway: PushSubscriptionGateway,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
  ) {}

  /**
   * Stores the device's push token and the customer it belongs to. Signing out then removes the
   * subscription, even if subscribing failed halfway.
   */
  save(device: SubscribedDevice): void {
    this.deviceStore.save(device)
  }

  /**
   * Removes the device's push subscription unless it belongs to the given customer, who has just signed in.
   * Otherwise they would read the notifications of a customer whose session expired on this device.
   * Source: GEN-11.
   */
  async removeIfOfOtherCustomer(customerId: string): Promise<void> {
    if (this.deviceStore.read()?.customerId !== customerId) await this.remove()
  }

  /**
   * Removes the push subscription on this device and at the lender. Without the subscription on the device,
   * no notification arrives, even if the lender still has it.
   */
  async remove(): Promise<void> {
    const device = this.deviceStore.read()
    if (!device) return
    this.deviceStore.forget()
    this.preferences.forgetSubscribedToPush(device.customerId)
    await Promise.all([this.messaging.unsubscribe(), this.gateway.unsubscribe(device)])
  }
}
