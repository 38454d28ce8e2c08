import { findFaultsOnDisplayedScreen } from './screen-complaints'
import { plantedScreenFaults } from './planted-screen-faults'

/** Findings of the sweep (a visit to every address) on one page of the portal. */
export interface PageFaultCheckFindings {
  readonly complaints: readonly string[]
  /** Pixels by which the page is wider than the window. */
  readonly overflowPx: number
  readonly isSignedIn: boolean
}

/** Key of the portal's local storage under which the session is stored, if a customer is signed in. */
const sessionKey = 'portal.user'

/**
 * Number of checks in a row without a pending request after which a page counts as completely loaded,
 * and milliseconds between two checks. The demo answers requests at once.
 */
const [quietTurns, turnMilliseconds] = [8, 4]

const pageFaultCheck = {
  /**
   * Inserts the fault with the given name into the screen. Then checks the screen and returns the findings,
   * to prove that the check finds this fault.
   */
  plant: (name: string): PageFaultCheckFindings => {
    plantedScreenFaults.find((each) => each.name === name)?.plant(document)
    return pageFindings()
  },

  /** Opens a path of the portal by client-side navigation, and then checks the screen. */
  goOn: async (path: string, timeoutMilliseconds: number): Promise<PageFaultCheckFindings> => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return pageFaultCheck.look(timeoutMilliseconds)
  },

  /**
   * Waits until the last request has ended. Then makes the same checks of the screen as in Node, and
   * those that need a layout.
   */
  look: async (timeoutMilliseconds: number): Promise<PageFaultCheckFindings> => {
    await waitUntilIdle(timeoutMilliseconds)
    return pageFindings()
  },
}

export type PageFaultCheckFunctions = typeof pageFaultCheck

Object.assign(globalThis, { pageFaultCheck })

function pageFindings(): PageFaultCheckFindings {
  const root = document.documentElement
  return {
    complaints: findFaultsOnDisplayedScreen(document, (element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
    overflowPx: Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth,
    isSignedIn: localStorage.getItem(sessionKey) !== null,
  }
}

async function waitUntilIdle(timeoutMilliseconds: number): Promise<void> {
  const until = performance.now() + timeoutMilliseconds
  for (let quiet = 0; quiet < quietTurns; quiet = isBusy() ? 0 : quiet + 1) {
    if (performance.now() > until) throw new Error('It did not come to rest')
    await new Promise((resolve) => setTimeout(resolve, turnMilliseconds))
  }
}

/** Address of the showcase of the portal's components. Some of its examples load forever. */
const showcasePath = '/wiki'

function isBusy(): boolean {
  if (document.querySelector('h1') === null) return true
  return location.pathname !== showcasePath && document.querySelector('[aria-busy="true"]') !== null
}
