import type { ConfigurationFailure } from './configuration'
import { showFailedStartPage } from './plain-page'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { wrongConfigurationTexts as texts } from '@/ui/texts/wrong-configuration.texts'

/** Key in session storage. It has a value once the page was reloaded because the configuration was wrong. */
const reloadedKey = 'portal.reloadedForConfiguration'

/**
 * Shows on the page which key of the configuration file is wrong, or that the file cannot be read. The key may be
 * one of a newer version of the portal, so the page is reloaded when the service worker has installed one.
 * Source: GEN-08, GEN-16.
 */
export function showWrongConfiguration(root: HTMLElement, { wrongEntryPath }: ConfigurationFailure): void {
  const window = root.ownerDocument.defaultView
  showFailedStartPage(root, {
    title: texts.title,
    text: wrongEntryPath === '' ? texts.unreadable : texts.wrongKey(wrongEntryPath),
    button: { label: failureActionTexts.retry, press: () => window?.location.reload() },
  })
  // Without service workers or storage, the customer can press the button.
  if (window) void reloadIntoNewerVersion(window).catch(() => undefined)
}

/**
 * Reloads the page when a newer version of the portal is installed; once, because two servers with different
 * versions would cause an endless loop.
 */
async function reloadIntoNewerVersion(window: Window): Promise<void> {
  const { updateServiceWorker } = await import('@/adapters/device/register-service-worker')
  if (!(await updateServiceWorker(window))) return
  const { sessionStorage } = window
  if (sessionStorage.getItem(reloadedKey) !== null) return
  sessionStorage.setItem(reloadedKey, 'true')
  window.location.reload()
}
