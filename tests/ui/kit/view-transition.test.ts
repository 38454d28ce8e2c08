import { describe, expect, it } from 'vitest'
import { withViewTransition, type TransitionPage } from '@/ui/kit/view-transition'

/** A browser with view transitions, in which the test runs the update. */
class MovingBrowser implements TransitionPage {
  begin: (() => Promise<void>) | undefined

  constructor(private readonly ready: Promise<unknown> = Promise.resolve()) {}

  startViewTransition(change: () => Promise<void>): { readonly ready: Promise<unknown> } {
    this.begin = change
    return { ready: this.ready }
  }
}

function changes(
  page: TransitionPage,
  { wantsRest = false, isThere = true } = {},
): { readonly made: () => number } {
  let made = 0
  withViewTransition(() => (made += 1), page, { wantsRest, isThere: () => isThere })
  return { made: () => made }
}

describe('a change in one movement', () => {
  it('is made at once where the browser has no such thing', () => {
    expect(changes({}).made()).toBe(1)
  })

  it('is made at once for whoever wants little motion', () => {
    const browser = new MovingBrowser()
    expect(changes(browser, { wantsRest: true }).made()).toBe(1)
    expect(browser.begin).toBeUndefined()
  })

  it('is made once, when the browser has taken its picture', async () => {
    const browser = new MovingBrowser()
    const { made } = changes(browser)
    expect(made()).toBe(0)
    await browser.begin?.()
    expect(made()).toBe(1)
  })

  it('lets the page move on when nothing comes that travels', async () => {
    const browser = new MovingBrowser()
    const { made } = changes(browser, { isThere: false })
    await browser.begin?.()
    expect(made()).toBe(1)
  })

  it('is made as well where the movement is skipped', async () => {
    const browser = new MovingBrowser(Promise.reject(new Error('skipped')))
    const { made } = changes(browser)
    await browser.begin?.()
    expect(made()).toBe(1)
  })
})
