/** Milliseconds between two skeletons that still belong to one wait. */
const gapMilliseconds = 100

/**
 * The wait that skeletons share if they follow each other, first for the code of a screen and then for its
 * data. The delay before shapes appear is counted once.
 */
export class SharedSkeletonWait {
  private skeletons = 0
  private beganAt = 0
  private endedAt = Number.NEGATIVE_INFINITY

  /** `now` returns the current time in milliseconds. */
  constructor(private readonly now: () => number) {}

  /** Adds a skeleton to the wait. Returns for how many milliseconds the customer has been waiting. */
  addSkeleton(): number {
    const now = this.now()
    if (this.skeletons === 0 && now - this.endedAt > gapMilliseconds) this.beganAt = now
    this.skeletons += 1
    return now - this.beganAt
  }

  removeSkeleton(): void {
    this.skeletons -= 1
    if (this.skeletons === 0) this.endedAt = this.now()
  }
}

const waits = new WeakMap<Document, SharedSkeletonWait>()

/**
 * Makes the animation of a skeleton continue where the previous skeleton of the same wait stopped. Pass it as
 * the `ref` of the shapes.
 */
export function continueSkeletonAnimation(shapes: HTMLElement | null): (() => void) | undefined {
  if (!shapes) return undefined
  const page = shapes.ownerDocument
  const wait = waits.get(page) ?? new SharedSkeletonWait(() => performance.now())
  waits.set(page, wait)
  shapes.style.setProperty('--waited', `${-Math.round(wait.addSkeleton())}ms`)
  return () => wait.removeSkeleton()
}
