import { inject, injectable } from 'inversify'
import { KnownPushDevice } from './known-push-device.port'
import { PushMessaging } from './push-messaging.port'
import { PushPreferences } from './push-preferences.port'
import { PushSubscriptionGateway, type SubscribedDevice } from './push-subscription.port'

/**
 * The push token of this device and the customer it belongs to. Deleted when the customer signs out.
 * Source: PRO-06.
 */
@injectable('Singleton')
export class PushDevice {
  constructor(
    @inject(KnownPushDevice) private readonly known: KnownPushDevice,
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(PushSubscriptionGateway) private readonly gateway: PushSubscriptionGateway,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
  ) {}

  /** Records the device for its customer, so that signing out removes it even if the subscription fails. */
  save(device: SubscribedDevice): void {
    this.known.save(device)
  }

  /**
   * Removes a subscription of another customer, so that no other customer reads their notifications after
   * their session expired. Source: GEN-11.
   */
  async removeUnlessOwnedBy(customerId: string): Promise<void> {
    if (this.known.read()?.customerId !== customerId) await this.remove()
  }

  /**
   * Removes the subscription on this device first, so that no notification arrives even if the lender cannot
   * delete it.
   */
  async remove(): Promise<void> {
    const device = this.known.read()
    if (!device) return
    this.known.forget()
    this.preferences.forgetSubscribed(device.customerId)
    await Promise.all([this.messaging.unsubscribe(), this.gateway.unsubscribe(device)])
  }
}
