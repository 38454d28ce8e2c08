import type { Container } from 'inversify'
import { onPageVisible } from '@/adapters/device/on-page-visible'
import { SessionCleanup } from '@/application/session/session-cleanup'
import { Settings } from '@/application/shared/settings.port'
import { FollowSteering } from '@/application/shared/follow-steering'
import { ForegroundNotices } from '@/ui/notifications/foreground-notices'

/** In this chunk, because it is read after the first interaction as well. Source: OPS-05. */
export { FetchedSteering } from './fetched-steering'

/**
 * Starts the work that runs beside the screens: shows notifications, deletes data of sessions that ended in
 * another tab, and reads again what the lender steers. Returns a function that stops it. Source: PRO-05, ACC-37, OPS-05.
 */
export function startBackgroundServices(container: Container, window: Window): () => void {
  const upkeep = container.get(SessionCleanup)
  const steering = container.get(FollowSteering)
  const { reportsUrl } = container.get<Settings>(Settings)
  if (reportsUrl !== undefined) void beginReports(container, window, reportsUrl)
  const stops = [
    container.get(ForegroundNotices).start(),
    upkeep.start(),
    onPageVisible(window, () => {
      upkeep.lookAgain()
      void steering.lookAgain()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Loaded only where an address is configured. Source: OPS-04. */
async function beginReports(container: Container, window: Window, address: string): Promise<void> {
  const code = await import('./reports').catch(() => undefined)
  code?.startReports(container, window, address)
}
