// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { BrowserRelease } from '@/adapters/device/browser-release'
import { patience } from '#tests/support/patience'

const running = '/assets/first-visit-AAAAAAAA.js'
const published = '/assets/first-visit-BBBBBBBB.js'
const gone = new TypeError('Failed to fetch dynamically imported module')

/** The page on the server; undefined without a network. */
let served: string | undefined
let loads: number
let release: BrowserRelease
let answerCall: () => void
let listening: MockInstance<typeof window.addEventListener>

function pageWith(script: string): string {
  return `<script type="module" src="${script}"></script><div id="root"></div>`
}

function fetchHere(input: RequestInfo | URL): Promise<Response> {
  if (input !== '/index.html') return new Promise((resolve) => (answerCall = () => resolve(new Response())))
  return served === undefined
    ? Promise.reject(new TypeError('offline'))
    : Promise.resolve(new Response(served))
}

beforeEach(() => {
  served = pageWith(published)
  loads = 0
  sessionStorage.clear()
  document.body.innerHTML = `${pageWith('')}<input id="dni">`
  for (const script of document.querySelectorAll('script')) script.setAttribute('src', running)
  vi.spyOn(window, 'fetch').mockImplementation(fetchHere)
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (loads += 1))
  release = new BrowserRelease(window, '0.9.0')
  listening = vi.spyOn(window, 'addEventListener')
  release.watch()
})

/** Removes the listeners of a test, because all tests share the window. */
function hearNothing(): void {
  for (const [name, listener] of listening.mock.calls) {
    window.removeEventListener(name, listener, true)
    window.removeEventListener(name, listener)
  }
}

afterEach(() => {
  hearNothing()
  vi.restoreAllMocks()
})

/** Opens the page anew, as after a reload: the tab's storage stays. */
function openPage(): void {
  hearNothing()
  release = new BrowserRelease(window, '0.9.0')
  release.watch()
}

/** Returns what a part that cannot be loaded means; `loading` if the page is reloaded. */
async function missing(): Promise<string> {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }))
  const before = loads
  const meaning = release.missingPart(gone) ?? Promise.resolve('not a part')
  return Promise.race([
    meaning,
    vi.waitFor(() => expect(loads).toBe(before + 1), patience).then(() => 'loading'),
  ])
}

function typed(text: string): void {
  const field = document.querySelector<HTMLInputElement>('#dni')
  if (!field) throw new Error('There is no field')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('knows nothing of what broke otherwise', () => {
  expect(release.missingPart(new Error('ours'))).toBeUndefined()
})

it('loads the version that took its place, once', async () => {
  expect(await missing()).toBe('loading')
  openPage()
  expect(await missing()).toBe('replaced')
})

it('does not load what is not another version', async () => {
  served = pageWith(running)
  expect(await missing()).toBe('unexplained')
  expect(await missing()).toBe('unexplained')
  expect(loads).toBe(0)
})

it('knows that the network is gone, or that somebody else answers in its place', async () => {
  served = undefined
  expect(await missing()).toBe('unreachable')
  served = '<h1>Bienvenido al hotel</h1>'
  expect(await missing()).toBe('unreachable')
  expect(loads).toBe(0)
})

it('loads the page anew, once, where the network is back and the part does not come all the same', async () => {
  served = undefined
  expect(await missing()).toBe('unreachable')
  served = pageWith(running)
  expect(await missing()).toBe('loading')
  openPage()
  expect(await missing()).toBe('unexplained')
})

/** Returns what one more missing part means, in the same turn of the event loop. */
async function saidOfAnotherPart(): Promise<string> {
  const another = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: another }))
  const meaning = release.missingPart(another) ?? Promise.resolve('not a part')
  const silence = new Promise<string>((resolve) => setTimeout(() => setTimeout(resolve, 0, 'nothing')))
  return Promise.race([meaning, silence])
}

it('says nothing more on a page that is already being loaded again', async () => {
  expect(await missing()).toBe('loading')
  expect(await saidOfAnotherPart()).toBe('nothing')
  expect(loads).toBe(1)
})

it('says nothing of a part that does not come after the page began to load a newer release', async () => {
  release.replaceBy('0.10.0')
  expect(await saidOfAnotherPart()).toBe('nothing')
  expect(loads).toBe(1)
})

it('says nothing of a part that was asked about before the page began to load again', async () => {
  const said = saidOfAnotherPart()
  release.replaceBy('0.10.0')
  expect(await said).toBe('nothing')
  expect(loads).toBe(1)
})

it('loads nothing anew for a part that nobody waited for', async () => {
  served = undefined
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }))
  await vi.waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(1), patience)
  // The meaning is known within the same turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve))
  served = pageWith(running)
  expect(await missing()).toBe('unexplained')
  expect(loads).toBe(0)
})

it('leaves what is typed alone there too', async () => {
  typed('28456123')
  served = undefined
  expect(await missing()).toBe('unreachable')
  served = pageWith(running)
  expect(await missing()).toBe('unexplained')
  expect(loads).toBe(0)
})

it('leaves a page alone for which a part was only fetched ahead, and looks when somebody asks for it', async () => {
  const dispatched = (): never => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: gone }))
    throw gone
  }
  await release.preload((async () => dispatched())())
  await new Promise((resolve) => setTimeout(resolve))
  expect(loads).toBe(0)
  typed('28456123')
  expect(await release.missingPart(gone)).toBe('replaced')
  expect(loads).toBe(0)
  typed('')
  const asked = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: asked }))
  await vi.waitFor(() => expect(loads).toBe(1), patience)
})

it('leaves what is typed alone, and takes over where nothing is', async () => {
  typed('28456123')
  expect(await missing()).toBe('replaced')
  release.reloadIfReplaced()
  expect(loads).toBe(0)
  typed('')
  release.reloadIfReplaced()
  expect(loads).toBe(1)
})

it('leaves what is pending to the lender alone', async () => {
  const sent = release.fetch('/api/payments', { method: 'POST' })
  expect(await missing()).toBe('replaced')
  answerCall()
  await sent
  expect(await missing()).toBe('loading')
})

it('loads nothing where it could not remember having done so', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  expect(await missing()).toBe('replaced')
  expect(loads).toBe(0)
})

it('watches for another version where the browser refuses its workers, as it does with storage blocked', async () => {
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    get: () => {
      throw new DOMException('Forbidden', 'SecurityError')
    },
  })
  hearNothing()
  release = new BrowserRelease(window, '0.9.0')
  expect(() => release.watch()).not.toThrow()
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  expect(await missing()).toBe('loading')
})

it('loads again for a newer release, once', () => {
  release.replaceBy('0.10.0')
  release.replaceBy('0.10.0')
  expect(loads).toBe(1)
})

it('loses nothing that was typed for a newer release: it loads again afterwards', () => {
  const field = document.querySelector('input')
  if (field) field.value = '28456123'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  release.replaceBy('1.0.0')
  expect(loads).toBe(0)
  if (field) field.value = ''
  release.reloadIfReplaced()
  expect(loads).toBe(1)
})

it('takes nothing over while it is the only version known of', () => {
  release.reloadIfReplaced()
  expect(loads).toBe(0)
})
