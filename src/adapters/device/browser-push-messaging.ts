import { failure, type Result } from '@/domain/shared/result'
import type { PushMessage } from '@/domain/notifications/push-message'
import type { PushFailure, PushMessaging, PushSupport } from '@/application/notifications/push-messaging.port'
import type { Clock } from '@/application/shared/clock.port'
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
    try {
      return await (
        await loadPushTokenModule()
      ).requestPushToken(tokens, this.window.navigator.serviceWorker, this.clock)
    } catch {
      return failure({ kind: 'failed' })
    }
  }

  async unsubscribe(): Promise<boolean> {
    try {
      return await (await loadPushTokenModule()).deletePushSubscription(this.serviceWorkers())
    } catch {
      return false
    }
  }

  onForegroundMessage(run: (message: PushMessage) => void): () => void {
    const workers = this.serviceWorkers()
    const hear = async (data: unknown): Promise<void> => {
      const payload = await import('./push-payload').catch(() => undefined)
      const message = payload?.parseForegroundPushMessage(data)
      if (message) run(message)
    }
    const listener = ({ data }: MessageEvent<unknown>): void => void hear(data)
    workers?.addEventListener('message', listener)
    return () => workers?.removeEventListener('message', listener)
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

function loadPushTokenModule() {
  return import('./push-token')
}
