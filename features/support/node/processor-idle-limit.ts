import type { PageIdleTimeLimit } from '#features/support/dom-page'

/**
 * The limit of a page's idle time in Node. It is measured in processor time, so that other programs do not
 * shorten it.
 */
export const pageIdleLimitInCpuTime: PageIdleTimeLimit = {
  eventLoopTurns: 60,
  milliseconds: 250,
  currentTimeMilliseconds: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}
