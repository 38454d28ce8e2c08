/** Maximum milliseconds between two skeletons (loading placeholders) that still belong to the same wait. */
const maxGapMilliseconds = 100

/**
 * One wait of the customer, in which several skeletons (loading placeholders) follow each other: the first
 * while the code of a screen loads, the next while its data loads. The delay before the shapes appear is
 * counted only once.
 */
export class LoadingSkeletonSequence {
  private skeletons = 0
  private beganAt = 0
  private endedAt = Number.NEGATIVE_INFINITY

  /** `now` returns the current time in milliseconds. */
  constructor(private readonly now: () => number) {}

  /**
   * Adds a skeleton (a loading placeholder) to the wait. Returns for how many milliseconds the customer has
   * been waiting since the first skeleton.
   */
  addSkeleton(): number {
    const now = this.now()
    if (this.skeletons === 0 && now - this.endedAt > maxGapMilliseconds) this.beganAt = now
    this.skeletons += 1
    return now - this.beganAt
  }

  removeSkeleton(): void {
    this.skeletons -= 1
    if (this.skeletons === 0) this.endedAt = this.now()
  }
}

const skeletonSequences = new WeakMap<Document, LoadingSkeletonSequence>()

/**
 * Makes the animation of a skeleton (a loading placeholder) continue where the skeleton before it in the
 * same wait stopped. Pass this function as the `ref` of the skeleton's shapes.
 */
export function continueSkeletonAnimation(shapes: HTMLElement | null): (() => void) | undefined {
  if (!shapes) return undefined
  const page = shapes.ownerDocument
  const wait = skeletonSequences.get(page) ?? new LoadingSkeletonSequence(() => performance.now())
  skeletonSequences.set(page, wait)
  shapes.style.setProperty('--waited', `${-Math.round(wait.addSkeleton())}ms`)
  return () => wait.removeSkeleton()
}
