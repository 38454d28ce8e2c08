// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BrowserReleaseUpdater } from '@/adapters/device/browser-release'
import { Clock } from '@/application/shared/clock.port'
import { Navigation } from '@/application/shared/navigation.port'
import { PortalRelease } from '@/application/shared/release.port'
import { PublishedRemoteConfigReader } from '@/application/shared/remote-config.port'
import { startBackgroundServices } from '@/start/background-services'
import { createContainer } from '@/start/container'
import { pairPortWithService } from '@/start/port-with-service'
import { RemoteConfigFetcher } from '@/start/remote-config-fetcher'
import { MaintenanceViewModel } from '@/ui/shell/maintenance-view-model'
import { PortalViewModel } from '@/ui/shell/portal-view-model'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { createMemoryDeviceServices } from '#tests/support/memory-services'
import { readShippedConfiguration, readShippedConfigurationJson } from '#tests/support/shipped-configuration'

const runningScript = '/assets/first-visit-AAAAAAAA.js'
const publishedScript = '/assets/first-visit-BBBBBBBB.js'

let clock: ManualClock
let navigation: MemoryNavigation
let portal: PortalViewModel
let maintenanceScreen: MaintenanceViewModel
/** The configuration file that the lender publishes. */
let publishedFile: object
/** Script of the page that the lender publishes. */
let pageScript: string
let reloadCount: number
let stops: readonly (() => void)[]

/**
 * Opens the page of release 0.9.0 for revoking a loan, which opens without a login, while the lender has closed
 * the given parts of the portal; without parts, the whole portal.
 */
function openPage(maintenance: object = {}): void {
  const shipped = readShippedConfiguration()
  const remoteConfig = { switchedOffCapabilities: [], maintenance: { text: 'Volvemos.', ...maintenance } }
  const container = createContainer(
    {
      configuration: { ...shipped, settings: { ...shipped.settings, remoteConfig } },
      fetch: () => Promise.reject(new TypeError('offline')),
    },
    [
      ...createMemoryDeviceServices(),
      pairPortWithService(Clock, clock),
      pairPortWithService(Navigation, navigation),
      pairPortWithService(PortalRelease, new BrowserReleaseUpdater(window, '0.9.0')),
      pairPortWithService(
        PublishedRemoteConfigReader,
        new RemoteConfigFetcher(async () => Response.json(publishedFile)),
      ),
    ],
  )
  portal = container.get(PortalViewModel)
  maintenanceScreen = container.get(MaintenanceViewModel)
  stops = [portal.onMount(), startBackgroundServices(container, window)]
}

beforeEach(() => {
  clock = new ManualClock()
  navigation = new MemoryNavigation('/arrepentimiento')
  publishedFile = { ...readShippedConfigurationJson(), keyOfNextRelease: true }
  pageScript = publishedScript
  reloadCount = 0
  sessionStorage.clear()
  document.body.innerHTML = '<script type="module"></script>'
  document.querySelector('script')?.setAttribute('src', runningScript)
  vi.spyOn(window, 'fetch').mockImplementation(
    async () => new Response(`<script type="module" src="${pageScript}"></script><p id="root"></p>`),
  )
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (reloadCount += 1))
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.restoreAllMocks()
})

it('a customer who retries gets the newer release, whose file without a maintenance this release cannot read', async () => {
  openPage()
  await maintenanceScreen.retry()
  expect(reloadCount).toBe(1)
})

it('a mistyped file opens nothing while no newer release is published', async () => {
  pageScript = runningScript
  openPage()
  await maintenanceScreen.retry()
  expect(reloadCount).toBe(0)
  expect(portal.currentRoute?.maintenance).toEqual({ text: 'Volvemos.' })
})

it('a maintenance that ends opens the screen without a reload', async () => {
  publishedFile = readShippedConfigurationJson()
  openPage()
  await maintenanceScreen.retry()
  expect(reloadCount).toBe(0)
  expect(portal.currentRoute).toMatchObject({ name: 'revocation', maintenance: undefined })
})

it('a newer release does not replace the page of a customer who leaves the closed screen meanwhile', async () => {
  navigation = new MemoryNavigation('/verificar')
  openPage()
  navigation.goTo('/arrepentimiento')
  const retrying = maintenanceScreen.retry()
  navigation.goTo('/verificar')
  await retrying
  expect(reloadCount).toBe(0)
})

it('a required release replaces a closed screen when the customer comes back to the page', async () => {
  publishedFile = { ...publishedFile, minRelease: '0.10.0' }
  openPage()
  clock.advance(30_000)
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(reloadCount).toBe(1))
})
