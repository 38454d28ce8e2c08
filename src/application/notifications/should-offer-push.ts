import { inject, injectable } from 'inversify'
import { shouldOfferPush } from '@/domain/notifications/push-offer'
import { CurrentPortalVisit } from '@/application/home/current-portal-visit'
import { SessionStore } from '@/application/session/session-store'
import { Settings } from '@/application/shared/settings.port'
import { PushMessaging } from './push-messaging.port'
import { PushPreferences } from './push-preferences.port'

/**
 * Decides whether the customer is asked to allow notifications before the home screen is shown.
 * Source: HOM-08, HOM-18.
 */
@injectable()
export class ShouldOfferPush {
  constructor(
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(CurrentPortalVisit) private readonly visit: CurrentPortalVisit,
    @inject(Settings) private readonly settings: Settings,
  ) {}

  /**
   * Returns whether notifications may be offered: only if nothing else has been offered in this visit. A
   * lender that offers them only after a payment may also offer them later, once the home screen has been
   * shown in this visit. Source: HOM-18.
   */
  mayShowPushOfferInVisit(): boolean {
    return this.visit.mayShowOffer() || (this.settings.pushWaitsForPayment && this.visit.wasHomeShown())
  }

  execute(): boolean {
    const customer = this.sessions.customer()
    if (!customer) return false
    const { customerId } = customer
    return shouldOfferPush({
      isSupported: this.messaging.pushSupport() === 'available',
      isSubscribed: this.preferences.isSubscribedToPush(customerId),
      isSkipped: this.preferences.isPushOfferSkipped(customerId) || customer.skipsPushOffer === true,
      isOfferedOnlyAfterFirstPayment: this.settings.pushWaitsForPayment,
      hasPaidOnThisDevice: this.preferences.hasPaidOnDevice(customerId),
    })
  }
}
