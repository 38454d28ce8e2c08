import type { Container } from 'inversify'
import { onReturn } from '@/adapters/device/on-return'
import { SessionUpkeep } from '@/application/session/session-upkeep'
import { ForegroundNotices } from '@/ui/notifications/foreground-notices'

/**
 * What a page does beside its screens once somebody is there: it shows the notices that come, and removes what belongs
 * to a session that ended elsewhere. Gives back how to stop. Source: PRO-05, ACC-37.
 */
export function startBackgroundServices(container: Container, window: Window): () => void {
  const upkeep = container.get(SessionUpkeep)
  const stops = [
    container.get(ForegroundNotices).start(),
    upkeep.start(),
    onReturn(window, () => upkeep.lookAgain()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
