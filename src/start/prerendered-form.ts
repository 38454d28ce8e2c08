import type { Container } from 'inversify'
import { Settings } from '@/application/shared/settings.port'
import { DniViewModel } from '@/ui/access/dni-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'

/**
 * Returns the settings that the login form shows, as a text. The build writes the same text into the page.
 */
export function loginFormSettingsText({ brandName, links, legalEntity, logo, texts }: Settings): string {
  return JSON.stringify([brandName, links, legalEntity, logo, texts?.login])
}

/**
 * Returns whether the portal would render exactly the login form that is built into the page: the settings
 * shown in it are unchanged, and there is no message that is only known at run time.
 */
export function isPrerenderedFormCurrent(container: Container, root: HTMLElement): boolean {
  const portal = container.get(PortalViewModel)
  return (
    root.dataset['entrance'] === loginFormSettingsText(container.get<Settings>(Settings)) &&
    root.querySelector('form') !== null &&
    portal.showWithoutRedirect() &&
    portal.showing?.name === 'dni' &&
    container.get(DniViewModel).loginReasonText === undefined
  )
}
