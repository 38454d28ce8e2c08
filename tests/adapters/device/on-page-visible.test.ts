// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { onPageVisible } from '@/adapters/device/on-page-visible'

let runs: number
let stop: () => void

beforeEach(() => {
  runs = 0
  stop = onPageVisible(window, () => {
    runs += 1
  })
})

describe('a page that is looked at again', () => {
  it.each([
    ['from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['after it was frozen', () => document.dispatchEvent(new Event('resume'))],
    ['by the back button', () => window.dispatchEvent(new Event('pageshow'))],
    ['from another window', () => window.dispatchEvent(new Event('focus'))],
  ])('%s is shown, until nobody listens', (_, comeBack) => {
    comeBack()
    expect(runs).toBe(1)
    stop()
    comeBack()
    expect(runs).toBe(1)
  })

  it('is not shown when it goes out of sight', () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
    expect(runs).toBe(0)
    stop()
  })
})
