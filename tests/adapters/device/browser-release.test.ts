// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { BrowserReleaseUpdater } from '@/adapters/device/browser-release'
import { longWaitOptions } from '#tests/support/long-timeout'

const runningScript = '/assets/first-visit-AAAAAAAA.js'
const publishedScript = '/assets/first-visit-BBBBBBBB.js'
const chunkLoadError = new TypeError('Failed to fetch dynamically imported module')

/** HTML page that the fake server serves; undefined if there is no network. */
let servedPage: string | undefined
let reloadCount: number
let releaseUpdater: BrowserReleaseUpdater
let answerPendingFetch: () => void
let addListenerSpy: MockInstance<typeof window.addEventListener>

function createPageHtml(script: string): string {
  return `<script type="module" src="${script}"></script><div id="root"></div>`
}

function fakeFetch(input: RequestInfo | URL): Promise<Response> {
  if (input !== '/index.html?new')
    return new Promise((resolve) => (answerPendingFetch = () => resolve(new Response())))
  return servedPage === undefined
    ? Promise.reject(new TypeError('offline'))
    : Promise.resolve(new Response(servedPage))
}

beforeEach(() => {
  servedPage = createPageHtml(publishedScript)
  reloadCount = 0
  sessionStorage.clear()
  document.body.innerHTML = `${createPageHtml('')}<input id="dni">`
  for (const script of document.querySelectorAll('script')) script.setAttribute('src', runningScript)
  vi.spyOn(window, 'fetch').mockImplementation(fakeFetch)
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (reloadCount += 1))
  releaseUpdater = new BrowserReleaseUpdater(window, '0.9.0')
  addListenerSpy = vi.spyOn(window, 'addEventListener')
  releaseUpdater.watchForNewRelease()
})

/** Removes the listeners that a test has added to the window, because all tests share the window. */
function removeListeners(): void {
  for (const [name, listener] of addListenerSpy.mock.calls) {
    window.removeEventListener(name, listener, true)
    window.removeEventListener(name, listener)
  }
}

afterEach(() => {
  removeListeners()
  vi.restoreAllMocks()
})

/** Simulates that the page is opened, or reloaded. The storage of the tab stays. */
function openPage(): void {
  removeListeners()
  releaseUpdater = new BrowserReleaseUpdater(window, '0.9.0')
  releaseUpdater.watchForNewRelease()
}

/**
 * Simulates that a file of the portal cannot be loaded. Returns the reason that the portal gives; `loading`
 * if the portal reloads the page.
 */
async function simulateMissingFile(): Promise<string> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkLoadError }))
  const before = reloadCount
  const meaning = releaseUpdater.findCodeNotLoadedReason(chunkLoadError) ?? Promise.resolve('not a part')
  return Promise.race([
    meaning,
    vi.waitFor(() => expect(reloadCount).toBe(before + 1), longWaitOptions).then(() => 'loading'),
  ])
}

function typeDni(text: string): void {
  const field = document.querySelector<HTMLInputElement>('#dni')
  if (!field) throw new Error('There is no field')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('an error that is not about a missing part is not explained', () => {
  expect(releaseUpdater.findCodeNotLoadedReason(new Error('ours'))).toBeUndefined()
})

it('a missing part makes the page load the newer version, once', async () => {
  expect(await simulateMissingFile()).toBe('loading')
  openPage()
  expect(await simulateMissingFile()).toBe('replaced')
})

it('a missing part does not reload the page for the same version', async () => {
  servedPage = createPageHtml(runningScript)
  expect(await simulateMissingFile()).toBe('unexplained')
  expect(await simulateMissingFile()).toBe('unexplained')
  expect(reloadCount).toBe(0)
})

it('a missing part is explained by a lost network, or by another server that answers in its place', async () => {
  servedPage = undefined
  expect(await simulateMissingFile()).toBe('unreachable')
  servedPage = '<h1>Bienvenido al hotel</h1>'
  expect(await simulateMissingFile()).toBe('unreachable')
  expect(reloadCount).toBe(0)
})

it('a missing part reloads the page once when the network is back and the part is still missing', async () => {
  servedPage = undefined
  expect(await simulateMissingFile()).toBe('unreachable')
  servedPage = createPageHtml(runningScript)
  expect(await simulateMissingFile()).toBe('loading')
  openPage()
  expect(await simulateMissingFile()).toBe('unexplained')
})

/**
 * Simulates that one more file of the portal cannot be loaded, while the page is reloading or has already
 * failed to load one. Returns the reason that the portal gives; `nothing` if it gives none.
 */
async function simulateAnotherMissingFile(): Promise<string> {
  const another = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: another }))
  const meaning = releaseUpdater.findCodeNotLoadedReason(another) ?? Promise.resolve('not a part')
  const silence = new Promise<string>((resolve) => setTimeout(() => setTimeout(resolve, 0, 'nothing')))
  return Promise.race([meaning, silence])
}

it('a page that is already reloading explains nothing more', async () => {
  expect(await simulateMissingFile()).toBe('loading')
  expect(await simulateAnotherMissingFile()).toBe('nothing')
  expect(reloadCount).toBe(1)
})

/** Simulates that the lender requires a newer release while nothing is in progress. */
async function reloadIntoNewerRelease(): Promise<void> {
  await releaseUpdater.lookForNewerRelease()
  releaseUpdater.reloadIfNewerReleaseExists()
}

