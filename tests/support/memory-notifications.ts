import { success, type Result } from '@/domain/shared/result'
import type { PushMessage } from '@/domain/notifications/push-message'
import type { PushFailure, PushMessaging, PushSupport } from '@/application/notifications/push-messaging.port'
import type { PushSubscriptionGateway } from '@/application/notifications/push-subscription.port'
import type { PageViewReporter, ChosenService } from '@/application/session/page-view-reporter.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Listeners } from '@/application/shared/listeners'

/** In-memory push service of a device. The device supports push notifications only if a test sets this. */
export class MemoryPushMessaging implements PushMessaging {
  pushSupportAnswer: PushSupport = 'unsupported'
  tokenAnswer: Result<string, PushFailure> | Promise<Result<string, PushFailure>> = success('device-1')
  /** Whether the browser has deleted the device's push subscription, as when the customer blocks notifications. */
  isSubscriptionDeleted = false
  /** Number of times that the portal unsubscribed the device from push notifications. */
  unsubscribeCount = 0
  /** Whether removing the subscription from the device succeeds. */
  canUnsubscribe = true
  private readonly listeners = new Listeners<[PushMessage]>()

  pushSupport(): PushSupport {
    return this.pushSupportAnswer
  }

  async subscribe(): Promise<Result<string, PushFailure>> {
    const token = await this.tokenAnswer
    if (token.ok) this.isSubscriptionDeleted = false
    return token
  }

  async unsubscribe(): Promise<boolean> {
    this.unsubscribeCount += 1
    return this.canUnsubscribe
  }

  async isUnsubscribed(): Promise<boolean> {
    return this.isSubscriptionDeleted
  }

  readonly onForegroundMessage = this.listeners.add

  deliverMessage(message: PushMessage): void {
    this.listeners.notify(message)
  }
}

export class MemoryPushSubscriptionGateway implements PushSubscriptionGateway {
  answer: Result<void, GatewayFailure> = success()
  readonly unsubscribeCalls: { readonly customerId: string; readonly token: string }[] = []
  readonly subscribeCalls: { readonly customerId: string; readonly token: string }[] = []

  async subscribe(device: { readonly customerId: string; readonly token: string }) {
    this.subscribeCalls.push(device)
    return this.answer
  }

  async unsubscribe(device: { readonly customerId: string; readonly token: string }) {
    this.unsubscribeCalls.push(device)
    return this.answer
  }
}

/** In-memory analytics. It records the screens and choices that the portal reports. */
export class MemoryPageViewAnalytics implements PageViewReporter {
  readonly reportedScreensAndChoices: string[] = []
  lastRoutePattern = ''

  reportScreenVisit(routePattern: string): void {
    this.lastRoutePattern = routePattern
    this.reportedScreensAndChoices.push(routePattern)
  }

  reportChosenService(choice: ChosenService): void {
    this.reportedScreensAndChoices.push(choice)
  }
}
