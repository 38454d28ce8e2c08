import type { Container } from 'inversify'
import type { ReactNode } from 'react'
import {
  BrowserClipboard,
  BrowserDisplay,
  BrowserFileSaver,
  BrowserRandomness,
} from '@/adapters/device/browser-device'
import { BrowserDeviceInHand, BrowserFormHandOver } from '@/adapters/device/browser-hand-over'
import { BrowserFileOpener } from '@/adapters/device/browser-file-opener'
import { BrowserInstallPrompt } from '@/adapters/device/browser-install-prompt'
import { BrowserNavigation } from '@/adapters/device/browser-navigation'
import { BrowserPasskeyAuthenticator } from '@/adapters/device/browser-passkey-authenticator'
import { BrowserFileSharing } from '@/adapters/device/browser-file-sharing'
import { BrowserPushMessaging } from '@/adapters/device/browser-push-messaging'
import type { PushTokens } from '@/adapters/device/push-tokens'
import { BrowserRelease } from '@/adapters/device/browser-release'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import type { EntranceOnPage } from '@/adapters/device/entrance-on-page'
import type { DeviceClock } from '@/adapters/device/device-clock'
import { WebTabLock } from '@/adapters/device/web-tab-lock'
import { lazyGateway } from '@/adapters/http/lazy-gateway'
import { SessionStore } from '@/application/session/session-store'
import type { PageViews } from '@/application/session/page-views.port'
import type { Configuration } from './configuration'
import { createContainer } from './container'
import { mount } from './mount'
import type { PlatformServices } from './platform-services'
import { isEntranceOf } from './entrance'
import { appendLink } from './fetch-part'
import { addresses } from '@/ui/addresses'
import { App } from '@/ui/app'
import { screens } from '@/ui/routes'
import { trustedTypesPolicy } from '@/ui/kit/trusted-types'
import '@/ui/kit/tokens.css'
import '@/ui/kit/base.css'

export interface Start {
  readonly configuration: Configuration
  /** What the page brought, from before anything took its place. */
  readonly entrance: EntranceOnPage
  /** Unless the network is asked. */
  readonly fetch?: typeof globalThis.fetch
  readonly clock: DeviceClock
  readonly pageViews: PageViews
  /** Without it this portal sends no notices. */
  readonly pushTokens: PushTokens | undefined
  /** Whoever connects the portal, in development. */
  readonly tellIntegrator?: ((notice: string) => void) | undefined
  /** Stands before the portal, as the demo's ribbon does. */
  readonly beside?: (container: Container) => ReactNode
}

/** Nothing is under way there: another version may take over. */
const calmPaths: readonly string[] = [addresses.home.path, addresses.main.path, addresses.dni.path]

/** Puts the portal on the page, on this browser's own devices. */
export async function startPortal({
  configuration,
  entrance,
  fetch,
  clock,
  pageViews,
  ...more
}: Start): Promise<void> {
  const release = new BrowserRelease(window)
  const navigation = new BrowserNavigation(window)
  release.watch()
  navigation.onChange(() => {
    if (calmPaths.includes(navigation.path())) release.takeOver()
  })
  const services: PlatformServices = {
    configuration,
    fetch: fetch ?? release.fetch,
    clock,
    localStorage: new BrowserStorage(window, 'localStorage'),
    tabStorage: new BrowserStorage(window, 'sessionStorage'),
    navigation,
    tabLock: new WebTabLock(navigator),
    randomness: new BrowserRandomness(),
    clipboard: new BrowserClipboard(),
    fileSaver: new BrowserFileSaver(document, clock),
    fileOpener: new BrowserFileOpener(window, clock),
    display: new BrowserDisplay(),
    formHandOver: new BrowserFormHandOver(window),
    deviceInHand: new BrowserDeviceInHand(window),
    fileSharing: new BrowserFileSharing(),
    earlyEntries: entrance,
    pictureCropping: lazyGateway(() =>
      import('@/adapters/device/browser-picture-cropping').then(
        (code) => new code.BrowserPictureCropping(document),
      ),
    ),
    installPrompt: new BrowserInstallPrompt(window),
    passkeyAuthenticator: new BrowserPasskeyAuthenticator(),
    smsCodeReader: lazyGateway(() =>
      import('@/adapters/device/browser-sms-code-reader').then(
        (code) => new code.BrowserSmsCodeReader(window),
      ),
    ),
    camera: lazyGateway(() =>
      import('@/adapters/device/scanning/browser-camera').then(
        (code) => new code.BrowserCamera(navigator, clock),
      ),
    ),
    pushMessaging: new BrowserPushMessaging(window, clock, more.pushTokens),
    pageViews,
    release,
    tellIntegrator: more.tellIntegrator,
  }
  // Without it the page keeps the one that it was built with.
  applyBrand(configuration.settings.accent).catch(() => undefined)
  const container = createContainer(services)
  const isSignedIn = container.get(SessionStore).current() !== undefined
  if (isSignedIn) connectAhead(configuration)
  await yieldToMain()
  const root = rootElement()
  const isOnPage = isEntranceOf(container, root)
  await yieldToMain()
  mount({ root, portal: <App container={container} beside={more.beside?.(container)} />, isOnPage })
  // From here on the portal tells by itself what breaks.
  document.documentElement.dataset['started'] = ''
  fetchAhead(container, { release, configuration, isSignedIn })
}

