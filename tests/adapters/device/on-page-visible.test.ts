// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { onPageVisible } from '@/adapters/device/on-page-visible'

let runCount: number
let stopListening: () => void

beforeEach(() => {
  runCount = 0
  stopListening = onPageVisible(window, () => {
    runCount += 1
  })
})

describe('a page that becomes visible again', () => {
  it.each([
    ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['after it was frozen', () => document.dispatchEvent(new Event('resume'))],
    ['by the back button', () => window.dispatchEvent(new Event('pageshow'))],
    ['from another window', () => window.dispatchEvent(new Event('focus'))],
  ])('is reported after %s, until the listener stops', (_, comeBack) => {
    comeBack()
    expect(runCount).toBe(1)
    stopListening()
    comeBack()
    expect(runCount).toBe(1)
  })

  it('is not reported when it is hidden', () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(runCount).toBe(0)
    stopListening()
  })
})
