import { complaintsAbout } from './look'
import { planted } from './planted'

/** What one look at a page finds. */
export interface Sight {
  readonly complaints: readonly string[]
  /** By how many pixels it is wider than the window. */
  readonly overflowPx: number
  readonly isSignedIn: boolean
}

/** Where the portal keeps who is signed in. */
const sessionKey = 'portal.user'

/** The demo answers without waiting: what is shown next begins within some turns. */
const [quietTurns, turnMilliseconds] = [8, 4]

const sweep = {
  /** Puts the fault of that name into the screen, to see that it is noticed. */
  plant: (name: string): Sight => {
    planted.find((each) => each.name === name)?.plant(document)
    return sight()
  },

  /** As a link of the portal would lead there, without loading it anew. */
  goOn: async (path: string, patienceMilliseconds: number): Promise<Sight> => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    return sweep.look(patienceMilliseconds)
  },

  /** The very look that is taken in Node, and what only a layout shows, once nothing is on its way any more. */
  look: async (patienceMilliseconds: number): Promise<Sight> => {
    await comeToRest(patienceMilliseconds)
    return sight()
  },
}

export type SweepInPage = typeof sweep

Object.assign(globalThis, { sweep })

function sight(): Sight {
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
