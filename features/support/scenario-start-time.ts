/** The time of the clock at the start of each scenario that sets no other time, as ISO text. */
export const scenarioStartTime = '2026-11-21T12:00:00-03:00'
