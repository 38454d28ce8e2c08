import { complaintsAbout } from './look'
import { planted } from './planted'

/** What is found on one page. */
export interface PageFindings {
  readonly complaints: readonly string[]
  /** By how many pixels it is wider than the window. */
  readonly overflowPx: number
  readonly isSignedIn: boolean
}

/** The storage key of the session. */
const sessionKey = 'portal.user'

/** The demo responds at once: the next request starts within this many turns. */
const [quietTurns, turnMilliseconds] = [8, 4]

const sweep = {
  /** Plants the named fault in the screen, to prove that the check finds it. */
  plant: (name: string): PageFindings => {
    planted.find((each) => each.name === name)?.plant(document)
    return pageFindings()
  },

  /** Goes to the path by client-side navigation, without loading the page. */
  goOn: async (path: string, patienceMilliseconds: number): Promise<PageFindings> => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return sweep.look(patienceMilliseconds)
  },

  /** The same check as in Node, with what needs a layout, after the last request has ended. */
  look: async (patienceMilliseconds: number): Promise<PageFindings> => {
    await comeToRest(patienceMilliseconds)
    return pageFindings()
  },
}

export type SweepInPage = typeof sweep

Object.assign(globalThis, { sweep })

function pageFindings(): PageFindings {
  const root = document.documentElement
  return {
    complaints: complaintsAbout(document, (element) => element.checkVisibility({ visibilityProperty: true })),
    overflowPx: Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth,
    isSignedIn: localStorage.getItem(sessionKey) !== null,
  }
}

async function comeToRest(patienceMilliseconds: number): Promise<void> {
  const until = performance.now() + patienceMilliseconds
  for (let quiet = 0; quiet < quietTurns; quiet = isBusy() ? 0 : quiet + 1) {
    if (performance.now() > until) throw new Error('It did not come to rest')
    await new Promise((resolve) => setTimeout(resolve, turnMilliseconds))
  }
}

/** The showcase of the components has some that wait for ever. */
const showcasePath = '/wiki'

function isBusy(): boolean {
  if (document.querySelector('h1') === null) return true
  return location.pathname !== showcasePath && document.querySelector('[aria-busy="true"]') !== null
}
