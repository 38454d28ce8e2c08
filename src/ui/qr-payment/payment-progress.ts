/** Percent at which the bar starts. */
const atStart = 10
/** Percent that the bar does not pass until the lender answers. */
const mostUntilDone = 95.8
const perMillisecondWaiting = 0.001
const perMillisecondFinishing = 2

/** How long the full progress bar stays visible. Source: QRP-07. */
export const pauseAfterProgressMilliseconds = 2000

/** Time between two updates of the progress bar while the answer is pending. Source: QRP-07. */
export const progressStepMilliseconds = 100

/**
 * Returns the position of the progress bar, in percent, after waiting that long for the answer.
 * Source: QRP-07.
 */
export function progressWhileWaiting(waitedMilliseconds: number): number {
  return Math.min(mostUntilDone, atStart + waitedMilliseconds * perMillisecondWaiting)
}

/**
 * Returns the position of the progress bar that long after the answer arrived, starting from the position it
 * had then. Source: QRP-07.
 */
export function progressAfterAnswer(reached: number, finishingMilliseconds: number): number {
  return Math.min(100, reached + finishingMilliseconds * perMillisecondFinishing)
}
