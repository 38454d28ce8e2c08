import { BrowserInstallPrompt } from '@/adapters/device/browser-install-prompt'
import { DeviceClock } from '@/adapters/device/device-clock'
import { PrerenderedLoginForm } from '@/adapters/device/prerendered-login-form'
import { IframePageViewAnalytics } from '@/adapters/device/iframe-page-views'
import { FirebasePushTokenIssuer } from '@/adapters/device/firebase-push-tokens'
import { DisabledPageViewAnalytics } from '@/adapters/device/disabled-page-views'
import { readConfigurationFile } from '@/start/configuration'
import { loadConfigurationFile, loadAndShowWrongConfiguration } from '@/start/configuration-file'
import { isDiagnosticsAddress } from '@/start/diagnostics-switch'
import { preloadFirstScreen } from '@/start/preload-first-screen'
import { removeLoadingFrameOnceMounted } from '@/start/reveal-once-mounted'
import { findRootElement, startPortal } from '@/start/start'

/**
 * A function instead of a top-level `await`, because WebKit runs modules that import a waiting module in the
 * wrong order.
 */
async function begin(): Promise<void> {
  removeLoadingFrameOnceMounted(findRootElement())
  preloadFirstScreen(window)
  const prerenderedLogin = new PrerenderedLoginForm(findRootElement())
  const clock = new DeviceClock()
  const installPrompt = new BrowserInstallPrompt(window)
  const file = await loadConfigurationFile(findRootElement(), window, clock.adjust)
  const configuration = await readConfigurationFile(file, {
    showsLoginCodes: false,
    showsDiagnostics: isDiagnosticsAddress(window.location),
  })
  if (!configuration.ok) return loadAndShowWrongConfiguration(findRootElement(), configuration.failure)
  const { firebase, pageViewsUrl } = configuration.value
  await startPortal({
    configuration: configuration.value,
    releaseName: import.meta.env['VITE_RELEASE'],
    prerenderedLogin,
    clock,
    installPrompt,
    pageViewReporter:
      pageViewsUrl === undefined
        ? new DisabledPageViewAnalytics()
        : new IframePageViewAnalytics(document, pageViewsUrl),
    pushTokenIssuer: firebase && new FirebasePushTokenIssuer(firebase),
  })
}

void begin()
