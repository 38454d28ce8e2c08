// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { BrowserReleaseUpdater } from '@/adapters/device/browser-release'
import { longWaitOptions } from '#tests/support/long-timeout'

const runningScript = '/assets/first-visit-AAAAAAAA.js'
const publishedScript = '/assets/first-visit-BBBBBBBB.js'

interface FakeWorker {
  readonly state: 'installing' | 'installed' | 'activating' | 'activated'
}

const stateAtUpdateStep = { installing: 'installing', waiting: 'installed', active: 'activating' } as const

/** The service workers of a browser, one of which controls the page. A newer one is published. */
class FakeServiceWorkers extends EventTarget {
  controller: FakeWorker | null = { state: 'activated' }
  private readonly registration: Record<'installing' | 'waiting' | 'active', FakeWorker | null> = {
    installing: null,
    waiting: null,
    active: this.controller,
  }
  updateCount = 0
  /** Where the newer service worker is after the browser has looked for it. */
  updateStep: 'installing' | 'waiting' | 'active' = 'installing'
  /** Whether the service worker that controls the page is of an older version than the published one. */
  isOutdated = true

  async getRegistration(): Promise<object> {
    const update = async (): Promise<void> => {
      this.updateCount += 1
      if (this.isOutdated) this.registration[this.updateStep] = { state: stateAtUpdateStep[this.updateStep] }
    }
    return Object.assign(this.registration, { update })
  }

  /** Lets the newer service worker, which is being installed, control the page. */
  finishUpdate(): void {
    this.isOutdated = false
    this.controller = { state: 'activated' }
    Object.assign(this.registration, { installing: null, waiting: null, active: this.controller })
    this.dispatchEvent(new Event('controllerchange'))
  }
}

let serviceWorkers: FakeServiceWorkers
let releaseUpdater: BrowserReleaseUpdater
let reloadCount: number
let addListenerSpy: MockInstance<typeof window.addEventListener>

const createPageHtml = (script: string): string =>
  `<script type="module" src="${script}"></script><p id="root"></p>`

/** Answers a request for the page. The service worker answers `/index.html` with the page of its version. */
async function fakeFetch(input: RequestInfo | URL): Promise<Response> {
  const isPrecached = input === '/index.html' && serviceWorkers.isOutdated
  return new Response(createPageHtml(isPrecached ? runningScript : publishedScript))
}

beforeEach(() => {
  serviceWorkers = new FakeServiceWorkers()
  reloadCount = 0
  sessionStorage.clear()
  document.body.innerHTML = `${createPageHtml('')}<input id="dni">`
  document.querySelector('script')?.setAttribute('src', runningScript)
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, get: () => serviceWorkers })
  vi.spyOn(window, 'fetch').mockImplementation(fakeFetch)
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (reloadCount += 1))
  addListenerSpy = vi.spyOn(window, 'addEventListener')
  releaseUpdater = new BrowserReleaseUpdater(window, '0.9.0')
  releaseUpdater.watchForNewRelease()
})

afterEach(() => {
  vi.useRealTimers()
  for (const [name, listener] of addListenerSpy.mock.calls) {
    window.removeEventListener(name, listener, true)
    window.removeEventListener(name, listener)
  }
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  vi.restoreAllMocks()
})

/** Simulates that a screen needs a file of the portal that cannot be loaded. Returns the reason. */
function simulateMissingFile(): Promise<string> | undefined {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return releaseUpdater.findCodeNotLoadedReason(error)
}

function waitForUpdate(): Promise<void> {
  return vi.waitFor(() => expect(serviceWorkers.updateCount).toBe(1), longWaitOptions)
}

function waitForReload(): Promise<void> {
  return vi.waitFor(() => expect(reloadCount).toBe(1), longWaitOptions)
}

/** Simulates that the page is opened, or reloaded. The storage of the tab stays. */
function openPage(): void {
  releaseUpdater = new BrowserReleaseUpdater(window, '0.9.0')
  releaseUpdater.watchForNewRelease()
}

/** Simulates that the page is opened before its first service worker is registered. */
function openPageWithoutController(): void {
  serviceWorkers = Object.assign(new FakeServiceWorkers(), { isOutdated: false, controller: null })
  openPage()
}

it.each(['installing', 'waiting', 'active'] as const)(
  'a missing part reloads the page once the service worker of the newer version, which is %s, answers',
  async (updateStep) => {
    serviceWorkers.updateStep = updateStep
    void simulateMissingFile()
    await waitForUpdate()
    await new Promise((resolve) => setTimeout(resolve))
    expect(reloadCount).toBe(0)
    serviceWorkers.finishUpdate()
    await waitForReload()
  },
)

it('a missing part reloads the page at once if its service worker is of the newest version', async () => {
  serviceWorkers.isOutdated = false
  void simulateMissingFile()
  await waitForReload()
})

it('a missing part waits at most 20 seconds for the service worker of the newer version', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  void simulateMissingFile()
  await vi.advanceTimersByTimeAsync(0)
  await waitForUpdate()
  expect(reloadCount).toBe(0)
  await vi.advanceTimersByTimeAsync(20_000)
  await waitForReload()
})

it('a customer who types while the newer version is installed loses nothing', async () => {
  const reason = simulateMissingFile()
  await waitForUpdate()
  const field = document.querySelector('input')
  if (field) field.value = '28456123'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  serviceWorkers.finishUpdate()
  expect(await reason).toBe('replaced')
  expect(reloadCount).toBe(0)
})

it('a required release reloads the page after its service worker answers', async () => {
  const search = releaseUpdater.lookForNewerRelease()
  await waitForUpdate()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(0)
  serviceWorkers.finishUpdate()
  await search
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
})

it('a required release whose service worker is not published yet is loaded once that one answers', async () => {
  serviceWorkers.isOutdated = false
  await releaseUpdater.lookForNewerRelease()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(0)
  serviceWorkers.finishUpdate()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
})

it('a required release reloads a page that no service worker brought, even if its first one answers now', async () => {
  openPageWithoutController()
  serviceWorkers.finishUpdate()
  await releaseUpdater.lookForNewerRelease()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
})

it('a release for which the page was reloaded without success replaces it once its service worker answers', async () => {
  serviceWorkers.isOutdated = false
  void simulateMissingFile()
  await waitForReload()
  openPage()
  await releaseUpdater.lookForNewerRelease()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
  serviceWorkers.finishUpdate()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(2)
})

it('parts that are missing while the newer version is installed wait for the same installation', async () => {
  void simulateMissingFile()
  await waitForUpdate()
  void simulateMissingFile()
  await new Promise((resolve) => setTimeout(resolve))
  serviceWorkers.finishUpdate()
  await waitForReload()
  await new Promise((resolve) => setTimeout(resolve))
  expect(serviceWorkers.updateCount).toBe(1)
  expect(reloadCount).toBe(1)
})