it('a part that fails after the reload for a newer release began is not explained', async () => {
  await reloadIntoNewerRelease()
  expect(await simulateAnotherMissingFile()).toBe('nothing')
  expect(reloadCount).toBe(1)
})

it('a part that was requested before the reload began is not explained', async () => {
  await releaseUpdater.lookForNewerRelease()
  const said = simulateAnotherMissingFile()
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(await said).toBe('nothing')
  expect(reloadCount).toBe(1)
})

it('a part that no screen waits for does not reload the page', async () => {
  servedPage = undefined
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkLoadError }))
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(1), longWaitOptions)
  // The meaning is known within the same turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve))
  servedPage = createPageHtml(runningScript)
  expect(await simulateMissingFile()).toBe('unexplained')
  expect(reloadCount).toBe(0)
})

it('a page where the customer has typed is not reloaded for a part either', async () => {
  typeDni('28456123')
  servedPage = undefined
  expect(await simulateMissingFile()).toBe('unreachable')
  servedPage = createPageHtml(runningScript)
  expect(await simulateMissingFile()).toBe('unexplained')
  expect(reloadCount).toBe(0)
})

it('a part that was only preloaded does not reload the page until a screen requests it', async () => {
  const dispatched = (): never => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: chunkLoadError }))
    throw chunkLoadError
  }
  await releaseUpdater.awaitPreloadedCode((async () => dispatched())())
  await new Promise((resolve) => setTimeout(resolve))
  expect(reloadCount).toBe(0)
  typeDni('28456123')
  expect(await releaseUpdater.findCodeNotLoadedReason(chunkLoadError)).toBe('replaced')
  expect(reloadCount).toBe(0)
  typeDni('')
  const asked = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: asked }))
  await vi.waitFor(() => expect(reloadCount).toBe(1), longWaitOptions)
})

it('a newer release replaces the page only where the customer has typed nothing', async () => {
  typeDni('28456123')
  expect(await simulateMissingFile()).toBe('replaced')
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(0)
  typeDni('')
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
})

it('a newer release does not replace a page with a pending request to the lender', async () => {
  const sent = releaseUpdater.trackingFetch('/api/payments', { method: 'POST' })
  expect(await simulateMissingFile()).toBe('replaced')
  answerPendingFetch()
  await sent
  expect(await simulateMissingFile()).toBe('loading')
})

it('a newer release does not replace a page while it does work that a reload would lose', async () => {
  let endWork: () => void = () => undefined
  const work = releaseUpdater.postponeReloadUntil(new Promise<void>((resolve) => (endWork = resolve)))
  await reloadIntoNewerRelease()
  expect(await simulateMissingFile()).toBe('replaced')
  expect(reloadCount).toBe(0)
  endWork()
  await work
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
})

it('a part that is missing when the network is back reloads the page of the same version during such work', async () => {
  let endWork: () => void = () => undefined
  const work = releaseUpdater.postponeReloadUntil(new Promise<void>((resolve) => (endWork = resolve)))
  servedPage = undefined
  expect(await simulateMissingFile()).toBe('unreachable')
  servedPage = createPageHtml(runningScript)
  const sent = releaseUpdater.trackingFetch('/api/payments', { method: 'POST' })
  expect(await simulateMissingFile()).toBe('unexplained')
  answerPendingFetch()
  await sent
  expect(await simulateMissingFile()).toBe('loading')
  endWork()
  await work
})

it('a page that cannot store that it reloaded is not reloaded', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  expect(await simulateMissingFile()).toBe('replaced')
  expect(reloadCount).toBe(0)
})

it('the page looks for a newer version when the browser refuses workers, as with storage blocked', async () => {
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    get: () => {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  removeListeners()
  releaseUpdater = new BrowserReleaseUpdater(window, '0.9.0')
  expect(() => releaseUpdater.watchForNewRelease()).not.toThrow()
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  expect(await simulateMissingFile()).toBe('loading')
})

it('a newer release reloads the page once, even if the reload brings the former page', async () => {
  await reloadIntoNewerRelease()
  await reloadIntoNewerRelease()
  openPage()
  await reloadIntoNewerRelease()
  expect(reloadCount).toBe(1)
})

it.each([
  ['the same release', createPageHtml(runningScript)],
  ['no page', undefined],
])('a page whose site answers with %s is reloaded once the newer release is published', async (_, page) => {
  servedPage = page
  await reloadIntoNewerRelease()
  expect(reloadCount).toBe(0)
  servedPage = createPageHtml(publishedScript)
  await reloadIntoNewerRelease()
  expect(reloadCount).toBe(1)
})

it("a newer release reloads the page only after the customer's input is no longer needed", async () => {
  typeDni('28456123')
  await reloadIntoNewerRelease()
  expect(reloadCount).toBe(0)
  typeDni('')
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(1)
})

it('a newer release that was found does not count as reloaded before the page reloads', async () => {
  typeDni('28456123')
  await reloadIntoNewerRelease()
  openPage()
  typeDni('')
  await reloadIntoNewerRelease()
  expect(reloadCount).toBe(1)
})

it('the only known version never reloads the page', () => {
  releaseUpdater.reloadIfNewerReleaseExists()
  expect(reloadCount).toBe(0)
})
