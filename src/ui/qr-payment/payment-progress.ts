/** Position of the progress bar, in percent, when a payment begins. */
const startPercent = 10
/** Position, in percent, that the progress bar does not pass until the lender answers. */
const maxPercentBeforeAnswer = 95.8
const percentPerMillisecondBeforeAnswer = 0.001
const percentPerMillisecondAfterAnswer = 2

/** Milliseconds for which the progress bar stays visible at 100 percent after a payment. Source: QRP-07. */
export const fullProgressBarPauseMilliseconds = 2000

/**
 * Milliseconds between two updates of the progress bar while the lender has not answered about a
 * payment. Source: QRP-07.
 */
export const progressBarIntervalMilliseconds = 100

/**
 * Returns the position of the progress bar, in percent, while the customer waits for the answer to a
 * payment. `waitedMilliseconds` says how long they have waited. Source: QRP-07.
 */
export function progressPercentBeforeAnswer(waitedMilliseconds: number): number {
  return Math.min(
    maxPercentBeforeAnswer,
    startPercent + waitedMilliseconds * percentPerMillisecondBeforeAnswer,
  )
}

/**
 * Returns the position of the progress bar, in percent, after the answer to a payment has arrived.
 * `reached` is the position at that moment; `finishingMilliseconds` is the time since then. Source:
 * QRP-07.
 */
export function progressPercentAfterAnswer(reached: number, finishingMilliseconds: number): number {
  return Math.min(100, reached + finishingMilliseconds * percentPerMillisecondAfterAnswer)
}
