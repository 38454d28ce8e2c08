// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { BrowserFileSaver } from '@/adapters/device/browser-device'
import { ManualClock } from '#tests/support/manual-clock'

it('a saved file stays for a minute, because a browser that asks first reads it later', async () => {
  const clock = new ManualClock()
  const pressed: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this)
  })
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  new BrowserFileSaver(document, clock).download(
    { blob: new Blob(['%PDF-1.7']), contentType: 'application/pdf' },
    'libre-deuda.pdf',
  )
  const [link] = pressed
  expect([link?.download, link?.protocol]).toEqual(['libre-deuda.pdf', 'blob:'])
  clock.advance(59_999)
  expect(revoked).not.toHaveBeenCalled()
  clock.advance(1)
  expect(revoked).toHaveBeenCalledExactlyOnceWith(link?.href)
  vi.restoreAllMocks()
})
