import type { UserActionHook } from '#features/support/user-action'
import type { TabWindow, TabWindowProvider } from '#features/support/memory/tab-window'
import { isLoadingPart } from './loading-parts'
import { NotPlayable } from './not-playable'

/** The frame in which the rulebook's stage runs, used as the only window of a phone in memory. */
export class FrameScreen implements TabWindow {
  /**
   * Limit for waiting until the portal is idle. It is long here, because parts of the portal are loaded
   * over the network.
   */
  readonly idleLimit = {
    eventLoopTurns: 20,
    milliseconds: 4_000,
    currentTimeMilliseconds: () => performance.now(),
  }
  userActionHook: UserActionHook = async (_, perform) => perform()
  onLinkPress: (link: HTMLAnchorElement) => void = () => undefined
  onReload: () => void = () => undefined

  constructor(
    private readonly window: Window,
    private readonly onResize: (width: number, height: number) => void,
  ) {
    scrollAtOnce()
    this.document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : undefined
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      this.onLinkPress(link)
    })
  }

  get document(): Document {
    return this.window.document
  }

  isLoadingCode(): boolean {
    return isLoadingPart()
  }

  setAsGlobalWindow(): void {}

  createEmptyRoot(): HTMLElement {
    const root = this.document.createElement('div')
    root.id = 'root'
    this.document.body.replaceChildren(root)
    this.window.scrollTo(0, 0)
    return root
  }

  resize(width: number, height: number): void {
    this.onResize(width, height)
  }

  runDueTasks(): Promise<void> {
    return new Promise((resolve) => this.window.setTimeout(resolve))
  }
}

/**
 * Makes scrolling by a button end at once, as in Node, because the next step of the scenario reads the
 * position.
 */
function scrollAtOnce(): void {
  const { prototype } = window.Element
  const { scrollBy } = prototype
  prototype.scrollBy = function (this: Element, ...options: readonly unknown[]): void {
    Reflect.apply(scrollBy, this, options)
    this.dispatchEvent(new Event('scroll'))
  }
}

/**
 * Returns the windows of the phone in the rulebook's stage. There is only one, so a second tab cannot be
 * shown.
 */
export function screensOf(screen: FrameScreen): TabWindowProvider {
  return {
    windowOfTab: (position) => {
      if (position > 0) throw new NotPlayable('Necesita una segunda pestaña del navegador.')
      return screen
    },
  }
}
