/** Position of the progress bar, in percent, when a payment begins. */
const atStart = 10
/** Position, in percent, that the progress bar does not pass until the lender answers. */
const mostUntilDone = 95.8
const perMillisecondWaiting = 0.001
const perMillisecondFinishing = 2

/** Milliseconds for which the full progress bar stays visible after a payment. Source: QRP-07. */
export const pauseAfterProgressMilliseconds = 2000

/**
 * Milliseconds between two updates of the progress bar while the answer to a payment is pending. Source:
 * QRP-07.
 */
export const progressStepMilliseconds = 100

/**
 * Returns the position of the progress bar, in percent, after the customer has waited that many milliseconds
 * for the answer to a payment. Source: QRP-07.
 */
export function progressWhileWaiting(waitedMilliseconds: number): number {
  return Math.min(mostUntilDone, atStart + waitedMilliseconds * perMillisecondWaiting)
}

/**
 * Returns the position of the progress bar, in percent, that many milliseconds after the answer arrived.
 * `reached` is the position when it arrived. Source: QRP-07.
 */
export function progressAfterAnswer(reached: number, finishingMilliseconds: number): number {
  return Math.min(100, reached + finishingMilliseconds * perMillisecondFinishing)
}
