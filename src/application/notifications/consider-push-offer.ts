import { inject, injectable } from 'inversify'
import { shouldOfferPush } from '@/domain/notifications/push-offer'
import { SessionStore } from '@/application/session/session-store'
import { PushMessaging } from './push-messaging.port'
import { PushPreferences } from './push-preferences'

/** Whether the customer who enters home is first asked to receive notices. Source: HOM-08, HOM-18. */
@injectable()
export class ConsiderPushOffer {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
    @inject(PushMessaging) private readonly messaging: PushMessaging,
  ) {}

  execute(): boolean {
    const customer = this.sessions.current()?.customer
    if (!customer) return false
    const { customerId } = customer
    return shouldOfferPush({
      isSupported: this.messaging.support() === 'available',
      isSubscribed: this.preferences.isSubscribed(customerId),
      isSkipped: this.preferences.isSkipped(customerId) || customer.skipsPushOffer === true,
      hasPaid: this.preferences.hasPaid(customerId),
    })
  }
}
