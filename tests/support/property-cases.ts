/**
 * Number of random inputs with which each property test runs. `npm run properties` uses ten times as
 * many.
 */
export const propertyTestCaseCount = Number(process.env['STORIES'] ?? 100)

/**
 * Timeout of a property test, in milliseconds. Each random input takes about 50 ms, or ten times as long
 * on a busy machine.
 */
export const propertyTestTimeoutMilliseconds = propertyTestCaseCount * 1_000
