/** How many stories a property tells at each run of the tests; `npm run properties` tells ten times as many. */
export const stories = Number(process.env['STORIES'] ?? 100)

/** A story of a property takes 50 ms, and ten times as long on a busy machine. */
export const propertyTimeoutMilliseconds = stories * 1_000
