import type { Container } from 'inversify'
import type { ReactNode } from 'react'
import { BrowserNavigation } from '@/adapters/device/browser-navigation'
import type { BrowserInstallPrompt } from '@/adapters/device/browser-install-prompt'
import type { PushTokenIssuer } from '@/adapters/device/push-tokens'
import { BrowserReleaseUpdater } from '@/adapters/device/browser-release'
import type { PrerenderedLoginForm } from '@/adapters/device/prerendered-login-form'
import type { DeviceClock } from '@/adapters/device/device-clock'
import { SessionStore } from '@/application/session/session-store'
import type { PageViewReporter } from '@/application/session/page-view-reporter.port'
import { createBrowserServices } from './browser-services'
import type { Configuration } from './configuration'
import { createContainer } from './container'
import { mountPortal } from './mount'
import { isPrerenderedLoginFormCurrent } from './prerendered-form'
import { appendLinkElement } from './fetch-part'
import { App } from '@/ui/app'
import { onDemandPortalParts, screensByAddress } from './routes'
import { trustedTypesPolicy } from '@/ui/kit/trusted-types'
import '@/ui/kit/tokens.css'
import '@/ui/kit/base.css'

interface StartPortalOptions {
  readonly configuration: Configuration
  /** The release number of this build, such as `0.1.0`. Source: OPS-05. */
  readonly releaseName: string
  /**
   * The login form that the HTML page contains. It gives the portal what the customer typed into it before
   * React rendered.
   */
  readonly prerenderedLogin: PrerenderedLoginForm
  /**
   * The function that sends the portal's requests; by default the browser's `fetch`. The demo passes one
   * that asks its fake back end.
   */
  readonly fetch?: typeof globalThis.fetch
  /** The class of the request objects that `fetch` receives; by default the browser's own `Request`. */
  readonly requestClass?: typeof Request
  readonly clock: DeviceClock
  /**
   * The browser's offer to install the portal. The portal listens for it before the configuration is
   * loaded, because the browser makes this offer only once and early.
   */
  readonly installPrompt: BrowserInstallPrompt
  readonly pageViewReporter: PageViewReporter
  /**
   * The service that requests push tokens (the addresses to which notifications are sent); if undefined, the
   * portal has no push notifications.
   */
  readonly pushTokenIssuer: PushTokenIssuer | undefined
  /** Returns what the page shows above the portal, such as the demo's ribbon. */
  readonly contentAbovePortal?: (container: Container) => ReactNode
}

/** Starts the portal on the page, with the adapters for this browser. */
export async function startPortal({
  configuration,
  releaseName,
  prerenderedLogin,
  fetch,
  requestClass,
  clock,
  installPrompt,
  pageViewReporter,
  pushTokenIssuer,
  contentAbovePortal,
}: StartPortalOptions): Promise<void> {
  const releaseUpdater = new BrowserReleaseUpdater(window, releaseName)
  const navigation = new BrowserNavigation(window)
  releaseUpdater.watchForNewRelease()
  const started = {
    release: releaseUpdater,
    navigation,
    clock,
    prerenderedLogin,
    installPrompt,
    pageViewReporter,
    pushTokenIssuer,
  }
  const device = createBrowserServices(window, started)
  // If this fails, the page keeps the accent that it was built with.
  applyConfiguredAccent(configuration.settings.accent).catch(() => undefined)
  const connection = { configuration, fetch: fetch ?? releaseUpdater.trackingFetch, requestClass }
  const container = createContainer(connection, device)
  if (configuration.settings.showsDiagnostics)
    import('@/ui/shell/operator-parts')
      .then((code) => code.printDeviationsOfContainer(container, console))
      // The panel says the same.
      .catch(() => undefined)
  const isSignedIn = container.get(SessionStore).current() !== undefined
  if (isSignedIn) preconnectToServer(configuration)
  await yieldToMain()
  const root = findRootElement()
  const isPrerendered = isPrerenderedLoginFormCurrent(container, root)
  await yieldToMain()
  mountPortal({
    root,
    portal: (
      <App
        container={container}
        components={onDemandPortalParts}
        contentAbovePortal={contentAbovePortal?.(container)}
      />
    ),
    isPrerendered,
  })
  // From here on the portal itself reports errors.
  document.documentElement.dataset['started'] = ''
  preloadCode(container, { releaseUpdater, configuration, isSignedIn })
  const { reportsUrl } = configuration.settings
  if (reportsUrl !== undefined)
    void releaseUpdater.awaitPreloadedCode(startPageReports(container, reportsUrl))
}

