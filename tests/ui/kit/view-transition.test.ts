import { describe, expect, it } from 'vitest'
import { runViewTransition, type ViewTransitionDocument } from '@/ui/kit/view-transition'

/** Fake document with view transitions. The test runs the update of a transition itself, by `runUpdate`. */
class FakeTransitionDocument implements ViewTransitionDocument {
  runUpdate: (() => Promise<void>) | undefined

  constructor(private readonly ready: Promise<unknown> = Promise.resolve()) {}

  startViewTransition(change: () => Promise<void>): { readonly ready: Promise<unknown> } {
    this.runUpdate = change
    return { ready: this.ready }
  }
}

function startTransition(
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
    expect(startTransition({}).made()).toBe(1)
  })

  it('is made at once for a customer who prefers reduced motion', () => {
    const browser = new FakeTransitionDocument()
    expect(startTransition(browser, { prefersReducedMotion: true }).made()).toBe(1)
    expect(browser.runUpdate).toBeUndefined()
  })

  it('is made once, after the browser has taken its picture', async () => {
    const browser = new FakeTransitionDocument()
    const { made } = startTransition(browser)
    expect(made()).toBe(0)
    await browser.runUpdate?.()
    expect(made()).toBe(1)
  })

  it('skips the animation when no element travels', async () => {
    const browser = new FakeTransitionDocument()
    const { made } = startTransition(browser, { hasMovedElementArrived: false })
    await browser.runUpdate?.()
    expect(made()).toBe(1)
  })

  it('is made also when the browser skips the animation', async () => {
    const browser = new FakeTransitionDocument(Promise.reject(new Error('skipped')))
    const { made } = startTransition(browser)
    await browser.runUpdate?.()
    expect(made()).toBe(1)
  })
})
