import type { UserActionHook } from '#features/support/user-action'
import type { TabWindow, TabWindowProvider } from '#features/support/memory/tab-window'
import { isLoadingPart } from './loading-parts'
import { NotPlayableError } from './not-playable-error'

/** The frame in which the rulebook's stage runs, used as the only window of a phone in memory. */
export class StageWindow implements TabWindow {
  /**
   * Limit for waiting until the portal is idle. It is longer than in Node, because parts of the portal are
   * loaded over the network.
   */
  readonly idleLimit = {
    eventLoopTurns: 20,
    milliseconds: 4_000,
    currentTimeMilliseconds: () => performance.now(),
  }
  /** Receives each user action and performs it. At first it performs the action at once. */
  performUserAction: UserActionHook = async (_, perform) => perform()
  onUnhandledLinkPress: (link: HTMLAnchorElement) => void = () => undefined
  onReload: () => void = () => undefined

  constructor(
    private readonly frameWindow: Window,
    private readonly onResize: (width: number, height: number) => void,
  ) {
    makeScrollingInstant()
    this.document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : undefined
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      this.onUnhandledLinkPress(link)
    })
  }

  get document(): Document {
    return this.frameWindow.document
  }

  isLoadingCode(): boolean {
    return isLoadingPart()
  }

  /** Does nothing, because the window of the frame is the global window. */
  setAsGlobalWindow(): void {}

  emptyPageAndCreateRoot(): HTMLElement {
    const root = this.document.createElement('div')
    root.id = 'root'
    this.document.body.replaceChildren(root)
    this.frameWindow.scrollTo(0, 0)
    return root
  }

  resize(width: number, height: number): void {
    this.onResize(width, height)
  }

  runDueTasks(): Promise<void> {
    return new Promise((resolve) => this.frameWindow.setTimeout(resolve))
  }
}

/**
 * Makes `scrollBy` dispatch the scroll event at once, as in Node, because the next step of the scenario
 * reads the position.
 */
function makeScrollingInstant(): void {
  const { prototype } = window.Element
  const { scrollBy } = prototype
  prototype.scrollBy = function (this: Element, ...options: readonly unknown[]): void {
    Reflect.apply(scrollBy, this, options)
    this.dispatchEvent(new Event('scroll'))
  }
}

/**
 * Returns a provider with one window for the phone in the rulebook's stage. It throws `NotPlayableError`
 * for a second tab.
 */
export function createSingleWindowProvider(stageWindow: StageWindow): TabWindowProvider {
  return {
    windowOfTab: (position) => {
      if (position > 0) throw new NotPlayableError('Necesita una segunda pestaña del navegador.')
      return stageWindow
    },
  }
}
