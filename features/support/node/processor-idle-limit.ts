import type { IdleLimit } from '#features/support/dom-page'

/** How long a page may be idle, measured in processor time so that other programs do not matter. */
export const idleLimitInProcessorTime: IdleLimit = {
  turns: 60,
  milliseconds: 250,
  now: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}
