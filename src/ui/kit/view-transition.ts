/** The part of `document` that animates a change of the page. */
export interface ViewTransitionDocument {
  /** Animates a change of the page; missing if the browser does not support view transitions. */
  readonly startViewTransition?: (change: () => Promise<void>) => Movement
}

interface Movement {
  readonly ready: Promise<unknown>
}

/** The conditions under which a change of the page is animated. */
export interface AnimationConditions {
  /** Whether the customer prefers reduced motion; the change is then not animated. */
  readonly prefersReducedMotion: boolean
  /** Returns whether the element that moves is already on the page after the change. */
  readonly hasMovedElementArrived: () => boolean
}

/** Maximum milliseconds for which the page may be frozen, even if files are still loading. */
const timeoutMilliseconds = 100
const lookEveryMilliseconds = 10

/**
 * Makes a change that is animated: elements with the same `view-transition-name` before and after it move to
 * their new place.
 * Without browser support, or with reduced motion, the change is made at once.
 */
export function withViewTransition(
  change: () => void,
  page: ViewTransitionDocument,
  { prefersReducedMotion, hasMovedElementArrived }: AnimationConditions,
): void {
  if (!page.startViewTransition || prefersReducedMotion) {
    change()
    return
  }
  const movement = page.startViewTransition(async () => {
    change()
    await drawn(hasMovedElementArrived, timeoutMilliseconds)
  })
  // If the animation is skipped, the change itself has still been made.
  movement.ready.catch(() => undefined)
}

/** Waits until the element is there, or until the time is over. */
async function drawn(hasMovedElementArrived: () => boolean, timeout: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lookEveryMilliseconds))
  if (!hasMovedElementArrived() && timeout > 0)
    await drawn(hasMovedElementArrived, timeout - lookEveryMilliseconds)
}
