/**
 * Maximum milliseconds to wait for the automatic collections once the other data has arrived. Not every
 * lender has automatic collections. On a slow network they arrive seconds later, because the code that
 * requests them has to be loaded first.
 */
export const collectionTimeoutMilliseconds = 8_000
