/**
 * Time that a test waits for an asynchronous change, in milliseconds. On a busy machine, the usual second
 * is too short.
 */
export const longTimeout = { timeout: 10_000 } as const