interface Ahead {
  readonly release: BrowserRelease
  readonly configuration: Configuration
  readonly isSignedIn: boolean
}

/** What is about to be needed comes at the first touch; what is stored for later comes after it. */
function fetchAhead(container: Container, { release, configuration, isSignedIn }: Ahead): void {
  const unasked = (fetching: Promise<unknown>): Promise<unknown> => {
    void release.ahead(fetching)
    return fetching
  }
  const connect = async () => connectAhead(configuration)
  const next = () => fetchWhatIsNext(container, release)
  const parts: (() => Promise<unknown>)[] = [
    () => import('@/adapters/http/http-adapters'),
    () => import('@/ui/access/dni-form'),
    () => Promise.resolve(screens.login.ahead?.()),
    () => beginBesideScreens(container),
  ]
  if (isSignedIn) void release.ahead(next())
  else parts.push(connect, next)
  void Promise.all(parts.map((bring) => atFirstTouch(() => unasked(bring())))).then(keepForNoNetwork)
}

/** Opening a connection to the lender's server takes longer than a question. */
function connectAhead({ apiBaseUrl }: Configuration): void {
  appendLink('preconnect', apiBaseUrl)
}

/** The screens that are likely to be pressed next. */
async function fetchWhatIsNext(container: Container, release: BrowserRelease): Promise<void> {
  const { NextScreens } = await import('./next-screens')
  NextScreens.of(container, release).start()
}

/** Lets the browser handle and paint the customer's input between two long pieces of work. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/**
 * Applies the lender's accent colour. The page is built with one accent; the shades of another are loaded
 * only if the configuration changed it.
 */
async function applyBrand(accent: string): Promise<void> {
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (themeColor?.content === accent) return
  const code = await import('@/ui/kit/accent')
  code.applyAccent(document.documentElement, accent)
}

/** The worker that opens the portal without a network. */
async function keepForNoNetwork(): Promise<void> {
  const { registerServiceWorker } = await import('@/adapters/device/register-service-worker')
  await registerServiceWorker(window, trustedTypesPolicy)
}

async function beginBesideScreens(container: Container): Promise<void> {
  const code = await import('./background-services')
  code.startBackgroundServices(container, window)
}

export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  return root
}

/**
 * What the first screen does not need is fetched once somebody is really there. What the network does not bring comes
 * with the next touch.
 */
function atFirstTouch(run: () => Promise<unknown>): Promise<unknown> {
  return new Promise<void>((touched) => listenForTouch(touched)).then(run).catch(() => atFirstTouch(run))
}

function listenForTouch(touched: () => void): void {
  const signs = ['pointerdown', 'keydown', 'focusin'] as const
  const first = (event: Event): void => {
    // The heading that takes the focus on arrival is not a person.
    if (event.type === 'focusin' && event.target instanceof HTMLHeadingElement) return
    for (const sign of signs) window.removeEventListener(sign, first)
    touched()
  }
  for (const sign of signs) window.addEventListener(sign, first, { passive: true })
}
