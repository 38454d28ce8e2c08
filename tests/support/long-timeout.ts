/**
 * Longest time, in milliseconds, that a test waits for an asynchronous change. The default of one second
 * is too short on a busy machine.
 */
export const longWaitOptions = { timeout: 10_000 } as const
