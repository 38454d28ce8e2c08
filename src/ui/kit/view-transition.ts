/** What a page can do about its changes. */
export interface TransitionPage {
  /** Draws a change as one movement; missing where the browser has none. */
  readonly startViewTransition?: (change: () => Promise<void>) => Movement
}

interface Movement {
  readonly ready: Promise<unknown>
}

/** How the change is to be drawn. */
export interface ViewUpdate {
  /** The customer wants little motion. */
  readonly wantsRest: boolean
  /** Whether what travels has come to its new place. */
  readonly isThere: () => boolean
}

/** The page stands still for no longer, whatever is still pending to it. */
const patienceMilliseconds = 100
const lookEveryMilliseconds = 10

/**
 * Makes a change that is drawn as one movement: what has the same `view-transition-name` before and after it travels.
 * Where the browser has no such thing, or they want little motion, the change is made at once.
 */
export function withViewTransition(
  change: () => void,
  page: TransitionPage,
  { wantsRest, isThere }: ViewUpdate,
): void {
  if (!page.startViewTransition || wantsRest) {
    change()
    return
  }
  const movement = page.startViewTransition(async () => {
    change()
    await drawn(isThere, patienceMilliseconds)
  })
  // Of a movement that is skipped only the paint is missing.
  movement.ready.catch(() => undefined)
}

/** Once it is there, or nobody waits for it any more. */
async function drawn(isThere: () => boolean, patience: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lookEveryMilliseconds))
  if (!isThere() && patience > 0) await drawn(isThere, patience - lookEveryMilliseconds)
}
