import { failure, type Result } from '@/domain/shared/result'
import type { PushMessage } from '@/domain/notifications/push-message'
import type { PushFailure, PushMessaging, PushSupport } from '@/application/notifications/push-messaging.port'
import type { Clock } from '@/application/shared/clock.port'
import type * as PushTokenModule from './push-token'
import type { PushTokenIssuer } from './push-tokens'

/** Receives push notifications through the portal's service worker. Source: PRO-05. */
export class BrowserPushMessaging implements PushMessaging {
  constructor(
    private readonly window: Window & typeof globalThis,
    private readonly clock: Clock,
    private readonly tokens: PushTokenIssuer | undefined,
  ) {}

  pushSupport(): PushSupport {
    const { window } = this
    if (!this.tokens) return 'unsupported'
    // Only iOS and iPadOS have `navigator.standalone`; it is false in a browser tab.
    if (!this.canShow())
      return Reflect.get(window.navigator, 'standalone') === false ? 'when-installed' : 'unsupported'
    return window.Notification.permission === 'denied' ? 'blocked' : 'available'
  }

  async subscribe(): Promise<Result<string, PushFailure>> {
    const { tokens } = this
    if (!tokens || !this.canShow()) return failure({ kind: 'failed' })
    // The question has no timeout, since the customer may think about it; the requests after it have one.
    if ((await this.window.Notification.requestPermission()) !== 'granted')
      return failure({ kind: 'not-allowed' })
    return this.withPushTokenModule(
      (code, workers) => code.requestPushToken(tokens, workers, this.clock),
      failure({ kind: 'failed' }),
    )
  }

  unsubscribe(): Promise<boolean> {
    return this.withPushTokenModule((code, workers) => code.deletePushSubscription(workers), false)
  }

  isUnsubscribed(): Promise<boolean> {
    return this.withPushTokenModule(
      (code, workers) => code.isPushSubscriptionMissing(workers, this.tokens),
      false,
    )
  }

  onForegroundMessage(run: (message: PushMessage) => void): () => void {
    const workers = this.serviceWorkers()
    const listener = (event: MessageEvent<unknown>): void => {
      // If the code does not arrive, the device shows the message.
      void import('./push-payload').then(
        (code) => code.receiveForegroundPushMessage(event, run),
        () => undefined,
      )
    }
    workers?.addEventListener('message', listener)
    return () => workers?.removeEventListener('message', listener)
  }

  /** Returns the answer of the module that handles push tokens, or `fallback` if an error happens. */
  private async withPushTokenModule<Answer>(
    ask: (code: typeof PushTokenModule, workers: ServiceWorkerContainer | undefined) => Promise<Answer>,
    fallback: Answer,
  ): Promise<Answer> {
    try {
      return await ask(await import('./push-token'), this.serviceWorkers())
    } catch {
      return fallback
    }
  }

  private canShow(): boolean {
    return 'Notification' in this.window && 'PushManager' in this.window && Boolean(this.serviceWorkers())
  }

  /**
   * Returns the browser's access to service workers; undefined if the browser has none or blocks them, as
   * some browsers do when they block storage.
   */
  private serviceWorkers(): ServiceWorkerContainer | undefined {
    try {
      return this.window.navigator.serviceWorker
    } catch {
      return undefined
    }
  }
}
