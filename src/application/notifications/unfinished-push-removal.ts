import { inject, injectable } from 'inversify'
import { SessionStore } from '@/application/session/session-store'
import { DevicePushSubscription } from './device-push-subscription'
import { PushPreferences } from './push-preferences.port'
import { PushTokenStore } from './push-token-store.port'

/**
 * The removal of the push subscription of a customer who signed out, if the subscription stayed on the device
 * then, for example without a network. Source: PRO-06, GEN-11.
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
   * Tries the removal again. Does nothing while a customer is signed in: they may be subscribing at this
   * moment. Does nothing after an expired session either: that customer is still subscribed.
   */
  async retry(): Promise<void> {
    const device = this.deviceStore.read()
    if (!device || this.sessions.customer()) return
    if (!this.preferences.isSubscribedToPush(device.customerId)) await this.pushDevice.remove()
  }
}
