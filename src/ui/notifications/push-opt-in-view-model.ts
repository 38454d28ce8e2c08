import { inject, injectable } from 'inversify'
import { DevicePushSubscription } from '@/application/notifications/device-push-subscription'
import { PushMessaging } from '@/application/notifications/push-messaging.port'
import { PushPreferences } from '@/application/notifications/push-preferences.port'
import { SubscribeToPush } from '@/application/notifications/subscribe-to-push'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { addresses } from '@/ui/addresses'
import { Toasts } from '@/ui/kit/toasts'
import { PendingRequest } from '@/ui/kit/pending-request'
import { notificationsTexts, subscribeToPushFailureText } from '@/ui/texts/notifications.texts'

type PushOptInState =
  | { readonly phase: 'offering' }
  | { readonly phase: 'subscribing' }
  | { readonly phase: 'subscribed' }
  | { readonly phase: 'blocked' }
  | { readonly phase: 'when-installed' }
  | { readonly phase: 'unsupported' }

/**
 * The screen on which the customer allows notifications on this device, or dismisses the offer.
 * Source: ACC-29, PRO-05.
 */
@injectable()
export class PushOptInViewModel {
  state: PushOptInState = { phase: 'offering' }

  constructor(
    @inject(SubscribeToPush) private readonly subscribeToPush: SubscribeToPush,
    @inject(DevicePushSubscription) private readonly pushDevice: DevicePushSubscription,
    @inject(PushMessaging) private readonly messaging: PushMessaging,
    @inject(PushPreferences) private readonly preferences: PushPreferences,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(Navigation) private readonly navigation: Navigation,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state')
  }

  onMount(): () => void {
    this.state = { phase: this.phaseOnArrival() }
    const customerId = this.sessions.customerId()
    if (this.state.phase === 'subscribed' && customerId !== undefined)
      void this.offerAgainIfNotActive(customerId)
    return this.pendingRequest.cancel
  }

  async submit(): Promise<void> {
    if (this.state.phase !== 'offering') return
    this.state = { phase: 'subscribing' }
    await this.pendingRequest.waitForAnswer(this.subscribeToPush.execute(), (subscribed) => {
      if (subscribed.ok) {
        this.toasts.show({ text: notificationsTexts.done, tone: 'good' })
        this.goHome()
        return
      }
      this.toasts.show({ text: subscribeToPushFailureText(subscribed.failure), tone: 'bad' })
      this.state = { phase: this.phaseOnArrival() }
    })
  }

  /**
   * Dismisses the offer of notifications and opens the home screen. The offer may be shown again later.
   * Source: ACC-29.
   */
  postponeOptIn(): void {
    const customerId = this.sessions.customerId()
    if (customerId !== undefined) this.preferences.markPushOfferSkipped(customerId)
    this.goHome()
  }

  goHome(): void {
    this.navigation.goTo(addresses.home.createPath(), { replace: true })
  }

  /** Makes the offer again if the browser has deleted the subscription. Source: PRO-05. */
  private async offerAgainIfNotActive(customerId: string): Promise<void> {
    await this.pendingRequest.waitForAnswer(this.pushDevice.isActive(customerId), (isActive) => {
      if (!isActive) this.state = { phase: 'offering' }
    })
  }

  private phaseOnArrival(): PushOptInState['phase'] {
    const support = this.messaging.pushSupport()
    if (support !== 'available') return support
    const customerId = this.sessions.customerId()
    const isSubscribed = customerId !== undefined && this.preferences.isSubscribedToPush(customerId)
    return isSubscribed ? 'subscribed' : 'offering'
  }
}
