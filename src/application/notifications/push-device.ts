import { inject, injectable } from 'inversify'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { isShapedAs, isText } from '@/application/shared/shape'
import { StoredValue } from '@/application/shared/stored-value'
import { PushMessaging } from './push-messaging.port'
import { PushPreferences } from './push-preferences'
import { PushSubscriptionGateway, type SubscribedDevice } from './push-subscription.port'

/**
 * Stores the push token of this device and the customer it belongs to. Deleted when the customer signs out.
 * Source: PRO-06.
 */
@injectable('Singleton')
export class PushDevice {
  private readonly kept: StoredValue<SubscribedDevice>

  constructor(
    @inject(LocalStorage) storage: KeyValueStorage,
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(PushSubscriptionGateway) private readonly gateway: PushSubscriptionGateway,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
  ) {
    this.kept = new StoredValue(storage, 'pushDevice', { version: 1, isValid: isDevice })
  }

  /** Records the device for its customer, so that signing out removes it even if the subscription fails. */
  claim(device: SubscribedDevice): void {
    this.kept.write(device)
  }

  /**
   * Removes a subscription of another customer, so that nobody else reads their notifications after their
   * session expired. Source: GEN-11.
   */
  async leaveTo(customerId: string): Promise<void> {
    if (this.kept.read()?.customerId !== customerId) await this.leave()
  }

  /**
   * Removes the subscription on this device first, so that no notification arrives even if the lender cannot
   * delete it.
   */
  async leave(): Promise<void> {
    const device = this.kept.read()
    if (!device) return
    this.kept.remove()
    this.preferences.forgetSubscribed(device.customerId)
    await Promise.all([this.messaging.unsubscribe(), this.gateway.unsubscribe(device)])
  }
}

const isDevice = isShapedAs<SubscribedDevice>({ customerId: isText, token: isText })