interface PreloadContext {
  readonly releaseUpdater: BrowserReleaseUpdater
  readonly configuration: Configuration
  readonly isSignedIn: boolean
}

/**
 * At the customer's first interaction, loads the code that the customer needs soon, and afterwards stores
 * files for use without a network. The screens that a signed-in customer is likely to open next are loaded at
 * once.
 */
function preloadCode(
  container: Container,
  { releaseUpdater, configuration, isSignedIn }: PreloadContext,
): void {
  const unasked = (fetching: Promise<unknown>): Promise<unknown> => {
    void releaseUpdater.awaitPreloadedCode(fetching)
    return fetching
  }
  const connect = async () => preconnectToServer(configuration)
  const next = () => preloadNextScreens(container, releaseUpdater)
  const following: (() => Promise<unknown>)[] = [
    () => import('@/adapters/http/http-adapters'),
    () => import('@/ui/access/dni-form'),
    () => Promise.resolve(screensByAddress.login.preload?.()),
    () => startBackgroundWork(container),
  ]
  if (isSignedIn) void releaseUpdater.awaitPreloadedCode(next())
  else following.push(connect, next)
  void Promise.all(following.map((bring) => runAtFirstInteraction(() => unasked(bring())))).then(
    enableOfflineUse,
  )
}

/** Opens a connection to the lender's server in advance, because that takes longer than a request. */
function preconnectToServer({ apiBaseUrl }: Configuration): void {
  appendLinkElement('preconnect', apiBaseUrl)
}

/** Loads in advance the screens that the customer is likely to open next. */
async function preloadNextScreens(container: Container, release: BrowserReleaseUpdater): Promise<void> {
  const { NextScreensPreloader } = await import('./next-screens')
  NextScreensPreloader.create(container, release).start()
}

/** Lets the browser handle input and paint between two long tasks. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Applies the lender's accent colour. The page is built with one accent; the shades of another are
 * calculated only if the configuration changes it.
 */
async function applyConfiguredAccent(accent: string): Promise<void> {
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (themeColor?.content === accent) return
  const code = await import('@/ui/kit/accent')
  code.applyAccentColour(document.documentElement, accent)
}

/** Registers the service worker, for use without a network. */
async function enableOfflineUse(): Promise<void> {
  const code = await import('@/adapters/device/register-service-worker')
  await code.registerServiceWorker(window, trustedTypesPolicy)
}

async function startBackgroundWork(container: Container): Promise<void> {
  const code = await import('./background-services')
  code.startBackgroundServices(container, window)
}

/**
 * Starts the error reports. It does not wait for the first interaction, because errors also happen on
 * pages that the customer does not touch. Source: OPS-04.
 */
async function startPageReports(container: Container, address: string): Promise<void> {
  const code = await import('./page-reporting')
  code.startPageReporting(container, window, address)
}

export function findRootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('No root element')
  return root
}

/**
 * Calls `run` at the customer's first interaction, for what the first screen does not need. After a
 * failure, it calls it again at the next interaction.
 */
function runAtFirstInteraction(run: () => Promise<unknown>): Promise<unknown> {
  return new Promise<void>((touched) => listenForInteraction(touched))
    .then(run)
    .catch(() => runAtFirstInteraction(run))
}

function listenForInteraction(touched: () => void): void {
  const signs = ['pointerdown', 'keydown', 'focusin'] as const
  const first = (event: Event): void => {
    // The heading that takes the focus on arrival is not an interaction.
    if (event.type === 'focusin' && event.target instanceof HTMLHeadingElement) return
    for (const sign of signs) window.removeEventListener(sign, first)
    touched()
  }
  for (const sign of signs) window.addEventListener(sign, first, { passive: true })
}
