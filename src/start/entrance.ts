import type { Container } from 'inversify'
import { Settings } from '@/application/shared/settings.port'
import { DniViewModel } from '@/ui/access/dni-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'

/** What the entrance shows of the lender's configuration, as the page notes it when it is built. */
export function shownOf({ brandName, links }: Settings): string {
  return JSON.stringify([brandName, links])
}

/**
 * Whether the portal would draw exactly the entrance that the page brought: the lender changed nothing that it shows
 * since the page was built, and there is nothing to tell her that a page built ahead cannot know.
 */
export function isEntranceOf(container: Container, root: HTMLElement): boolean {
  const portal = container.get(PortalViewModel)
  return (
    root.dataset['entrance'] === shownOf(container.get<Settings>(Settings)) &&
    root.querySelector('form') !== null &&
    portal.showAtOnce() &&
    portal.showing?.name === 'dni' &&
    container.get(DniViewModel).reason === undefined
  )
}
