/**
 * Options for a test that waits for an asynchronous change: the longest wait, in milliseconds. The default
 * of one second is too short on a busy machine.
 */
export const longWaitOptions = { timeout: 10_000 } as const
