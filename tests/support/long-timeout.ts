/** How long a test waits for an asynchronous change: on a busy machine the usual second is too short. */
export const longTimeout = { timeout: 10_000 } as const
