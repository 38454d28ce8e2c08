import { expect, it } from 'vitest'
import { BrowserFileOpener } from '@/adapters/device/browser-file-opener'
import { ManualClock } from '#tests/support/manual-clock'

/** Fake browser window that records the tabs that it opens, or opens none if a test forbids it. */
class FakeBrowserWindow {
  readonly tabs: { readonly address: string; opener: unknown }[] = []
  allowsTabs = true

  open(address: string): { opener: unknown } | null {
    if (!this.allowsTabs) return null
    const tab = { address, opener: this }
    this.tabs.push(tab)
    return tab
  }
}

const pdfFile = { blob: new Blob(['%PDF-1.7']), contentType: 'application/pdf' }

it('a document opens in a new tab by its content type, and stays readable for long enough', async () => {
  const [browser, clock] = [new FakeBrowserWindow(), new ManualClock()]
  expect(new BrowserFileOpener(browser, clock).open(pdfFile)).toBe('opened')
  const [tab] = browser.tabs
  expect(tab?.opener).toBeUndefined()
  const shown = await fetch(tab?.address ?? '')
  expect(shown.headers.get('content-type')).toBe('application/pdf')
  expect(await shown.text()).toBe('%PDF-1.7')
  clock.advance(60_000)
  await expect(fetch(tab?.address ?? '')).rejects.toThrow(TypeError)
})

it('a blocked new tab is reported', () => {
  const browser = new FakeBrowserWindow()
  browser.allowsTabs = false
  expect(new BrowserFileOpener(browser, new ManualClock()).open(pdfFile)).toBe('blocked')
})
