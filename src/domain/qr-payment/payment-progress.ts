/** A percentage. */
const atStart = 10
/** Short of the end until the lender has answered. */
const mostUntilDone = 95.8
const perMillisecondWaiting = 0.001
const perMillisecondFinishing = 2

/** How long the finished bar stays. Source: QRP-07. */
export const pauseAfterProgressMilliseconds = 2000

/** How often the bar is drawn anew while the answer is awaited. Source: QRP-07. */
export const progressStepMilliseconds = 100

/** Where the bar stands while the answer is awaited, in percent. Source: QRP-07. */
export function waitingProgress(waitedMilliseconds: number): number {
  return Math.min(mostUntilDone, atStart + waitedMilliseconds * perMillisecondWaiting)
}

/** Where it stands that long after the answer came, from where it stood then. Source: QRP-07. */
export function finishingProgress(reached: number, finishingMilliseconds: number): number {
  return Math.min(100, reached + finishingMilliseconds * perMillisecondFinishing)
}
