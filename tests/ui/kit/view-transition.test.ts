import { describe, expect, it } from 'vitest'
import { runViewTransition, type ViewTransitionDocument } from '@/ui/kit/view-transition'

/** Fake document with view transitions. The test runs the update of a transition itself, by `begin`. */
class MovingBrowser implements ViewTransitionDocument {
  begin: (() => Promise<void>) | undefined

  constructor(private readonly ready: Promise<unknown> = Promise.resolve()) {}

  startViewTransition(change: () => Promise<void>): { readonly ready: Promise<unknown> } {
    this.begin = change
    return { ready: this.ready }
  }
}

function changes(
  page: ViewTransitionDocument,
  { prefersReducedMotion = false, hasMovedElementArrived = true } = {},
): { readonly made: () => number } {
  let made = 0
  runViewTransition(() => (made += 1), page, {
    prefersReducedMotion,
    hasMovedElementArrived: () => hasMovedElementArrived,
  })
  return { made: () => made }
}

describe('an animated change', () => {
  it('is made at once in a browser without view transitions', () => {
    expect(changes({}).made()).toBe(1)
  })

  it('is made at once for a customer who prefers reduced motion', () => {
    const browser = new MovingBrowser()
    expect(changes(browser, { prefersReducedMotion: true }).made()).toBe(1)
    expect(browser.begin).toBeUndefined()
  })

  it('is made once, after the browser has taken its picture', async () => {
    const browser = new MovingBrowser()
    const { made } = changes(browser)
    expect(made()).toBe(0)
    await browser.begin?.()
    expect(made()).toBe(1)
  })

  it('skips the animation when no element travels', async () => {
    const browser = new MovingBrowser()
    const { made } = changes(browser, { hasMovedElementArrived: false })
    await browser.begin?.()
    expect(made()).toBe(1)
  })

  it('is made also when the browser skips the animation', async () => {
    const browser = new MovingBrowser(Promise.reject(new Error('skipped')))
    const { made } = changes(browser)
    await browser.begin?.()
    expect(made()).toBe(1)
  })
})
