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
   * Returns whether the given customer's notifications arrive on this device. If the browser has deleted their
   * subscription, for example because they blocked notifications for a while, removes what is left of it, so
   * that the portal offers notifications again. Source: PRO-05, HOM-08.
   */
  async isActive(customerId: string): Promise<boolean> {
    if (!this.isRecorded(customerId)) return false
    const isDeleted = await this.messaging.isUnsubscribed()
    // The customer may have signed out meanwhile.
    if (!this.isRecorded(customerId)) return false
    if (isDeleted) void this.remove()
    return !isDeleted
  }

  /**
   * Renews the device's push subscription at the lender if it belongs to the given customer, who has just
   * signed in. The lender removes it when the customer reports a lost phone from another device. Removes any
   * other subscription: of a customer whose session expired on this device, because the customer who signed in
   * would read their notifications, of a customer who signed out, if it stayed on the device then, and one that
   * the browser has deleted. Source: GEN-11, PRO-05, PRO-06.
   */
  async renewOrRemove(customerId: string): Promise<void> {
    if (!this.isRecorded(customerId)) return this.remove()
    const isActive = await this.isActive(customerId)
    const device = this.deviceStore.read()
    if (isActive && device) await this.gateway.subscribe(device)
  }

  /**
   * Removes the push subscription on this device and at the lender. Without the subscription on the device,
   * no notification arrives, even if the lender still has it. Its record is kept until the subscription has
   * been removed from the device, so that the removal can be tried again.
   */
  async remove(): Promise<void> {
    const device = this.deviceStore.read()
    if (!device) return
    this.preferences.forgetSubscribedToPush(device.customerId)
    const removalAtLender = this.gateway.unsubscribe(device)
    const isRemovedHere = await this.messaging.unsubscribe()
    // A customer may have subscribed meanwhile: another one, or the same one with a new token.
    const { customerId, token } = this.deviceStore.read() ?? {}
    if (isRemovedHere && customerId === device.customerId && token === device.token) this.deviceStore.forget()
    await removalAtLender
  }

  private isRecorded(customerId: string): boolean {
    return (
      this.deviceStore.read()?.customerId === customerId && this.preferences.isSubscribedToPush(customerId)
    )
  }
}
