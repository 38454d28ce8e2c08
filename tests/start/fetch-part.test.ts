// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fetchPortalPart } from '@/start/fetch-part'

const scriptPath = 'assets/shared-AAAAAAAA.js'
const networkError = new TypeError('Failed to fetch dynamically imported module')

let preloadErrors: unknown[]
/** Link elements that the tested code adds to the page, which does not load them. */
let addedLinks: HTMLLinkElement[]
const recordPreloadError = (event: Event & { readonly payload?: unknown }): void =>
  void preloadErrors.push(event.payload)

beforeEach(() => {
  preloadErrors = []
  addedLinks = []
  vi.spyOn(document.head, 'append').mockImplementation(
    (link) => void addedLinks.push(link as HTMLLinkElement),
  )
  window.addEventListener('vite:preloadError', recordPreloadError)
})

afterEach(() => {
  window.removeEventListener('vite:preloadError', recordPreloadError)
  vi.restoreAllMocks()
})

function describeAddedLinks(): readonly string[] {
  return addedLinks.map((link) => `${link.rel} ${link.getAttribute('href')}`)
}

it('a part loads its code, its imports and its styles at once, and waits for both', async () => {
  const load = vi.fn(async () => 'home')
  let isHere = false
  const part = fetchPortalPart(load, [scriptPath, 'assets/home-AAAAAAAA.css'])
  void part.then(() => (isHere = true))
  expect(load).toHaveBeenCalledOnce()
  expect(describeAddedLinks()).toEqual([
    `modulepreload /${scriptPath}`,
    'stylesheet /assets/home-AAAAAAAA.css',
  ])
  await Promise.resolve()
  expect(isHere).toBe(false)
  addedLinks[1]?.dispatchEvent(new Event('load'))
  expect(await part).toBe('home')
})

it('the styles of two parts are loaded once', async () => {
  const files = ['assets/common-AAAAAAAA.css']
  const both = Promise.all([
    fetchPortalPart(async () => 'home', files),
    fetchPortalPart(async () => 'loans', files),
  ])
  expect(describeAddedLinks()).toEqual(['stylesheet /assets/common-AAAAAAAA.css'])
  addedLinks[0]?.dispatchEvent(new Event('load'))
  expect(await both).toEqual(['home', 'loans'])
})

it('the styles that are already in the page are not loaded', async () => {
  document.head.innerHTML = '<link href="/assets/first-visit-AAAAAAA.css">'
  onTestFinished(() => document.head.replaceChildren())
  expect(await fetchPortalPart(async () => 'home', ['assets/first-visit-AAAAAAA.css'])).toBe('home')
  expect(describeAddedLinks()).toEqual([])
})

it('code that fails to load is reported', async () => {
  await expect(fetchPortalPart(() => Promise.reject(networkError))).rejects.toBe(networkError)
  expect(preloadErrors).toEqual([networkError])
})

it('styles that fail to load are reported, and loaded again the next time', async () => {
  const files = ['assets/gone-AAAAAAAA.css']
  const part = fetchPortalPart(async () => 'home', files)
  addedLinks[0]?.dispatchEvent(new Event('error'))
  await expect(part).rejects.toThrow('/assets/gone-AAAAAAAA.css')
  expect(preloadErrors).toHaveLength(1)
  const next = fetchPortalPart(async () => 'home', files)
  addedLinks[1]?.dispatchEvent(new Event('load'))
  expect(await next).toBe('home')
})
