import './capabilities/notifications'
import type { Container } from 'inversify'
import { onPageVisible } from '@/adapters/device/on-page-visible'
import { EndedSessionCleanup } from '@/adapters/device/stored/session-cleanup'
import { UnfinishedPushRemoval } from '@/application/notifications/unfinished-push-removal'
import { RefreshRemoteConfig } from '@/application/shared/refresh-remote-config'
import { ForegroundPushNotifications } from '@/ui/notifications/foreground-push-notifications'

/**
 * The reader of the remote configuration. This file exports it so that it is loaded together with the
 * background services, after the customer's first interaction. Source: OPS-05.
 */
export { RemoteConfigFetcher } from './remote-config-fetcher'

/**
 * Starts the work that runs in the background: it shows notifications, removes a push subscription that stayed
 * on the device after a logout, deletes the data of sessions that ended in another tab, records errors, and,
 * when the page becomes visible again, reads the remote configuration (what the lender can change while the
 * page is open). Returns a function that stops this work.
 * Source: PRO-05, PRO-06, ACC-37, OPS-04, OPS-05.
 */
export function startBackgroundServices(container: Container, window: Window): () => void {
  const upkeep = container.get(EndedSessionCleanup)
  const remoteConfig = container.get(RefreshRemoteConfig)
  void recordPageErrors(container, window)
  void container.get(UnfinishedPushRemoval).retry()
  const stops = [
    container.get(ForegroundPushNotifications).startShowingPushes(),
    upkeep.start(),
    onPageVisible(window, () => {
      upkeep.deleteEndedSessionValues()
      void remoteConfig.readUnlessRecent()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Records the errors of the page, which the customer may send with a claim. Source: OPS-04. */
async function recordPageErrors(container: Container, window: Window): Promise<void> {
  const code = await import('@/adapters/device/page-errors').catch(() => undefined)
  if (code) container.get(code.PageErrorRecorder).start(window)
}
