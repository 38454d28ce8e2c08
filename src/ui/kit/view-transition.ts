/** The part of the browser's `document` object that animates a change of the page. */
export interface ViewTransitionDocument {
  /** Makes a change of the page and animates it; missing if the browser does not support view transitions. */
  readonly startViewTransition?: (change: () => Promise<void>) => StartedTransition
}

interface StartedTransition {
  readonly ready: Promise<unknown>
}

/** The conditions under which a change of the page is animated. */
interface ViewTransitionConditions {
  /** Whether the customer prefers reduced motion. In that case the change of the page is not animated. */
  readonly prefersReducedMotion: boolean
  /** Returns whether the changed page already contains the element that the animation moves. */
  readonly hasMovedElementArrived: () => boolean
}

/** Maximum milliseconds for which the page may be frozen, even if files are still loading. */
const timeoutMilliseconds = 100
const pollIntervalMilliseconds = 10

/**
 * Makes a change of the page with an animation: an element with the same `view-transition-name` before and
 * after the change moves to its new position. If the browser does not support this, or the customer prefers
 * reduced motion, the change is made at once.
 */
export function runViewTransition(
  change: () => void,
  page: ViewTransitionDocument,
  { prefersReducedMotion, hasMovedElementArrived }: ViewTransitionConditions,
): void {
  if (!page.startViewTransition || prefersReducedMotion) {
    change()
    return
  }
  const movement = page.startViewTransition(async () => {
    change()
    await waitForMovedElement(hasMovedElementArrived, timeoutMilliseconds)
  })
  // If the animation is skipped, the change itself has still been made.
  movement.ready.catch(() => undefined)
}

/** Waits until the element that the animation moves is on the page, or until the timeout is over. */
async function waitForMovedElement(hasMovedElementArrived: () => boolean, timeout: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, pollIntervalMilliseconds))
  if (!hasMovedElementArrived() && timeout > 0)
    await waitForMovedElement(hasMovedElementArrived, timeout - pollIntervalMilliseconds)
}
