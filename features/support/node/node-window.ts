import { Window } from 'happy-dom'
import { originOfInMemoryPortal } from '#features/support/memory/portal-origin'
import type { TabWindow, TabWindowProvider } from '#features/support/memory/tab-window'
import { phoneViewport } from '#tests/support/viewports'
import { pageIdleLimitInCpuTime } from './processor-idle-limit'
import { FastComputedStyles } from './fast-computed-styles'
import { joinImportedStyleSheets } from './style-sheets'

/** The style that browsers give by default to elements with the attribute `hidden`. */
const hiddenAttributeStyle = '[hidden] { display: none }'

/** Windows for later scenarios, which reuse them because creating one is slow. */
const reusableWindows: NodeWindow[] = []

/** The windows that show the tabs of a phone in memory, in Node. */
export const nodeTabWindowProvider: TabWindowProvider = {
  windowOfTab: (position) => {
    const screen = position === 0 ? NodeWindow.firstWindow() : (reusableWindows[position] ?? new NodeWindow())
    reusableWindows[position] = screen
    return screen
  },
}

let frontWindow: Window | undefined

let firstCreatedWindow: NodeWindow | undefined

/**
 * A happy-dom window, which computes no layout. The window of the tab in front is the global `window`
 * and `document`.
 */
export class NodeWindow implements TabWindow {
  readonly window = new Window({
    url: `${originOfInMemoryPortal}/`,
    ...phoneViewport,
    settings: { navigation: { disableMainFrameNavigation: true, disableChildPageNavigation: true } },
  })

  readonly idleLimit = pageIdleLimitInCpuTime

  private readonly styles = new FastComputedStyles(this.window as unknown as typeof globalThis.window)

  /** Function called at each press on a link that no script handled. */
  onUnhandledLinkPress: (link: HTMLAnchorElement) => void = () => undefined

  /** Function called when the page reloads itself. */
  onReload: () => void = () => undefined

  /**
   * Returns the first window, and creates it at the first call. Used by code that needs a document while
   * it is loaded.
   */
  static firstWindow(): NodeWindow {
    firstCreatedWindow ??= new NodeWindow()
    return firstCreatedWindow
  }

  constructor() {
    exposeWindowGlobals(this.window)
    simulateLayout(this.window)
    this.window.location.reload = () => this.onReload()
    this.setAsGlobalWindow()
    this.document.addEventListener('click', (event) => {
      const link = event.target instanceof this.window.Element ? event.target.closest('a') : undefined
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      this.onUnhandledLinkPress(link as unknown as HTMLAnchorElement)
    })
  }

  get document(): Document {
    return this.window.document as unknown as Document
  }

  isLoadingCode(): boolean {
    return false
  }

  setAsGlobalWindow(): void {
    frontWindow = this.window
  }

  runDueTasks(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve))
  }

  /** Empties the page and gives it all styles imported so far. Returns the page's new root element. */
  emptyPageAndCreateRoot(): HTMLElement {
    const { document } = this
    this.styles.replaceStyleSheets(`${hiddenAttributeStyle}\n${joinImportedStyleSheets()}`)
    document.head.replaceChildren()
    const root = document.createElement('div')
    root.id = 'root'
    document.body.replaceChildren(root)
    return root
  }

  resize(width: number, height: number): void {
    this.window.happyDOM.setViewport({ width, height })
  }
}

/**
 * Imitates layout, which happy-dom does not compute: every element is as wide as the window, and emits a
 * scroll event when it is scrolled.
 */
function simulateLayout(window: Window): void {
  const { prototype } = window.HTMLElement
  const { scrollBy } = prototype
  Object.defineProperty(prototype, 'clientWidth', { configurable: true, get: () => window.innerWidth })
  prototype.scrollBy = function (this: InstanceType<typeof window.HTMLElement>, x, y) {
    Reflect.apply(scrollBy, this, [x, y])
    this.dispatchEvent(new window.Event('scroll'))
  }
}

/** Makes globals that Node lacks refer to the window in front. */
function exposeWindowGlobals(window: Window): void {
  for (const name of ['window', ...Object.getOwnPropertyNames(window)]) {
    if (name in globalThis) continue
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => (name === 'window' ? frontWindow : frontWindow && Reflect.get(frontWindow, name)),
    })
  }
}
