import type { Container } from 'inversify'
import { onPageVisible } from '@/adapters/device/on-page-visible'
import { SessionCleanup } from '@/application/session/session-cleanup'
import { ForegroundNotices } from '@/ui/notifications/foreground-notices'

/**
 * Starts the work that runs beside the screens: shows notifications, and deletes data of sessions that ended
 * in another tab. Returns a function that stops it. Source: PRO-05, ACC-37.
 */
export function startBackgroundServices(container: Container, window: Window): () => void {
  const upkeep = container.get(SessionCleanup)
  const stops = [
    container.get(ForegroundNotices).start(),
    upkeep.start(),
    onPageVisible(window, () => upkeep.lookAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
