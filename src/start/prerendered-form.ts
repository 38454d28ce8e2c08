import type { Container } from 'inversify'
import { Settings } from '@/application/shared/settings.port'
import { DniViewModel } from '@/ui/access/dni-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'

/**
 * Returns, as one text, the settings that the login form shows. The build writes the same text into the
 * HTML page, for comparison.
 */
export function serializeLoginFormSettings({ brandName, links, legalEntity, logo, texts }: Settings): string {
  return JSON.stringify([brandName, links, legalEntity, logo, texts?.login])
}

/**
 * Returns whether the login form that the build wrote into the HTML page is exactly the one that the
 * portal would render: its settings have not changed since the build, and the portal has no message to
 * show in it.
 */
export function isPrerenderedLoginFormCurrent(container: Container, root: HTMLElement): boolean {
  const portal = container.get(PortalViewModel)
  return (
    root.dataset['entrance'] === serializeLoginFormSettings(container.get<Settings>(Settings)) &&
    root.querySelector('form') !== null &&
    portal.showScreenUnlessRedirected() &&
    portal.currentRoute?.name === 'dni' &&
    container.get(DniViewModel).loginReasonText === undefined
  )
}
