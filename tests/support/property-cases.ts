/** Number of generated cases of each property test. `npm run properties` runs ten times as many. */
export const propertyCaseCount = Number(process.env['STORIES'] ?? 100)

/** Timeout of a property test. A generated case takes 50 ms, or ten times that on a busy machine. */
export const propertyTimeoutMilliseconds = propertyCaseCount * 1_000
