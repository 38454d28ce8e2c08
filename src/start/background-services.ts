import './capabilities/notifications'
import type { Container } from 'inversify'
import { onPageVisible } from '@/adapters/device/on-page-visible'
import { renewPageSupportCode } from '@/adapters/device/renew-page-support-code'
import { EndedSessionCleanup } from '@/adapters/device/stored/session-cleanup'
import { UnfinishedPushRemoval } from '@/application/notifications/unfinished-push-removal'
import { SessionStore } from '@/application/session/session-store'
import { Navigation } from '@/application/shared/navigation.port'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import { PortalRelease } from '@/application/shared/release.port'
import { RefreshRemoteConfig } from '@/application/shared/refresh-remote-config'
import { ForegroundPushNotifications } from '@/ui/notifications/foreground-push-notifications'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { addresses } from '@/ui/addresses'

/**
 * The reader of the remote configuration. This file exports it so that it is loaded together with the
 * background services, after the customer's first interaction. Source: OPS-05.
 */
export { RemoteConfigFetcher } from './remote-config-fetcher'

/**
 * Paths of the screens on which nothing is in progress. Only there, and on a screen that maintenance has closed, the
 * page reloads into a newer release by itself, because a reload loses what is only in memory, such as a typed card.
 * Source: OPS-05, PAY-19.
 */
const pathsSafeToReload: readonly string[] = [addresses.home.path, addresses.main.path, addresses.dni.path]

/**
 * Starts the work that runs in the background: it shows notifications, removes a push subscription that is over,
 * deletes the data of sessions that ended in another tab, records errors until their customer is no longer signed
 * in, and, when the page becomes visible again, reads the remote configuration (what the lender can change while
 * the page is open). If there is a newer release, it reloads the page into it once the customer is on a screen
 * where nothing is in progress. Returns a function that stops this work.
 * Source: PRO-05, PRO-06, ACC-37, OPS-04, OPS-05.
 */
export function startBackgroundServices(container: Container, window: Window): () => void {
  const upkeep = container.get(EndedSessionCleanup)
  const remoteConfig = container.get(RefreshRemoteConfig)
  void recordPageErrors(container, window)
  void container.get(UnfinishedPushRemoval).retry()
  const stops = [
    forgetErrorsOfFormerCustomers(container, window),
    reloadIntoNewerReleases(container),
    container.get(ForegroundPushNotifications).startShowingPushes(),
    upkeep.start(),
    onPageVisible(window, () => {
      upkeep.deleteEndedSessionValues()
      void remoteConfig.readUnlessRecent().then(() => reloadIfNewer(container))
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Reloads the page into a newer release when the customer comes to a screen where nothing is in progress. Returns a
 * function that stops this. Source: OPS-05.
 */
function reloadIntoNewerReleases(container: Container): () => void {
  const navigation = container.get<Navigation>(Navigation)
  void reloadIfNewer(container)
  return navigation.onChange(() => void reloadIfNewer(container))
}

/**
 * Reloads the page if nothing is in progress and a newer release is known, or the lender requires one and has
 * published it. Source: OPS-05.
 */
async function reloadIfNewer(container: Container): Promise<void> {
  if (!isReloadSafe(container)) return
  reloadIfSafe(container)
  await container.get(RefreshRemoteConfig).lookForRequiredRelease()
  // The customer may have gone to another screen meanwhile.
  reloadIfSafe(container)
}

function reloadIfSafe(container: Container): void {
  if (isReloadSafe(container)) container.get<PortalRelease>(PortalRelease).reloadIfNewerReleaseExists()
}

/** Returns whether the customer is on a screen where nothing is in progress, or which maintenance has closed. */
function isReloadSafe(container: Container): boolean {
  return (
    pathsSafeToReload.includes(container.get<Navigation>(Navigation).path()) ||
    container.get(PortalViewModel).currentRoute?.maintenance !== undefined
  )
}

/**
 * Forgets the errors of the page and renews its support code when their customer is no longer signed in. Returns
 * a function that stops this. Source: OPS-04, SES-13, GEN-11.
 */
function forgetErrorsOfFormerCustomers(container: Container, { document }: Window): () => void {
  const telemetry = container.get(PageTelemetry)
  const stopRenewingCode = telemetry.onErrorsForgotten(() => renewPageSupportCode(document))
  const stopForgetting = container.get(SessionStore).onChange(() => telemetry.forgetErrorsOfFormerCustomer())
  telemetry.forgetErrorsOfFormerCustomer()
  return () => {
    stopRenewingCode()
    stopForgetting()
  }
}

/** Records the errors of the page, which the customer may send with a claim. Source: OPS-04. */
async function recordPageErrors(container: Container, window: Window): Promise<void> {
  const code = await import('@/adapters/device/page-errors').catch(() => undefined)
  if (code) container.get(code.PageErrorRecorder).start(window)
}
