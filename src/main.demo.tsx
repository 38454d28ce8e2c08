import { createRoot } from 'react-dom/client'
import { FormRequest } from '@/adapters/fake/shared/form-request'
import { isCompleteDemoState } from '@/adapters/fake/demo-state-link'
import { identityProviderStandInPath } from '@/adapters/fake/access/identity-checks'
import { BrowserInstallPrompt } from '@/adapters/device/browser-install-prompt'
import { DeviceClock } from '@/adapters/device/device-clock'
import { PrerenderedLoginForm } from '@/adapters/device/prerendered-login-form'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import { DisabledPageViewAnalytics } from '@/adapters/device/disabled-page-views'
import { SessionStore } from '@/application/session/session-store'
import { removePortalValues } from '@/adapters/device/stored/remove-portal-values'
import { StoredDemo } from '@/adapters/device/stored/stored-demo'
import { StoredSession } from '@/adapters/device/stored/stored-session'
import type { StoredUnfinishedTasks } from '@/adapters/device/stored/stored-unfinished-tasks'
import { toSession } from '@/adapters/http/session-mapper'
import { readConfigurationFile } from '@/start/configuration'
import { loadConfigurationFile, loadAndShowWrongConfiguration } from '@/start/configuration-file'
import { isDiagnosticsAddress } from '@/start/diagnostics-switch'
import { removeLoadingFrameOnceMounted } from '@/start/reveal-once-mounted'
import { findRootElement, startPortal } from '@/start/start'
import { DemoRibbon } from '@/ui/demo/demo-ribbon'
import { DemoPanelViewModel } from '@/ui/demo/demo-panel-view-model'
import { DemoPushTokens } from '@/ui/demo/demo-push-tokens'
import { DemoEnvironment } from '@/ui/demo/demo-environment'
import { IdentityProviderStandIn } from '@/ui/demo/identity-stand-in/identity-stand-in'
import { IdentityProviderStandInViewModel } from '@/ui/demo/identity-stand-in/identity-stand-in-view-model'

/** Outside the portal's namespace, so that signing out does not change the demo state. */
const demoNamespace = 'portal-demo.'

const clock = new DeviceClock()
const installPrompt = new BrowserInstallPrompt(window)
const environment = new DemoEnvironment(
  window,
  clock,
  new StoredDemo(new BrowserStorage(window, 'localStorage', demoNamespace), isCompleteDemoState, () =>
    removePortalValues(window),
  ),
)
const storages = {
  local: new BrowserStorage(window, 'localStorage'),
  tab: new BrowserStorage(window, 'sessionStorage'),
}
const sessions = new SessionStore(new StoredSession(storages.local, storages.tab))
const invited = environment.signInCustomerNamedInDemoLink()
if (invited) sessions.openSession(toSession(invited))

async function loadTaskStorage(): Promise<StoredUnfinishedTasks> {
  const { StoredUnfinishedTasks } = await import('@/adapters/device/stored/stored-unfinished-tasks')
  return new StoredUnfinishedTasks(storages, sessions)
}

/**
 * A function instead of a top-level `await`, because WebKit runs modules that import a waiting module in the
 * wrong order.
 */
async function begin(): Promise<void> {
  if (environment.unfinishedTasksInLink !== undefined) {
    const { restoreUnfinishedTasks } = await import('@/ui/demo/unfinished-tasks')
    restoreUnfinishedTasks(environment.unfinishedTasksInLink, await loadTaskStorage())
  }
  removeLoadingFrameOnceMounted(findRootElement())
  const prerenderedLogin = new PrerenderedLoginForm(findRootElement())
  const file = await loadConfigurationFile(findRootElement(), window)
  const configuration = await readConfigurationFile(file, {
    showsLoginCodes: true,
    showsDiagnostics: isDiagnosticsAddress(window.location),
  })
  if (window.location.pathname === identityProviderStandInPath) {
    const model = new IdentityProviderStandInViewModel(environment.backEnd, window)
    return createRoot(findRootElement()).render(<IdentityProviderStandIn model={model} />)
  }
  if (!configuration.ok) return loadAndShowWrongConfiguration(findRootElement(), configuration.failure)
  const { settings } = configuration.value
  await startPortal({
    configuration: { ...configuration.value, settings: { ...settings, wikiAvailable: true } },
    releaseName: import.meta.env['VITE_RELEASE'],
    prerenderedLogin,
    fetch: environment.fetch,
    requestClass: FormRequest,
    clock,
    installPrompt,
    pageViewReporter: new DisabledPageViewAnalytics(),
    pushTokenIssuer: new DemoPushTokens(),
    contentAbovePortal: (container) => (
      <DemoRibbon model={new DemoPanelViewModel(environment, container, window, loadTaskStorage)} />
    ),
  })
}

void begin()
