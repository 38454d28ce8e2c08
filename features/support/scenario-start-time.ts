/** The time at which every scenario starts, unless it says another. */
export const scenarioStartTime = '2026-11-21T12:00:00-03:00'
