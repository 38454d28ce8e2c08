import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import { DevicePushSubscription } from './device-push-subscription'
import { PushPreferences } from './push-preferences.port'
import { PushTokenStore } from './push-token-store.port'

/**
 * The removal of a push subscription that is over: of a customer who signed out, if the subscription stayed on
 * the device then, for example without a network; and of the signed-in customer, if the browser has deleted it.
 * Source: PRO-05, PRO-06, GEN-11.
 */
@injectable()
export class UnfinishedPushRemoval {
  constructor(
    @inject(PushTokenStore) private readonly deviceStore: PushTokenStore,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
  ) {}

  /**
   * Removes the subscription if it is over. Does nothing while the signed-in customer is subscribing, and nothing
   * after an expired session: that customer is still subscribed.
   */
  async retry(): Promise<void> {
    const device = this.deviceStore.read()
    if (!device) return
    const customerId = this.sessions.customerId()
    if (customerId !== undefined) await this.pushDevice.isActive(customerId)
    else if (!this.preferences.isSubscribedToPush(device.customerId)) await this.pushDevice.remove()
  }
}
