/** The time at which every scenario starts, unless it sets another, as ISO text. */
export const scenarioStartTime = '2026-11-21T12:00:00-03:00'
