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
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { createMemoryDeviceServices } from '#tests/support/memory-services'
import { MemoryPublishedRemoteConfigReader } from '#tests/support/memory-steering'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

const requiredConfig = { switchedOffCapabilities: [], minRelease: '0.10.0' }

const newerPage = '<script type="module" src="/assets/first-visit-BBBBBBBB.js"></script><p id="root"></p>'

let clock: ManualClock
let publishedConfigReader: MemoryPublishedRemoteConfigReader
let navigation: MemoryNavigation
let release: BrowserReleaseUpdater
let reloadCount: number
let stop: () => void

beforeEach(() => {
  clock = new ManualClock()
  publishedConfigReader = new MemoryPublishedRemoteConfigReader()
  reloadCount = 0
  sessionStorage.clear()
  document.body.innerHTML = '<script type="module"></script>'
  document.querySelector('script')?.setAttribute('src', '/assets/first-visit-AAAAAAAA.js')
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(newerPage))
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (reloadCount += 1))
})

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** Starts the background services on a page of release 0.9.0 at the given address. */
function startAt(address: string, remoteConfig = readShippedConfiguration().settings.remoteConfig): void {
  navigation = new MemoryNavigation(address)
  release = new BrowserReleaseUpdater(window, '0.9.0')
  const shipped = readShippedConfiguration()
  const configuration = { ...shipped, settings: { ...shipped.settings, remoteConfig } }
  const container = createContainer(
    { configuration, fetch: () => Promise.reject(new TypeError('offline')) },
    [
      ...createMemoryDeviceServices(),
      pairPortWithService(Clock, clock),
      pairPortWithService(Navigation, navigation),
      pairPortWithService(PortalRelease, release),
      pairPortWithService(PublishedRemoteConfigReader, publishedConfigReader),
    ],
  )
  stop = startBackgroundServices(container, window)
}

/** Waits until the page has reloaded, if it looks for a newer release. */
async function waitForReload(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Simulates that the customer comes back to the page after the lender has required a newer release. */
async function comeBackAfterReleaseIsRequired(): Promise<void> {
  publishedConfigReader.publishedConfig = requiredConfig
  clock.advance(30_000)
  window.dispatchEvent(new Event('focus'))
  await waitForReload()
}

it.each(['/inicio', '/mi-cuenta', '/validacion-dni'])(
  'a required release replaces the page at %s',
  async (path) => {
    startAt(path)
    await comeBackAfterReleaseIsRequired()
    expect(reloadCount).toBe(1)
  },
)

it.each(['/mis-tarjetas/nueva/resumen', '/autologin?token=abc'])(
  'a required release does not replace the page at %s, where a reload loses what only the page knows',
  async (address) => {
    startAt(address)
    await comeBackAfterReleaseIsRequired()
    expect(reloadCount).toBe(0)
    navigation.goTo('/inicio')
    await waitForReload()
    expect(reloadCount).toBe(1)
  },
)

it('a release that was required before the page opened does not replace the page of a login link', async () => {
  startAt('/autologin?token=abc', requiredConfig)
  await waitForReload()
  expect(reloadCount).toBe(0)
})

it('a release that was required before the page opened replaces the home page', async () => {
  startAt('/inicio', requiredConfig)
  await waitForReload()
  expect(reloadCount).toBe(1)
})

it('a newer release that waited for work to end replaces the page at the home, not before', async () => {
  startAt('/mis-prestamos')
  const work = release.postponeReloadUntil(new Promise<void>((resolve) => setTimeout(resolve)))
  await release.lookForNewerRelease()
  await work
  navigation.goTo('/mis-pagos')
  expect(reloadCount).toBe(0)
  navigation.goTo('/inicio')
  expect(reloadCount).toBe(1)
})

it('a required release does not replace the page if the customer goes on while the page looks for it', async () => {
  startAt('/inicio', requiredConfig)
  navigation.goTo('/mis-tarjetas/nueva')
  await waitForReload()
  expect(reloadCount).toBe(0)
  navigation.goTo('/inicio')
  expect(reloadCount).toBe(1)
})

it('a newer release that is known replaces the page when the customer comes back to it', async () => {
  startAt('/inicio')
  await release.lookForNewerRelease()
  expect(reloadCount).toBe(0)
  window.dispatchEvent(new Event('focus'))
  await waitForReload()
  expect(reloadCount).toBe(1)
})

it('a required release that is not published yet is looked for once in 30 seconds', async () => {
  vi.mocked(window.fetch).mockImplementation(
    async () => new Response(newerPage.replace('BBBBBBBB', 'AAAAAAAA')),
  )
  startAt('/mis-prestamos', requiredConfig)
  navigation.goTo('/inicio')
  navigation.goTo('/mis-pagos')
  navigation.goTo('/inicio')
  await waitForReload()
  navigation.goTo('/inicio')
  await waitForReload()
  expect(window.fetch).toHaveBeenCalledTimes(1)
  clock.advance(30_000)
  navigation.goTo('/inicio')
  await waitForReload()
  expect(window.fetch).toHaveBeenCalledTimes(2)
})
