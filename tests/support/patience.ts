/** How long a test waits for what comes by itself: on a busy machine the usual second is short. */
export const patience = { timeout: 10_000 } as const
