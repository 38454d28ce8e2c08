/** Path patterns of all pages of the rulebook. A path is the part of the address after `#`. */
export const rulebookPaths = {
  rules: '/',
  screens: '/pantallas',
  steps: '/pasos',
  courses: '/cursos',
  course: '/cursos/:course',
  rule: '/regla/:rule',
  player: '/regla/:rule/:scenario/:step?',
  courseResult: '/resultado/:result',
} as const

/** Returns the path of the page of a rule. */
export function rulePagePath(ruleId: string): string {
  return `/regla/${ruleId}`
}

/**
 * Returns the path of the page that plays a scenario. When the page opens, it first replays the given
 * number of steps.
 */
export function playerPagePath(ruleId: string, scenarioId: string, stepsToReplay = 0): string {
  return `/regla/${ruleId}/${scenarioId}${stepsToReplay === 0 ? '' : `/${stepsToReplay}`}`
}

/**
 * Returns the path of the page that shows a trainee's result in a course to their trainer.
 * `encodedResult` is a text of `encodeCourseResult`.
 */
export function courseResultPagePath(encodedResult: string): string {
  return `/resultado/${encodedResult}`
}

/**
 * Returns the absolute address of a page of the rulebook, to send to others. Any host can serve it,
 * because the path of the page is after the `#`.
 */
export function absoluteAddress(pagePath: string): string {
  const url = new URL(window.location.href)
  url.search = ''
  url.hash = pagePath
  return url.href
}

/**
 * Returns the number of steps to replay that an address contains; 0 if the text is undefined or not a
 * positive whole number.
 */
export function parseStepsToReplay(text: string | undefined): number {
  const stepCount = Number(text ?? 0)
  return Number.isInteger(stepCount) && stepCount > 0 ? stepCount : 0
}

/** Returns the path of the page of a training course. */
export function coursePagePath(courseId: string): string {
  return `/cursos/${courseId}`
}
