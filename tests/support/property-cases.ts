/** Number of random cases that each property test generates. `npm run properties` runs ten times as many. */
export const propertyCaseCount = Number(process.env['STORIES'] ?? 100)

/**
 * Timeout of a property test in milliseconds. A generated case takes 50 ms, or ten times that on a busy
 * machine.
 */
export const propertyTimeoutMilliseconds = propertyCaseCount * 1_000
