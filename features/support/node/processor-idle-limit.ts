import type { IdleLimit } from '#features/support/dom-page'

/** Measured in processor time, so that other programs do not shorten it. */
export const idleLimitInProcessorTime: IdleLimit = {
  turns: 60,
  milliseconds: 250,
  now: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}
