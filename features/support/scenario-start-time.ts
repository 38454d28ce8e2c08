/** The time at which every scenario starts, as ISO text. A scenario can set another time. */
export const scenarioStartTime = '2026-11-21T12:00:00-03:00'
